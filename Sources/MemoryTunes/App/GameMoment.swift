import MemoryGame
import Said
import Text
import Wording

/// The moment of a game at which a line is read in other words.
struct GameMoment: Moment {
  let state: AppState

  var isInGame: Bool { state.path.current == .game && state.game.isInPlay }

  func verdict(_ words: [String]) -> Verdict {
    let line = Line(Array(words.joined(separator: " ").utf8).span)
    switch state.exactIntent(of: line).certainRefusal {
    case nil: return .possible(impact(of: words))
    case .notHere, .noGame, .noSuchRow: return .later
    default: return .impossible
    }
  }

  private func impact(of words: [String]) -> Impact {
    if state.loses(words[0]) { return .loses }
    return CommandList.all.shows(words) ? .shows : .changes
  }

  func isTitle(_ text: String) -> Bool { state.game.table?.tunes.deck.hasTune(named: text) ?? false }

  func isCode(_ text: String) -> Bool { (try? Challenge(Word(text))) != nil }

  func command(_ word: String) -> String? { CommandList.all.name(of: Word(word)) }

  func value(of slot: StateSlot) -> String? {
    let level = state.game.next.players.list.lazy.compactMap(\.level).first
    return switch slot {
    case .stronger: level?.neighbor(1)?.rawValue
    case .weaker: level?.neighbor(-1)?.rawValue
    case .nextLevel: state.game.table?.nextLevel?.rawValue
    case .lastButOne: state.game.table.map { "\($0.game.board.cards.count - 1)" }
    case .mostPairs: "\(state.game.choice.count(for: state.game.cards(of: state.game.choice)))"
    case .sameDeal: state.game.table?.sameDeal
    case .steps(let moves): state.steps(ofMoves: moves).map { "\($0)" }
    }
  }
}

extension AppState {
  /// Whether a command, or a row of the menu, loses something, and nobody asks first.
  func loses(_ command: String) -> Bool {
    let word = Word(command)
    let row = path.current == .menu ? menuRows.row(word) : nil
    return switch CommandList.all.named(row.map { Word($0.command) } ?? word)?.consequence {
    case .loses?: true
    case .losesIfConfirmed?: !asksQuestions
    case .deals?: !asksQuestions && game.isInPlay
    case .shows?, .changes?, nil: false
    }
  }

  /// How many steps the last moves of the game are, with a card that waits. If there are not so many moves, it
  /// is more steps than there are, so that the line is refused for that reason.
  fileprivate func steps(ofMoves moves: Int) -> Int? {
    guard let table = game.table, moves > 0, case let log = table.game.log else { return nil }
    let ends = (0..<log.position).filter(log.endsMove)
    if moves > ends.count { return max(moves, table.steps.current + 1) }
    return table.steps.count(backTo: ends[ends.count - moves] - 1)
  }
}

extension CommandList {
  /// Whether a line changes nothing.
  func shows(_ words: [String]) -> Bool {
    // It deals nothing, unlike the other lines of its command.
    if words == ["daily", "list"] { return true }
    guard case .shows(let most)? = named(Word(words[0]))?.consequence else { return false }
    return words.count - 1 <= most
  }
}
