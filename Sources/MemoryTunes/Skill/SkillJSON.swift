import MemoryGame

/// What is known of how well a game was played, and by whom, in JSON.
extension Output {
  mutating func append(_ standing: Standing) {
    append("\"par\":")
    append(decimals: standing.par.moves)
    append(standing.par.isAsymptotic ? ",\"asymptotic\":true" : ",\"asymptotic\":false")
    append(",\"moves\":")
    append(standing.moves)
    append(",\"regret\":")
    append(decimals: standing.sums?.regret)
    append(",\"luck\":")
    append(decimals: standing.sums?.luck)
    append(",\"share\":")
    append(decimals: standing.share)
  }

  mutating func append(_ review: GameReview) {
    append("[")
    for (place, row) in review.review.rows.enumerated() {
      append(place == 0 ? "[" : ",[")
      append(row.card)
      for value in [row.before, row.chosen, row.after, row.regret, row.luck] {
        append(",")
        append(decimals: value)
      }
      if !review.seats.isEmpty {
        append(",")
        append(review.seats[place])
      }
      append("]")
    }
    append("]")
  }
}
