import MemoryGame
import Wording

/// The rows of the screens, which a bare number picks.
extension AppState {
  /// The meaning of a bare number: a choice that was asked for, a row of the screen, or a card.
  func action(for arguments: Arguments) throws(LineProblem) -> FeatureAction {
    if let setting = offeredSetting, arguments.words.count == 1 {
      return .state(ValueNamed(setting: setting, value: setting.choice(try arguments.word(0))))
    }
    if path.current == .game {
      let arguments = Arguments(arguments.words, of: .command(flipCommand.name), flipCommand.parameters)
      try arguments.check(most: 2)
      return .game(try FlipRequested(arguments))
    }
    try arguments.check(most: 1)
    let (word, rows) = (try arguments.word(0), rows)
    guard let row = rows.row(word) else { throw .noSuchRow(word, rows: rows.count) }
    return row
  }

  /// What the rows of the screen mean. A game has none.
  var rows: [FeatureAction] {
    switch path.current {
    case .menu: menuRows.map(\.action)
    case .categories: DeckRow.rows(decks).map { .state(DeckNamed(deck: $0.reference)) }
    case .settings:
      Setting.allCases.map { .state(ChoicesRequested(setting: $0)) } + [.state(PlayersRequested())]
    case .game: []
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
    case .withSteps: steps.last > steps.forgotten
    case .afterStep: steps.position > steps.forgotten
    case .afterUndo: steps.position < steps.last
    case .afterQuestion: confirmation.open != nil
    }
  }
}

extension MenuRow {
  /// What its command does. But this row learns words whatever deck is chosen.
  var action: FeatureAction {
    if self == .learnWords { return .state(WordsRequested()) }
    return try! CommandList.all.named(Word(command))!.action(for: [], rest: [])
  }
}
