/// What the records say about a deal and about games of its size.
package struct Past: Equatable, Sendable {
  /// The moves of the first finish of the same deal; nil if there was none.
  package let finished: Int?
  /// The fewest moves of a game with as many pairs, without aids; nil if there is none.
  package let best: Int?
  package let seen: Sightings

  package init(finished: Int?, best: Int?, seen: Sightings = Sightings()) {
    (self.finished, self.best, self.seen) = (finished, best, seen)
  }
}

/// What the file of begun games says about a deal: the one place where a deal is known whose cards were seen.
package struct Sightings: Equatable, Sendable {
  /// The first sittings, one of each game, and the later ones.
  package var begun = 0
  package var continued = 0
  /// How often it was given up.
  package var revealed = 0

  package init(begun: Int = 0, continued: Int = 0, revealed: Int = 0) {
    (self.begun, self.continued, self.revealed) = (begun, continued, revealed)
  }
}
