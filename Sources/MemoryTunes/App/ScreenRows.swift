import MemoryGame
import Wording

/// The rows of the screens, which a bare number picks.
extension AppState {
  /// The meaning of a bare number: a choice that was asked for, a row of the screen, or a card.
  func intent(of arguments: Arguments) throws(LineRefusal) -> Intent {
    if let setting = offeredSetting, arguments.words.count == 1 {
      return .act(.settings(.choose(setting, setting.choice(try arguments.word(0)))))
    }
    if path.current == .game {
      let arguments = Arguments(arguments.words, of: .command(flipCommand.name), flipCommand.parameters)
      try arguments.check(most: 2)
      return .act(.play(try .flip(arguments)))
    }
    try arguments.check(most: 1)
    let (word, rows) = (try arguments.word(0), rows)
    guard let row = rows.row(word) else { throw .noSuchRow(word, rows: rows.count) }
    return row
  }

  /// What the rows of the screen mean. A game has none.
  var rows: [Intent] {
    switch path.current {
    case .menu: menuRows.map(\.intent)
    case .categories: DeckRow.rows(decks).map { .inquire(.deck($0.reference, for: .choice)) }
    case .settings:
      Setting.allCases.map { .act(.settings(.list($0))) } + [.act(.deal(.showPlayers))]
    case .game: []
    }
  }

  /// The line for a row that was typed as it is shown: one of the menu or of the categories with its number
  /// (`1 New Game`, `6  Against the Computer  (easy)`), or the name of one of the player's own decks.
  func row(asShown line: Line) -> String? {
    let words = line.words
    if path.current == .categories, words.count == 1,
      decks.decks.contains(where: { Word(DeckFolder.stem($0.identity.name)).key == words[0].key })
    {
      return "category \(words[0].typed)"
    }
    guard words[0].beginsWithDigit else { return nil }
    let parts = line.command.split { " ,.，。".contains($0) }.map { Word(String($0)) }
    let title = parts.dropFirst().prefix { !"(（".contains($0.typed.first!) }
    guard let number = parts.first?.key, parts[0].isNumber, !title.isEmpty else { return nil }
    switch path.current {
    case .menu:
      let row = menuRows.row(Word(number))
      return row != nil && MenuRow.titled(Array(title))?.row == row ? number : nil
    case .categories:
      // The description of a deck may follow.
      let name = DeckRow.rows(decks).row(Word(number)).map { Word($0.identity.name(spoken.words)).key }
      return name.map { title.map(\.key).joined(separator: " ").hasPrefix($0) } == true ? number : nil
    case .settings:
      let names = Setting.allCases.map { $0.name(spoken.words) } + [spoken.words.command("players")]
      let name = names.row(Word(number))
      return name.map { Word($0).key } == title.first?.key ? number : nil
    case .game: return nil
    }
  }

  var menuRows: [MenuRow] { MenuRow.rows(isGameInPlay: game.isInPlay) }

  /// Whether a command of this availability is offered now.
  func offers(_ availability: Availability) -> Bool {
    let game = self.game.table?.game
    return switch availability {
    case .always: true
    case .beyondMenu: path.current != .menu
    case .withGame: game != nil
    case .inPlay: self.game.isInPlay
    case .inSharedPlay: self.game.isInPlay && self.game.table?.isShared == true
    case .withSteps: self.game.table?.steps.last ?? 0 > 0
    case .afterStep: self.game.table?.steps.current ?? 0 > 0
    case .afterUndo: self.game.table.map { $0.steps.current < $0.steps.last } ?? false
    case .afterQuestion: confirmation != nil
    }
  }
}

extension MenuRow {
  /// What its command does. But this row learns words whatever deck is chosen.
  var intent: Intent {
    if self == .learnWords { return .inquire(.practiceWords) }
    return try! CommandList.all.named(Word(command))!.intent(of: [], rest: [])
  }
}
