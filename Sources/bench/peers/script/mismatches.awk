# Writes a script of LINES moves that find no pair, from the game's answers in JSON to look.awk's lines for one
# game. The moves are MOVES, drawn by chance from all cards, over and over.
/^[{]/ {
  count = split($0, shown, /[{]"card":/)
  for (place = 2; place <= count; place++) {
    split(shown[place], key, /,"face":|,"title":/)
    face[key[1]] = key[2]
    if (key[1] + 0 > cards) cards = key[1] + 0
  }
}

END {
  srand(7)
  for (line = 0; line < MOVES; line++) {
    do {
      first = 1 + int(cards * rand())
      second = 1 + int(cards * rand())
    } while (face[first] == face[second])
    move[line] = "flip " first " " second
  }
  print "play"
  for (line = 0; line < LINES; line++) print move[line % MOVES]
}
