"""The rules: plain functions over one fixed-size record, one module per chapter of the rules.

`rules` answers for a whole position; `compiled` makes the same functions fast.
"""
