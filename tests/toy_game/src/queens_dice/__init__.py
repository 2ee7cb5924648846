"""Queen's Dice: hold a card that nobody sees, roll a die, and stop in time."""
