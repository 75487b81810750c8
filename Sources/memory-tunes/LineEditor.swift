import CLibedit
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The prompt: libedit with its keys (the user's `.editrc` included), the history of this session, and Tab.
final class LineEditor {
  enum Input {
    case line([UInt8])
    /// Ctrl-C: the line that was being typed is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or no terminal any more.
    case end
  }

  private let editor: OpaquePointer
  private let history: OpaquePointer
  private let kept: KeptHistory?
  private let signals = SignalGate(SignalGate.prompt)
  private var terminalBefore = termios()
  private var prompt: UnsafeMutablePointer<CChar>
  /// What can come next, given the line up to the cursor.
  private let complete: (_ line: String) -> Completion

  /// Nil when libedit cannot work here.
  init?(history kept: KeptHistory?, complete: @escaping (_ line: String) -> Completion) {
    guard let editor = libedit_init("memory-tunes"), let history = history_init() else { return nil }
    self.editor = editor
    self.history = history
    self.kept = kept
    self.complete = complete
    prompt = strdup("")
    tcgetattr(STDIN_FILENO, &terminalBefore)
    libedit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    libedit_set_prompt(editor) { LineEditor.of($0).prompt }
    libedit_set_editor(editor, "emacs")
    libedit_set_getc(editor) { LineEditor.of($0).readCharacter(into: $1) }
    // A terminal that collects lines makes of a Ctrl-D that is typed between two of them one that is lost.
    libedit_keep_keys_raw(editor)
    libedit_history_size(history, KeptHistory.most)
    kept?.load(into: history)
    libedit_set_history(editor, history)
    libedit_add_function(editor, "memory-tunes-complete", "Complete a word") { editor, _ in
      LineEditor.of(editor).completeWord()
    }
    el_source(editor, nil)
    // Not before: choosing vi's keys forgets what was bound.
    libedit_bind(editor, "^I", "memory-tunes-complete")
  }

  deinit {
    history_end(history)
    el_end(editor)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &terminalBefore)
    free(prompt)
  }

  /// Lets the player edit a line behind a prompt and waits for it.
  func readLine(prompt text: String) -> Input {
    free(prompt)
    prompt = strdup(text)
    // By itself libedit shows the prompt first, and a key that comes between is not seen as what it is.
    libedit_prepare_terminal(editor, 1)
    var count: Int32 = 0
    guard let line = el_gets(editor, &count), count > 0 else {
      let isInterrupted = count < 0 && errno == EINTR
      // libedit leaves the cursor behind what was typed.
      StandardOutput.put([UInt8(ascii: "\n")])
      return isInterrupted ? .interrupted : .end
    }
    let bytes = UnsafeBufferPointer(start: line, count: Int(count)).map(UInt8.init(bitPattern:))
    if bytes.contains(where: { $0 > UInt8(ascii: " ") }) {
      libedit_history_enter(history, line)
      kept?.add(line)
    }
    return .line(bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes)
  }

  /// What libedit reads keys by: 1 with a character, 0 at the end, -1 with `errno` set.
  ///
  /// It has a reader of its own, and handlers of signals to go with it. Those work inside of the handler, where
  /// hardly anything is allowed, and send the signal on to all programs of the terminal.
  private func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    var state = mbstate_t()
    while true {
      if case .signal(let signal) = signals.wait(for: STDIN_FILENO) {
        if signal == SIGINT {
          errno = EINTR
          return -1
        }
        heed(signal)
        continue
      }
      var byte: CChar = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count <= 0 { return Int32(count) }
      // A character may be of several bytes; what is none, in this locale, is passed over.
      let length = mbrtowc(character, &byte, 1, &state)
      if length == 0 || length == 1 { return 1 }
      if length == -1 { state = mbstate_t() }
    }
  }

  private func heed(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      el_resize(editor)
    case SIGCONT:
      // Whoever had the terminal in between may have left it in any state, of which libedit knows nothing.
      libedit_prepare_terminal(editor, 0)
      libedit_prepare_terminal(editor, 1)
      libedit_refresh(editor)
    default:
      // To be stopped or ended by the signal, with the terminal as it was.
      tcsetattr(STDIN_FILENO, TCSADRAIN, &terminalBefore)
      signals.takeEffect(signal)
    }
  }

  /// Tab: puts in what is certain of the word before the cursor, or lists what it can be.
  private func completeWord() -> UInt8 {
    let line = el_line(editor).pointee
    let typed = UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    let completion = complete(String(decoding: typed.map(UInt8.init(bitPattern:)), as: UTF8.self))
    guard let certain = completion.certain else { return UInt8(CC_ERROR) }
    if certain == completion.typed {
      list(completion.candidates)
      return UInt8(CC_REDISPLAY)
    }
    el_deletestr(editor, Int32(completion.typed.utf8.count))
    return UInt8(el_insertstr(editor, certain) == 0 ? CC_REFRESH : CC_ERROR)
  }

  /// Lists words below the line, in columns.
  private func list(_ words: [String]) {
    let most = 200
    let width = words.reduce(0) { max($0, $1.utf8.count) } + 2
    let columns = max(1, Terminal.width / width)
    var text = "\n"
    for (place, word) in words.prefix(most).enumerated() {
      let isLast = place % columns == columns - 1 || place == min(most, words.count) - 1
      text += isLast ? word + "\n" : word + String(repeating: " ", count: width - word.utf8.count)
    }
    if words.count > most { text += "and \(words.count - most) more\n" }
    StandardOutput.put(Array(text.utf8))
  }

  private static func of(_ editor: OpaquePointer) -> LineEditor {
    Unmanaged.fromOpaque(libedit_client_data(editor)!).takeUnretainedValue()
  }
}
