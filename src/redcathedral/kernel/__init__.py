"""The rules: plain functions over one fixed-size record, a module for each chapter of the rule text.

`rules` asks and answers for a whole position; `compiled` makes the same functions fast.
"""
