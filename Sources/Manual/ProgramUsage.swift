/// How a program is called: the one description from which its completions and part of its manual page are
/// made.
package struct ProgramUsage: Sendable {
  /// A part of a program, called by a word that stands first.
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

  /// The name as part of the name of a shell function.
  var identifier: String { String(name.map { $0 == "-" ? "_" : $0 }) }
}
