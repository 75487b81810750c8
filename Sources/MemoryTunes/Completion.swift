/// What a word that is being typed can become.
package struct Completion: Equatable {
  /// The word as far as it is typed.
  package let typed: String
  package let candidates: [String]

  /// What the word becomes for certain: as far as all candidates agree and, when there is only one, the whole of
  /// it and a blank. Nil when there is none.
  package var certain: String? {
    guard let first = candidates.first else { return nil }
    // A folder is not the whole of a path.
    if candidates.count == 1 { return first.hasSuffix("/") ? first : first + " " }
    return candidates.dropFirst().reduce(first) { common, word in
      String(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
  }
}

extension CommandList {
  /// What may come next after the beginning of a line.
  func completion(
    of line: String, in state: borrowing AppState, files: (_ path: String) -> [String]
  ) -> Completion {
    if let path = path(in: line) { return Completion(typed: path, candidates: files(path)) }
    let words = line.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "\t" }
    let typed = Word(String(words.last ?? ""))
    let before = words.dropLast().filter { !$0.isEmpty }.map { Word(String($0)) }
    let candidates =
      before.isEmpty
      ? first(typed, in: state) : commands(on: state.path.current).following(before, in: state)
    return Completion(typed: typed.typed, candidates: candidates.filter { $0.hasPrefix(typed.key) })
  }

  /// The path that is being typed, in a line whose command takes one.
  private func path(in line: String) -> String? {
    let line = Line(Array(line.utf8).span)
    guard case .words(let words) = line.content, let command = named(words[0]) else { return nil }
    let isBehindName = line.typed.drop { $0 == " " || $0 == "\t" }.contains { $0 == " " || $0 == "\t" }
    return command.takesRestOfLine && isBehindName ? line.rest : nil
  }

  /// What a line can begin with: a command or, when digits are typed, what a bare number picks here.
  private func first(_ typed: Word, in state: borrowing AppState) -> [String] {
    guard typed.isNumber else { return commands(on: state.path.current).flatMap { [$0.name] + $0.synonyms } }
    switch state.path.current {
    case .menu: return MenuRow.allCases.indices.map { String($0 + 1) }
    case .categories: return Category.allCases.indices.map { String($0 + 1) }
    case .game: return state.game.table?.board.cardsToFlip(after: []) ?? []
    }
  }
}

extension [Command] {
  fileprivate func following(_ words: [Word], in state: borrowing AppState) -> [String] {
    guard let command = first(where: { ([$0.name] + $0.synonyms).contains(words[0].key) }) else { return [] }
    let arguments = Array<Word>(words.dropFirst())
    return arguments.count < command.argumentCount.upperBound ? command.completions(state, arguments) : []
  }
}
