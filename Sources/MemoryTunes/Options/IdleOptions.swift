import Wording

/// Options that were chosen and have no effect, because of another one or in this mode.
extension Settings {
  /// What is said about them, a clause for each. `isTyped` says whether the session has a prompt.
  package func idleOptions(isTyped: Bool, _ words: any Wording) -> [String] {
    var idle: [String] = []
    func add(_ option: String, _ clause: (String) -> String) {
      if chosen.contains(where: { $0.name == option }) { idle.append(clause(option)) }
    }
    let mode: SessionMode = isJSON ? .json : isTyped ? .typed : .script
    if !isTyped {
      add("color") { words.idleOption($0, in: mode) }
      add("no-color") { words.idleOption($0, in: mode) }
    }
    if isTyped || isJSON { add("no-echo") { words.idleOption($0, in: mode) } }
    if isJSON { add("board") { words.idleOption($0, in: mode) } }
    if deck != nil { add("tunes") { words.idleOption($0, beside: "deck") } }
    if recording == nil { add("overwrite") { words.idleOption($0, without: "record") } }
    if chooses("home"), chooses("no-home") {
      // The last one counts.
      let (idle, other) = keeps == false ? ("home", "no-home") : ("no-home", "home")
      add(idle) { words.idleOption($0, beside: other) }
    }
    return idle
  }

  /// What is to be said of them beside `--check`, a clause for each. A transcript names its own
  /// options; the language chosen here is that of what is said of it.
  package func optionsIdleBesideCheck(_ words: any Wording) -> [String] {
    let heeded = ["check", "update", "no-home", "language"]
    return Option.all.map(\.name).filter { chooses($0) && !heeded.contains($0) }
      .map { words.idleOption($0, beside: "check") }
  }
}
