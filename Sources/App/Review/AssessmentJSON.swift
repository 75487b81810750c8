import MemoryGame
import Text

extension Output {
  mutating func members(_ standing: Assessment) {
    member("par", decimals: standing.par.moves)
    member("asymptotic", standing.par.isAsymptotic)
    member("moves", standing.moves)
    member("regret", decimals: standing.sums?.regret)
    member("luck", decimals: standing.sums?.luck)
    member("share", decimals: standing.share)
  }

  mutating func value(_ review: GameReview) {
    array { rows in
      for (index, row) in review.review.rows.enumerated() {
        rows.array { values in
          values.value(row.card)
          for value in [row.before, row.chosen, row.after, row.regret, row.luck] {
            values.value(decimals: value)
          }
          if !review.seats.isEmpty { values.value(review.seats[index]) }
        }
      }
    }
  }
}
