/// What the next game will be dealt from, as far as known.
package struct Forecast: Equatable {
  /// The tunes available without asking the catalog; nil if they are not used.
  package let tunes: Tunes?
  /// Whether the catalog is asked first.
  package let fetchesFirst: Bool

  package init(tunes: Tunes?, fetchesFirst: Bool) {
    (self.tunes, self.fetchesFirst) = (tunes, fetchesFirst)
  }
}
