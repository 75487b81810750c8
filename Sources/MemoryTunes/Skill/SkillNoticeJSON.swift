import MemoryGame
import Wording
import Text

/// What an answer has besides the game if a question was asked about it, in JSON.
extension Output {
  mutating func members(_ notice: SkillNotice) {
    switch notice {
    case .par(let standing):
      name("list")
      array { array in array.object { $0.members(standing) } }
    case .review(let review):
      name("review")
      value(review)
    case .hint(let hint):
      name("hint")
      object { object in
        object.member("card", hint.card)
        object.member("kind", hint.kind.rawValue)
      }
    case .share(let share):
      member("share", share.lines(isASCII: false, Language.english.words).joined(separator: "\n"))
    case .noHint, .reviewRefused, .shareRefused:
      break
    }
  }
}
