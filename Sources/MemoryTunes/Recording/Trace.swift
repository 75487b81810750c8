import Flow
import MemoryCore
import MemoryGame
import MenuFeature
import Text
import Wording

/// Middleware that writes a JSON object for each action and its changes and, when the player quits, one for the
/// state.
struct Trace {
  private let write: (_ line: String, _ state: String) -> Void

  init(write: @escaping (_ line: String, _ state: String) -> Void) {
    self.write = write
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { store, action, next in
      let before = facts(store.state)
      next(action)
      let after = facts(store.state)
      let line = Self.line { line in
        line.member("action", Self.description(of: action.inside))
        line.name("changed")
        line.object { changed in
          for (old, new) in zip(before, after) where old.value != new.value {
            changed.name(new.name)
            changed.array {
              $0.value(old.value)
              $0.value(new.value)
            }
          }
        }
      }
      let state = Self.line { line in
        line.name("state")
        line.object { state in for (name, value) in after { state.member(name, value) } }
      }
      write(line, state)
      if store.state.isOver, store.state.isLineFinished { write(state, state) }
    }
  }

  /// An object as a line, without its newline.
  private static func line(_ members: (inout Output) -> Void) -> String {
    String(decoding: Output.text { $0.object(members) }, as: UTF8.self)
  }

  /// The parts of a state that a trace shows.
  private func facts(_ state: borrowing AppState) -> [(name: StaticString, value: String?)] {
    let table = state.game.table
    return [
      ("screen", state.path.current.rawValue),
      ("category", state.game.next.category.rawValue),
      ("deck", state.game.next.deckName),
      ("cards", state.game.next.cards.rawValue),
      ("nextSeed", String(state.game.next.seed)),
      ("nextPlayers", state.game.next.players.names(Language.english.words)),
      ("seed", table.map { String($0.seed) }),
      ("pairs", table.map { String($0.game.board.pairs) }),
      ("flips", table.map { String($0.game.board.flips) }),
      ("moves", table.map { String($0.game.board.moves) }),
      ("matched", table.map { String($0.game.board.matchedPairs) }),
      ("turn", table?.player.name),
      ("hints", table.map { String($0.aids.hints) }),
      ("awaitsTunes", String(state.game.request != nil)),
      ("step", String(state.steps.position)),
      ("asks", String(state.confirmation.open != nil)),
      ("refused", String(state.isRefusal)),
    ]
  }

  /// `table(flipped(1, 2))`: the cases of a value, with their numbers and texts, and only the type of anything
  /// larger, such as a deck.
  private static func description(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { description(of: $0.value) }.joined(separator: ", ")
    switch mirror.displayStyle {
    case .enum: return mirror.children.first.map { "\($0.label ?? "")(\(parts))" } ?? "\(value)"
    case .tuple: return parts
    case .optional: return mirror.children.isEmpty ? "nil" : parts
    case nil: return "\(value)"
    default: return "\(type(of: value))"
    }
  }
}

extension AppAction {
  /// The action of a feature, or the action itself.
  fileprivate var inside: Any {
    switch self {
    case .typed(_, let action, _), .replied(let action): action
    case .prompted, .botsNamed, .replayEnded, .left: self
    }
  }
}
