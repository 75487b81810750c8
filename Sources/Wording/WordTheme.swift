/// A theme of the decks of words that come with the program.
package enum WordTheme: String, Argument, CaseIterable {
  case food, home, people, body, nature, animals, time
  case townAndTravel = "town-and-travel"
  case verbs, adjectives

  package init?(_ name: String) {
    self.init(rawValue: String(name.lowercased().map { $0 == " " ? "-" : $0 }))
  }

  /// Its name in a deck file.
  package var name: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst().map { $0 == "-" ? " " : $0 }
  }
}
