import Flow
import MemoryGame
import Said
import Text
import Wording

extension Session {
  /// Plays a line of the recording. `quit` ends the recording, but not the session.
  package func replay(_ bytes: Span<UInt8>, line number: Int) -> Outcome {
    if readMark(bytes, line: number) { return replies?.misfit.map { .broken($0) } ?? .goOn }
    replies?.line = number
    return Self.isCommand("quit", bytes) ? .over : play(bytes)
  }

  /// Reads a line of the recording that was not typed: a reply, or the place of recording. Returns false for
  /// any other line. `number` is that of its line.
  func readMark(_ bytes: Span<UInt8>, line number: Int) -> Bool {
    let line = bytes.withUnsafeBufferPointer { Array($0)[...] }.withoutReturn
    func rest(after mark: [UInt8]) -> String { String(decoding: line.dropFirst(mark.count), as: UTF8.self) }
    if line.starts(with: Recording.replyMark) {
      replies?.add(line.dropFirst(Recording.replyMark.count), line: number)
    } else if line.starts(with: Recording.promptMark) {
      store.dispatch(.prompted(Language(rawValue: rest(after: Recording.promptMark))))
    } else if line.starts(with: Recording.botsMark) {
      let names = rest(after: Recording.botsMark).split(separator: " ").map(String.init)
      name(bots: names.filter(Player.canBeBot))
    } else if line.elementsEqual(Recording.replayedMark) {
      store.dispatch(.replayEnded)
    } else {
      return false
    }
    linesRead += 1
    self.text?.echo(Line(bytes))
    return true
  }

  /// Ends the replay: from now on, the world answers and changes are saved.
  package func endReplay() {
    replies?.hasEnded = true
    linesRead = 0
    // The player may have seen the cards in the recording.
    if store.state.game.table?.game.board.flips ?? 0 > 0 { store.dispatch(.replayEnded) }
    let bots = settings.bots.map(\.name)
    if !bots.isEmpty || !store.state.game.bots.isEmpty { name(bots: bots) }
    if isTyped || store.state.asksQuestions { store.dispatch(.prompted(isTyped ? language : nil)) }
    save()
  }

  /// Whether a line answers a question with yes; nil if it does not answer.
  package static func answer(_ bytes: Span<UInt8>) -> Bool? { Reader.answer(Line(bytes).command) }

  /// Whether a line is a command without arguments, in any language.
  private static func isCommand(_ name: String, _ bytes: Span<UInt8>) -> Bool {
    guard case .words(let typed) = Line(bytes).content else { return false }
    let words = CommandList.all.understood(typed)
    return words.count == 1 && CommandList.all.name(of: words[0]) == name
  }
}
