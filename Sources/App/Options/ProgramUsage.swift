import Wording

/// How a program is called: its options and those of its parts.
package struct ProgramUsage: Sendable {
  /// A part of a program, selected by its first word.
  package struct Part: Sendable {
    package let name: String
    package let options: [ProgramOption]

    package init(name: String, options: [ProgramOption]) {
      self.name = name
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
}
