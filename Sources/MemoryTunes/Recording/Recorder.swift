import Flow
import Text
import Wording

/// Middleware that writes a session as a script, line by line. A replay gives the same answers on a machine
/// without the player's files: each reply of the world comes before the line that requested it.
final class Recorder {
  private let write: ([UInt8]) -> Void
  /// The world's replies to the current line, as lines.
  private var replies: [UInt8] = []
  private var count = 0
  /// The current line, until it is written.
  private var line: Line?

  /// Begins with the options and the game at the start of the session. A seed that nobody typed is only in the
  /// text of the game: as an option it would count as typed.
  init(_ state: borrowing AppState, plainReason: PlainReason?, write: @escaping ([UInt8]) -> Void) {
    self.write = write
    write(Recording.formatLine)
    let options = Settings(
      values: state.settings, seed: state.game.next.seed, plainReason: plainReason
    ).recordedOptions
    write(Settings.optionsMark + Array(" \(options)\n".utf8))
    let game = state.game
    if game.table != nil || game.next.deck != nil || game.next.players != .alone || !game.next.isSeedChosen
      || game.next.chance != nil
    {
      write(Recording.lines(ofGame: SavedGame(game, deck: game.next.deck, words: game.next.words).lines))
    }
    if !game.bots.isEmpty { write(Recording.line(bots: game.bots)) }
    if state.asksQuestions { write(Recording.line(prompt: state.usualLanguage)) }
  }

  /// A line was typed, with this meaning.
  func note(_ line: Line, _ intent: Intent, in state: borrowing AppState) {
    self.line = line.naming(intent, in: state)
  }

  /// The line asked for a fact.
  func note(_ reply: Reply<some Any>) {
    count += 1
    replies += Recording.replyMark + Array("\(count) ".utf8) + reply.line() + [UInt8(ascii: "\n")]
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      next(action)
      store.withState { observe(action, $0) }
    }
  }

  /// Takes an action that has led to this state. A line is written after the replies to it.
  private func observe(_ action: AppAction, _ state: borrowing AppState) {
    switch action {
    case .typed, .repeated, .replied, .program, .answered, .waited, .resized, .left: break
    case .prompted(let language): write(Recording.line(prompt: language))
    case .botsNamed(let names): write(Recording.line(bots: names))
    case .replayEnded: write(Recording.replayedMark + [UInt8(ascii: "\n")])
    }
    if state.openLine == nil, let line = line.take() {
      write(replies + line.scripted)
      replies = []
    }
  }
}

extension Line {
  /// The same line, or one that names the deck whose row it has: a replay does not list the player's own decks.
  fileprivate func naming(_ intent: Intent, in state: borrowing AppState) -> Line {
    guard case .inquire(.deck(let deck, let use)) = intent, words.contains(where: \.isNumber),
      let reference = try? state.reference(deck), case .named(let name) = reference,
      state.decks.decks.contains(where: { $0.reference == reference })
    else { return self }
    return Line(Array("\(use == .list ? "words" : "category") \(name.text)".utf8).span)
  }

  /// The line in a script, with its newline.
  fileprivate var scripted: [UInt8] {
    var bytes = self.bytes
    if case .tooLong = content { bytes = TypedLine.restored(command: command, mayBeCut: true) }
    // A carriage return at the end belongs to the line. Without a second one it would count as part of a
    // Windows line end.
    if bytes.last == UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
    return bytes + [UInt8(ascii: "\n")]
  }
}
