import Wording

/// What Tab offers in a shell: options with their values, and commands with their arguments.
package struct ShellCompletion {
  private var world = World(now: { 0 })

  /// `files` are the files and folders whose paths begin with a text. Folders end with a slash.
  package init(files: @escaping (_ path: String) -> [String], decks: DeckFolder) {
    (world.filesBeginning, world.decks) = (files, decks)
  }

  /// The candidates for the word at an index. The first word may be the name of the program.
  package func candidates(for words: [String], at index: Int) -> [String] {
    let isNamed = words.first?.split(separator: "/").last == "memory-tunes"
    let given = words.prefix(max(0, index)).dropFirst(isNamed ? 1 : 0)
    // Shells escape with backslashes.
    let typed = (words.indices.contains(index) ? words[index] : "").filter { $0 != "\\" }
    guard let part = GameUsage.parts.first(where: { $0.name == given.first }) else {
      return candidates(typed, after: Array(given), GameUsage.options) { operands in
        given.contains("--check") ? world.filesBeginning(typed) : self.operands(typed, after: operands)
      }
    }
    return candidates(typed, after: Array(given.dropFirst()), part.options) { _ in [] }
  }

  private func candidates(
    _ typed: String, after given: [String], _ options: [ProgramOption],
    operands: (_ before: [String]) -> [String]
  ) -> [String] {
    func option(_ word: String) -> ProgramOption? { options.first { "--\($0.name)" == word } }
    // Bash makes words of = and : too.
    if typed == ":" || given.last == ":" { return [] }
    let before = given.filter { $0 != "=" }
    if typed == "=" || given.last == "=" {
      return before.last.flatMap(option).map { values(of: $0, typed == "=" ? "" : typed) } ?? []
    }
    if let sign = typed.firstIndex(of: "="), let option = option(String(typed[..<sign])) {
      let name = typed[...sign]
      return values(of: option, String(typed[typed.index(after: sign)...])).map { name + $0 }
    }
    if let option = before.last.flatMap(option), option.takes != .nothing { return values(of: option, typed) }
    if typed.hasPrefix("-") {
      let names = options.flatMap { ["--\($0.name)"] + ($0.letter.map { ["-\($0)"] } ?? []) }
      return names.filter { $0.hasPrefix(typed) }
    }
    var rest: [String] = []
    for (index, word) in before.enumerated() where !word.hasPrefix("-") {
      let isValue = index > 0 && option(before[index - 1]).map { $0.takes != .nothing } ?? false
      if !isValue { rest.append(word) }
    }
    return operands(rest)
  }

  private func values(of option: ProgramOption, _ typed: String) -> [String] {
    switch option.takes {
    case .oneOf, .language, .programPlayer: option.takes.words.filter { $0.hasPrefix(typed) }
    case .text(.file): world.filesBeginning(typed)
    case .text(.deck): named(typed)
    case .text(.folder): world.filesBeginning(typed).filter { $0.hasSuffix("/") }
    case .nothing, .number, .autoOrPairs, .text: []
    }
  }

  private func named(_ typed: String) -> [String] {
    let files = world.filesBeginning(typed)
    let names = BuiltInDeck.others.map(\.rawValue) + world.decks.names
    return files + names.filter { $0.hasPrefix(typed) && !files.contains($0) }
  }

  /// The commands of the program or of a session with their arguments.
  private func operands(_ typed: String, after words: [String]) -> [String] {
    let beginning = AppState(game: GameState(next: NextGame(seed: 0)))
    let possible = LineCompletion(state: beginning, world: world) { availability in
      // What a session can begin with: a game may wait.
      [.always, .withGame, .inPlay, .inSharedPlay].contains(availability)
    }
    let completion = possible.completion(of: (words + [typed]).joined(separator: " "))
    let parts = words.isEmpty ? GameUsage.parts.map(\.name).filter { $0.hasPrefix(typed) } : []
    // The name of a deck can have several words, of which a shell replaces the last one only.
    return completion.typed == typed ? completion.candidates + parts : []
  }
}
