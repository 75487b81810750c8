import MemoryGame
import Text
import Wording

/// The additional JSON members of answers about the game.
extension ReviewNotice {
  func addMembers(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .par(let standing):
      object.name("list")
      object.array { array in array.object { $0.members(standing) } }
    case .review(let review):
      object.name("review")
      object.value(review)
    case .hint(let hint, _):
      object.name("hint")
      object.object { object in
        object.member("card", hint.card)
        object.member("kind", hint.kind.rawValue)
      }
    case .share(let share):
      share.addMember(context.words, to: &object)
    case .watch(let isPerfect):
      guard let table = context.table?.watched(isPerfect: isPerfect) else { return }
      object.name("list")
      object.array { array in
        for move in table.watchedMoves { array.object { $0.members(move) } }
      }
    default: break
    }
  }
}

extension Output {
  fileprivate mutating func members(_ move: WatchedMove) {
    member("move", move.number)
    member("player", move.seat)
    name("cards")
    array { array in
      for card in move.cards { array.value(card) }
    }
    member("pair", move.isPair)
  }
}
