import Wording

/// Options without effect because of another one or the mode.
extension Settings {
  /// The messages, one clause for each. `isTyped`: whether the session has a prompt.
  package func idleOptions(isTyped: Bool, _ words: Wording) -> [String] {
    var idle: [(option: Preference, clause: String)] = []
    func add(_ options: [Preference], if isIdle: Bool, _ clause: (String) -> String) {
      for option in options where isIdle && has(option) && !idle.contains(where: { $0.option == option }) {
        idle.append((option, clause(option.rawValue)))
      }
    }
    let mode: SessionMode = isJSON ? .json : isTyped ? .typed : .script
    let inMode = { words.idleOption(option: $0, mode: mode) }
    add([.color, .noColor, .speed], if: !isTyped, inMode)
    add([.noEcho], if: isTyped || isJSON, inMode)
    add([.board, .plain, .screenReader], if: isJSON, inMode)
    // It is what a script does anyway, whatever the format.
    add([.noHome], if: !isTyped && home == nil) { words.idleOption(option: $0, mode: .script) }
    add([.overwrite], if: recording == nil && trace == nil) {
      words.idleOptionWithout(option: $0, other: Preference.record.rawValue)
    }
    for option in Preference.allCases {
      guard let last = chosen.last(where: { $0.option.subject == option.subject })?.option else { continue }
      add([option], if: option != last) { words.idleOptionBeside(option: $0, other: last.rawValue) }
    }
    return idle.map(\.clause)
  }

  /// Those that have no effect beside one that starts no session.
  package func idleOptions(
    beside other: Preference, except heeded: [Preference], _ words: Wording
  ) -> [String] {
    Preference.allCases.filter { has($0) && $0 != other && !heeded.contains($0) }
      .map { words.idleOptionBeside(option: $0.rawValue, other: other.rawValue) }
  }
}
