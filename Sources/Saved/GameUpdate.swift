/// What a line has changed of the game on the table and of the choices for the next one.
package struct GameUpdate {
  /// The number of the game in the session; 0 for none.
  package let game: Int
  /// The game without its moves.
  package let text: String
  /// Nil without a game.
  package var deal: Deal?
  package var found = 0
  package var moves = 0
  package var isOver = false
  /// Whether only time has passed, which does not bring back a game that was deleted.
  package var isTimeAlone = false
  /// When its first card was turned, in seconds since 1970; how many flips and hints it had in all,
  /// and how many of them in other copies.
  package var began: Int?
  package var made = 0
  package var missed = 0
  /// The length of its log, how much of its beginning is as before, and the words of the moves from a place on.
  package var entries = 0
  package var unchanged = 0
  package var words: (_ start: Int) -> String = { _ in "" }
  /// How the deal was first over; nil if it is not, or was before.
  package var end: End?

  package init(game: Int, text: String) { (self.game, self.text) = (game, text) }

  /// What lists of games and records say of a deal. A day is counted from 1970.
  package struct Deal {
    let deck: String
    let cards: String
    let pairs: Int
    let seed: String
    let day: Int?
    let players: String

    package init(deck: String, cards: String, pairs: Int, seed: String, day: Int?, players: String) {
      (self.deck, self.cards, self.pairs, self.seed, self.day, self.players) =
        (deck, cards, pairs, seed, day, players)
    }
  }

  /// How a deal was over, and what puts the pairs of its deck into other boxes.
  package struct End {
    let ended: Int
    let outcome: String
    let moves: Int
    let flips: Int
    let seconds: Int
    let regret: Double?
    let luck: Double?
    let won: String
    let points: String?
    let aids: String
    let learning: [Query]

    package init(
      ended: Int, outcome: String, moves: Int, flips: Int, seconds: Int, regret: Double?, luck: Double?,
      won: String, points: String?, aids: String, learning: [Query]
    ) {
      (self.ended, self.outcome, self.moves, self.flips, self.seconds) = (ended, outcome, moves, flips, seconds)
      (self.regret, self.luck, self.won, self.points, self.aids) = (regret, luck, won, points, aids)
      self.learning = learning
    }
  }
}
