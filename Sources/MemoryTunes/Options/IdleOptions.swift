import Wording

/// Options that were chosen and have no effect, because of another one or in this mode.
extension Settings {
  /// Options that say the same thing, so that only the last one counts.
  private static let alternatives = [
    ["home", "no-home"], ["board", "plain", "screen-reader"], ["color", "no-color"],
  ]

  /// What is said about them, a clause for each. `isTyped` says whether the session has a prompt.
  package func idleOptions(isTyped: Bool, _ words: any Wording) -> [String] {
    var idle: [(option: String, clause: String)] = []
    func add(_ options: [String], if isIdle: Bool, _ clause: (String) -> String) {
      for option in options where isIdle && isNamed(option) && !idle.contains(where: { $0.option == option }) {
        idle.append((option, clause(option)))
      }
    }
    let mode: SessionMode = isJSON ? .json : isTyped ? .typed : .script
    let inMode = { words.idleOption($0, in: mode) }
    add(["color", "no-color"], if: !isTyped, inMode)
    add(["no-echo"], if: isTyped || isJSON, inMode)
    add(["board", "plain", "screen-reader"], if: isJSON, inMode)
    add(["no-home"], if: !isTyped && home == nil, inMode)
    add(["tunes"], if: deck != nil) { words.idleOption($0, beside: "deck") }
    add(["overwrite"], if: recording == nil) { words.idleOption($0, without: "record") }
    for options in Self.alternatives {
      guard let last = chosen.last(where: { options.contains($0.name) })?.name else { continue }
      add(options.filter { $0 != last }, if: true) { words.idleOption($0, beside: last) }
    }
    return idle.map(\.clause)
  }

  /// The same beside `--check`. A transcript names its own options; the language chosen here is that of what
  /// is said of it.
  package func optionsIdleBesideCheck(_ words: any Wording) -> [String] {
    idleOptions(beside: "check", except: ["check", "update", "no-home", "language"], words)
  }

  /// The same beside `--generate`.
  package func optionsIdleBesideGenerate(_ words: any Wording) -> [String] {
    idleOptions(beside: "generate", except: ["generate"], words)
  }

  private func idleOptions(beside other: String, except heeded: [String], _ words: any Wording) -> [String] {
    Option.all.map(\.name).filter { isNamed($0) && !heeded.contains($0) }
      .map { words.idleOption($0, beside: other) }
  }

  private func isNamed(_ option: String) -> Bool { chosen.contains { $0.name == option } }
}
