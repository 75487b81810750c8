import Text
import Wording

extension RefusedLine {
  /// Names the line that was probably meant: with misspelled words, typed in the other layout of the
  /// keyboard, or with a phrase of a pattern in it. With its words corrected, or if it is a question, it is
  /// answered if that changes nothing.
  func nearest(_ phrase: Phrase, isStrict: Bool = false) -> AppState.Meaning? {
    func isExact(_ text: String) -> Bool {
      guard let action = reread(as: text)?.action else { return false }
      return switch action.problem {
      case nil, .notHere, .noGame: true
      default: false
      }
    }
    let switched = words.map { $0.isNumber ? $0.key : KeyboardLayout.switched($0.key) ?? "" }
    // A letter before other words is more often a word, such as `с`, than a command.
    if !switched.contains(""), words[0].key.count > 1 || words.dropFirst().allSatisfy(\.isNumber) {
      let text = switched.joined(separator: " ")
      if isExact(text) { return named(text) }
      if !phrase.hasKnownWord, let meant = Phrase(text).wish,
        !["yes", "no", "players"].contains(meant.prefix { $0 != " " })
      {
        return named(meant)
      }
    }
    if let word = Sounds.word(like: words[0].typed) {
      let text = ([word] + words.dropFirst().map(\.typed)).joined(separator: " ")
      let meant = isExact(text) ? CommandList.all.inEnglish(text) : Reading(Phrase(text))?.lines.first
      if let meant { return named(meant) }
    }
    if let command = CommandList.all.nearest(to: words[0]),
      words.count == 1
        || words[0].key.count > 2 && (words.count == 2 || Spelling.isSlip(words[0].key, for: command))
          && isExact(([command] + words.dropFirst().map(\.typed)).joined(separator: " "))
    {
      return (line, .mistyped(.unknownCommand(words[0], nearest: command)))
    }
    // A short word alone can be too many others.
    let isLongEnough = words.count > 1 || words[0].key.count > 5
    if !isStrict, isLongEnough, let corrected = corrected(phrase) { return corrected }
    let sounding = isStrict ? nil : phrase.soundingLike
    return (sounding ?? phrase.firstWish ?? phrase.nearest()).flatMap { text in
      phrase.asks && Reading.shows(text) ? reread(as: text) : named(text)
    }
  }
}
