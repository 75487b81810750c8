import Text
import Wording

/// Suggestions for a line that is not understood.
extension AppState {
  /// The line is not played, and the answer names another one; nil while a question is open.
  func named(_ text: String, _ line: Line) -> Meaning? {
    guard confirmation.open == nil else { return nil }
    return (line, .mistyped(.unknownCommand(Word(line.command), nearest: typed(text))))
  }

  /// Names the line that was probably meant: with misspelled words, typed in the other layout of the
  /// keyboard, or with a phrase of a pattern in it. With its words corrected, or if it is a question, it is
  /// answered if that changes nothing.
  func nearest(to line: Line, _ phrase: Phrase, isStrict: Bool = false) -> Meaning? {
    let words = line.words
    func isExact(_ text: String) -> Bool {
      guard let action = reread(line, as: text)?.action else { return false }
      return switch action.problem {
      case nil, .notHere, .noGame: true
      default: false
      }
    }
    let switched = words.map { $0.isNumber ? $0.key : KeyboardLayout.switched($0.key) ?? "" }
    // A letter before other words is more often a word, such as `с`, than a command.
    if !switched.contains(""), words[0].key.count > 1 || words.dropFirst().allSatisfy(\.isNumber) {
      let text = switched.joined(separator: " ")
      if isExact(text) { return named(text, line) }
      if !phrase.hasKnownWord, let meant = Phrase(text).wish,
        !["yes", "no", "players"].contains(meant.prefix { $0 != " " })
      {
        return named(meant, line)
      }
    }
    if let word = Sounds.word(like: words[0].typed) {
      let text = ([word] + words.dropFirst().map(\.typed)).joined(separator: " ")
      let meant = isExact(text) ? CommandList.all.inEnglish(text) : Reading(Phrase(text))?.lines.first
      if let meant { return named(meant, line) }
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
    if !isStrict, isLongEnough, let corrected = corrected(line, phrase) { return corrected }
    let sounding = isStrict ? nil : phrase.soundingLike
    return (sounding ?? phrase.firstWish ?? phrase.nearest()).flatMap { text in
      phrase.asks && Reading.shows(text) ? reread(line, as: text) : named(text, line)
    }
  }

  /// The meaning of the line with its misspelled words corrected: named, or answered if that changes nothing.
  func corrected(_ line: Line, _ phrase: Phrase) -> Meaning? {
    Reading(phrase.corrected).flatMap { meaning(of: line, $0, instead: nil) }
  }
}
