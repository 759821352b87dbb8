"""How strong the bots are and why: matches between variants, and what single numbers are worth."""
