"""What can happen in a game of Flamecraft: each kind of event with its facts.

`cause` is the card whose effect it is, `by` what kind of card that is; without one both are null. `goods` names every
token, so that two breads are `br` twice. `to` is null where a solo player gives something to the supply.
"""
