import MemoryCore
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
      share.addMember(to: &object)
    default: break
    }
  }
}
