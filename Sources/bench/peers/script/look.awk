# Writes what a player types to see every card of GAMES games of CARDS cards: those of seeds 1, 2 and so on.
BEGIN {
  for (seed = 1; seed <= GAMES; seed++) {
    print "seed " seed
    print "play"
    for (card = 1; card < CARDS; card += 2) print "flip", card, card + 1
  }
}
