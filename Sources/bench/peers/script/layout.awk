# Makes the file that tells the peer what lies on the table, from what the game answers to look.awk's lines:
# in JSON, and then in text without echo. Between the columns stand tabs.
#   deck  TITLE  CATEGORY  TUNES  COLUMNS  WIDTH     how many cards stand in a row, and how wide they are
#   seed  NUMBER  PAR  PAR                           the game of that seed, its par in JSON and in text:
#   card  FACE  TITLE  ARTIST  LINE  LINE  LINE      its first card, the texts as in JSON, its label; and so on
BEGIN { OFS = "\t" }

/^[{]/ {
  if (match($0, /"seed":"[0-9]+/)) seed = substr($0, RSTART + 8, RLENGTH - 8)
  if (match($0, /"par":[0-9.]+/)) par[seed] = substr($0, RSTART + 6, RLENGTH - 6)
  if (match($0, /"count":[0-9]+/)) tunes = substr($0, RSTART + 8, RLENGTH - 8)
  count = split($0, shown, /[{]"card":/)
  for (place = 2; place <= count; place++) {
    split(shown[place], key, /,"face":|,"title":"|","artist":"|","matched":/)
    tune[seed, key[1]] = key[2] OFS key[3] OFS key[4]
  }
  next
}

/, seed [0-9]+   [0-9]+ of / {
  split($0, head, /, seed |   [0-9]+ of /)
  deck = head[1]
  seed = head[2]
  if (match($0, /par [0-9.]+/)) shortPar[seed] = substr($0, RSTART + 4, RLENGTH - 4)
}

# The frame above a row of cards has the numbers of those that are face up.
/^[+]/ {
  columns = split($0, frame, /[+]/)
  width = length(frame[2])
  for (column = 2; column < columns; column++)
    up[column] = frame[column] ~ /^- [0-9]/ ? substr(frame[column], 3) + 0 : 0
}

/^[|]/ {
  split($0, cell, /[|]/)
  for (column = 2; column < columns; column++)
    if (up[column]) {
      text = substr(cell[column], 2, length(cell[column]) - 2)
      line[seed, up[column]] = line[seed, up[column]] OFS text
    }
}

END {
  print "deck", deck, tolower(deck), tunes, columns - 2, width
  for (seed = 1; (seed, 1) in tune; seed++) {
    print "seed", seed, par[seed], shortPar[seed]
    for (card = 1; (seed, card) in tune; card++) {
      split(line[seed, card], label, OFS)
      print "card", tune[seed, card], label[2], label[3], label[4]
    }
  }
}
