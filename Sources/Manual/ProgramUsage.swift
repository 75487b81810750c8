import Wording

/// How a program is called: the description from which completions and part of the manual page are made.
package struct ProgramUsage: Sendable {
  /// A part of a program, selected by its first word.
  package struct Part: Sendable {
    package let name: String
    package let purpose: String
    package let options: [ProgramOption]

    package init(name: String, purpose: String, options: [ProgramOption]) {
      self.name = name
      self.purpose = purpose
      self.options = options + ProgramOption.common
    }
  }

  package let name: String
  package let options: [ProgramOption]
  package let parts: [Part]

  package init(name: String, options: [ProgramOption], parts: [Part] = []) {
    self.name = name
    self.options = options + ProgramOption.common
    self.parts = parts
  }

  /// Whether an option takes a deck.
  var namesDecks: Bool { options.contains { $0.takes == .deck } }

  /// The name as part of a shell function's name.
  var identifier: String { String(name.map { $0 == "-" ? "_" : $0 }) }
}
