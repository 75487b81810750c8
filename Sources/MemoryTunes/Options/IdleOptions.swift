/// Options that were chosen and have no effect, because of another one or in this mode.
extension Settings {
  /// What is said about them, a clause for each. `isTyped` says whether the session has a prompt.
  package func idleOptions(isTyped: Bool) -> [String] {
    var idle: [String] = []
    func add(_ option: String, _ reason: String) {
      if chosen.contains(option) { idle.append("--\(option) has no effect \(reason)") }
    }
    let mode = isJSON ? "beside --format json" : isTyped ? "at a prompt" : "in a script"
    if !isTyped {
      add("color", mode)
      add("no-color", mode)
    }
    if isTyped || isJSON { add("no-echo", mode) }
    if isJSON { add("board", mode) }
    if deck != nil { add("tunes", "beside --deck") }
    if recording == nil { add("overwrite", "without --record") }
    if chosen.contains("home"), chosen.contains("no-home") {
      // The last one counts.
      if keeps == false { add("home", "beside --no-home") } else { add("no-home", "beside --home") }
    }
    return idle
  }

  /// What is to be said of them beside `--check`, a clause for each. A transcript names its own.
  package var optionsIdleBesideCheck: [String] {
    let heeded = ["check", "update", "no-home"]
    return Option.all.map(\.name).filter { chosen.contains($0) && !heeded.contains($0) }
      .map { "--\($0) has no effect beside --check" }
  }
}
