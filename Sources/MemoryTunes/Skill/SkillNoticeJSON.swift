import MemoryGame

/// What an answer has besides the game if a question was asked about it, in JSON.
extension Output {
  mutating func append(_ notice: SkillNotice) {
    switch notice {
    case .par(let standing):
      append(",\"list\":[{")
      append(standing)
      append("}]")
    case .review(let review):
      append(",\"review\":")
      append(review)
    case .hint(let hint):
      append(",\"hint\":{\"card\":")
      append(hint.card)
      append(",\"kind\":\"")
      append(hint.kind.rawValue)
      append("\"}")
    case .share(let share):
      append(",\"share\":")
      appendJSON(share.lines(isASCII: false).joined(separator: "\n"))
    case .noHint, .reviewRefused, .shareRefused:
      break
    }
  }
}
