import Said
import Text
import Wording

/// A line that is no command, taken for a misspelled one.
struct MisspelledLine {
  let state: AppState
  let line: Line

  /// The line that it nearly is; nil if there is none.
  var meaning: AppState.Meaning? { inOtherLayout ?? likeSounds ?? likeCommand }

  /// The line typed in the other layout of the keyboard. Numbers stay, and so does what is between them.
  private var inOtherLayout: AppState.Meaning? {
    let switched = line.words.map { word in
      word.beginsWithDigit ? word.key : KeyboardLayout.switched(word.key) ?? ""
    }
    // A letter before other words is more often a word, such as `с`, than a command.
    let isCommand = line.words[0].key.count > 1 || line.words.dropFirst().allSatisfy(\.beginsWithDigit)
    guard !switched.contains(""), switched != line.words.map(\.key), isCommand else { return nil }
    let text = switched.joined(separator: " ")
    if isExact(text) { return state.named(line, as: text) }
    guard !line.words.contains(where: { !$0.beginsWithDigit && Reader.knows($0.key) }),
      let found = Reader(text, at: GameMoment(state: state)).interpretation, found.isWhole,
      !["yes", "no", "players"].contains(found.words.first)
    else { return nil }
    return found.words.isEmpty ? nil : state.named(line, as: found.words.joined(separator: " "), by: found)
  }

  /// The line with a Chinese command that sounds like its first word.
  private var likeSounds: AppState.Meaning? {
    guard let word = Sounds.word(like: line.words[0].typed) else { return nil }
    let text = ([word] + line.words.dropFirst().map(\.typed)).joined(separator: " ")
    return isExact(text) ? state.named(line, as: CommandList.all.inEnglish(text)) : nil
  }

  /// The line with the command that its first word nearly is.
  var likeCommand: AppState.Meaning? {
    guard let command = CommandList.all.nearest(to: line.words[0]) else { return nil }
    let text = ([command] + line.words.dropFirst().map(\.typed)).joined(separator: " ")
    let isSlip = line.words.count == 2 || Spelling.isSlip(line.words[0].key, for: command) && isExact(text)
    guard line.words.count == 1 || line.words[0].key.count > 2 && isSlip else { return nil }
    return (line, .refuse(.line(.unknownCommand(line.words[0], nearest: command))))
  }

  private func isExact(_ text: String) -> Bool {
    guard let intent = state.reread(line, as: text)?.intent else { return false }
    return switch intent.certainRefusal {
    case nil, .notHere, .noGame: true
    default: false
    }
  }
}

extension AppState {
  /// The line is not played, and the answer names another one; nil while a question is open.
  func named(_ line: Line, as text: String, by found: Interpretation? = nil) -> AppState.Meaning? {
    guard confirmation == nil else { return nil }
    let line = found.map(line.read) ?? line
    return (line, .refuse(.line(.unknownCommand(Word(line.command), nearest: typed(text)))))
  }
}

extension Line {
  /// The same line with the sentence by which it was read, for the trace.
  func read(by found: Interpretation) -> Line {
    var line = self
    line.reading = [found.sentence, found.treatment.rawValue, found.reason].joined(separator: "; ")
    return line
  }
}
