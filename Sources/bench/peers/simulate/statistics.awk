# Reads the JSON of a simulation of 8 pairs, and prints the rows that compare it with the theory; status 1 when one of
# them is missed. KIND is the player.
function bound(what, ours, theirs, distance, most) {
  printf "| %s | %s | %s | %.2f | %.2f | %s |\n", what, ours, theirs, distance, most, distance <= most ? "yes" : "**no**"
  if (distance > most) missed = 1
}

{
  sub(/.*"moves":[{]/, "")
  sub(/[}].*/, "")
  gsub(/"/, "")
  kinds = split($0, entries, ",")
  for (i = 1; i <= kinds; i++) {
    split(entries[i], entry, ":")
    games += entry[2]
    sum += entry[1] * entry[2]
    squares += entry[1] * entry[1] * entry[2]
    counts[entry[1]] = entry[2]
  }
}

END {
  mean = sum / games
  error = sqrt((squares / games - mean * mean) / games)
  expected = KIND == "optimal" ? 558242 / 45045 : 64
  distance = mean > expected ? mean - expected : expected - mean
  bound("moves of " games " games of `" KIND "` at 8 pairs, mean; the theory's, in standard errors",
    sprintf("%.4f", mean), sprintf("%.4f", expected), distance / error, 4)
  if (KIND == "optimal") {
    # How many of the 2,027,025 ways to pair up the cards take 8, 9 ... 15 moves. One
    # simulation in ten thousand has a chi-square beyond the bound.
    split("1 168 9156 175364 930580 832992 78510 254", pairings, " ")
    for (moves = 8; moves <= 15; moves++) {
      share = games * pairings[moves - 7] / 2027025
      square += (counts[moves] - share) * (counts[moves] - share) / share
    }
    bound("chi-square of how they are spread; 7 degrees of freedom", sprintf("%.2f", square), "7", square, 29.88)
  }
  exit missed
}
