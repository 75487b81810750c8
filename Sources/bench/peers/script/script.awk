# Writes a script of FLIPS flips: games of the seeds that the layout has, begun with seed 1. Each is played to
# its end by a player who finds the mate in every third move and looks at another card in the rest, so that
# from none to all cards lie face up; now and then he types what is refused. Source of the numbers: S. K. Park
# and K. W. Miller's generator, which is exact in awk.
function below(bound) {
  state = state * 16807 % 2147483647
  return state % bound
}

function flip(card) {
  print "flip", card
  flips++
}

# A card that has found its mate, or has not.
function any(isMatched,  card) {
  do card = 1 + below(cards[game])
  while (matched[card] != isMatched)
  return card
}

function play(  found, first, second) {
  print "play"
  for (first = 1; first <= cards[game]; first++) matched[first] = 0
  while (found < cards[game]) {
    flip(first = any(0))
    if (below(40) == 0) flip(first)
    if (below(40) == 0) flip(found ? any(1) : cards[game] + 1)
    do second = any(0)
    while (second == first || below(3) && face[game, second] != face[game, first])
    flip(second)
    if (face[game, first] == face[game, second]) {
      matched[first] = matched[second] = 1
      found += 2
    }
  }
}

BEGIN { FS = "\t" }
$1 == "seed" { games = $2 }
$1 == "card" { face[games, ++cards[games]] = $2 }
END {
  state = 7
  game = 1
  while (flips < FLIPS) {
    play()
    game = flips < FLIPS ? 1 + below(games) : 1
    print "seed", game
  }
}
