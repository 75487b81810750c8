/// A theme of the decks of words that come with the program.
package enum WordTheme: String, Argument, CaseIterable {
  case adjectives, animals, body, food, home, nature, people, time
  case townAndTravel = "town-and-travel"
  case verbs

  /// By its name in a deck file.
  package init?(_ name: String) {
    self.init(rawValue: String(name.lowercased().map { $0 == " " ? "-" : $0 }))
  }
}
