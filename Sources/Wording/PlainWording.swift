/// The first line of a session in plain output, with the reason.
extension Wording {
  package func plainByOption(option: String) -> String { say(option) }
  package var plainBySetting: String { say() }
  package func plainByVariable(name: String) -> String { say(name) }
  package var plainByTerminal: String { say() }
}
