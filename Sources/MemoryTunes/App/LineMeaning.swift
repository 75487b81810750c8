import MemoryCore
import MenuFeature

extension AppState {
  /// The meaning of a line on this screen; nil for a blank line or a comment.
  func action(for line: Line) -> FeatureAction? {
    switch line.content {
    case .nothing:
      return nil
    case .tooLong:
      return .mistyped(.tooLong)
    case .words(let words):
      do throws(LineProblem) {
        return try action(for: words, rest: line.argument)
      } catch {
        if case .notHere(.game) = error, game.table == nil { return .mistyped(.noGame) }
        return .mistyped(error)
      }
    }
  }

  private func action(for words: [Word], rest: Word) throws(LineProblem) -> FeatureAction {
    let route = path.current
    if let typed = TypedMenuRow(words) {
      if route == .menu { return typed.row.action }
      // A title of one word may also be a command.
      if words.count > 1 || CommandList.all.name(of: words[0]) == nil {
        throw .rowOfMenu(title: typed.title, command: typed.row.command)
      }
    }
    if words.count == 1, !words[0].beginsWithDigit, let category = Category(words[0]) {
      if route == .categories { return .categories(.chosen(category)) }
      throw .categoryElsewhere(words[0])
    }
    return try CommandList.all.action(for: words, rest: rest, on: route) { arguments throws(LineProblem) in
      try action(for: arguments)
    }
  }
}
