import Text

/// Writes down a session as a script, line by line, as middleware. A replay gives the same answers on a machine
/// that has none of the player's files: each reply of the world stands before the line that asked for it.
final class Recorder {
  private let write: ([UInt8]) -> Void
  /// The world's replies to the present line, as lines.
  private var replies: [UInt8] = []
  /// The present line, until it is written.
  private var line: Line?

  /// Begins with the options and the game with which the session begins. A seed that nobody typed is in the
  /// game file as well: as an option it counts as typed.
  init(_ state: borrowing AppState, write: @escaping ([UInt8]) -> Void) {
    self.write = write
    let options = Settings(values: state.settings, seed: state.game.next.seed).recordedOptions
    write(Settings.optionsMark + Array(" \(options)\n".utf8))
    let game = state.game
    if game.table != nil || game.next.deck != nil || game.next.players != .alone
      || game.nextAids != .typedSeed,
      let file = GameFile.file(game, deck: game.next.deck)
    {
      write(Recording.lines(of: file))
    }
    if !game.bots.isEmpty { write(Recording.line(bots: game.bots)) }
    if state.asksQuestions { write(Recording.line(prompt: state.usualLanguage)) }
  }

  func note(_ reply: Reply) {
    switch reply {
    // The first goes without saying; a replay does not get to the end of the session.
    case .past(nil), .isSaved: return
    default: break
    }
    replies += Recording.replyMark + ReplyForm.line(reply) + [UInt8(ascii: "\n")]
  }

  /// Takes an action that has led to this state. A line is written behind the replies to it.
  func observe(_ action: AppAction, _ state: borrowing AppState) {
    switch action {
    case .typed(let line, _, _): self.line = line
    case .replied: break
    case .prompted(let language): write(Recording.line(prompt: language))
    case .botsNamed(let names): write(Recording.line(bots: names))
    case .left: break
    }
    if state.isLineFinished, let line = line.take() {
      write(replies + line.scripted)
      replies = []
    }
  }
}

extension Line {
  /// The line as it stands in a script, with its newline.
  fileprivate var scripted: [UInt8] {
    var bytes: [UInt8]
    switch content {
    case .tooLong(let beginning):
      bytes = beginning + Array(repeating: UInt8(ascii: "."), count: Self.longest)
    case .nothing, .words:
      bytes = Array(command.utf8)
      // Repairing what is not UTF-8 would make the line longer, so it is left as it was typed.
      if bytes.count > Self.longest {
        bytes = command.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xFF] : Array(String($0).utf8) }
      }
    }
    // A carriage return at the end belongs to the line. Without a second one it would be taken for a Windows
    // line end.
    if bytes.last == UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
    return bytes + [UInt8(ascii: "\n")]
  }
}
