queens-dice = Queen’s Dice
ending-counted = all have stopped
