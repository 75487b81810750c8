import CLibedit
import CSystem
import MemoryTunes

/// The prompt: libedit with its key bindings (also the user's `.editrc`), the history, and Tab.
final class LineEditor {
  enum Input {
    case line([UInt8])
    /// Ctrl-C: the line being typed is dropped.
    case interrupted(wasEmpty: Bool)
    /// The terminal has become too small for the answer above an empty line.
    case outgrown
    /// Ctrl-D on an empty line, a closed terminal, or output that cannot be written.
    case end
  }

  private let bell = "\u{7}"
  private let editor: OpaquePointer
  private let history: OpaquePointer
  private let saved: SavedHistory?
  private let output: SessionOutput
  private let signals = SignalMask(SignalMask.prompt)
  /// Whether libedit reads a line.
  private var isReading = false
  /// What is asked below the screen outside a line.
  private var question = ""
  /// Why the current line ends without Enter; nil when libedit has ended it.
  private var interruption: Input?
  private var prompt: UnsafeMutablePointer<CChar>
  /// Keys read outside a line, which begin the next one.
  private var keysAhead: [UInt8] = []
  private let session: Session
  /// What is above the prompt.
  private let screen: TextRenderer

  /// Nil if libedit does not work here.
  init?(output: SessionOutput, history saved: SavedHistory?, _ session: Session, _ screen: TextRenderer) {
    Terminal.boundEnvironment()
    user_terminal_keep()
    user_terminal_take(Terminal.mostCells)
    guard let editor = libedit_init("memory-tunes"), let history = history_init() else { return nil }
    (self.editor, self.history) = (editor, history)
    (self.saved, self.output, self.session, self.screen) = (saved, output, session, screen)
    prompt = strdup("")
    libedit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    libedit_set_prompt(editor) { LineEditor.of($0).prompt }
    libedit_set_getc(editor) { LineEditor.of($0).readCharacter(into: $1) }
    // A terminal in line mode would lose a Ctrl-D typed between two lines.
    libedit_keep_keys_raw(editor)
    libedit_history_size(history, SavedHistory.most)
    saved?.load(into: history)
    libedit_set_history(editor, history)
    libedit_add_function(editor, "memory-tunes-complete", "Complete a word") { editor, _ in
      LineEditor.of(editor).completeWord()
    }
    libedit_add_function(editor, "memory-tunes-redraw", "Redraw the screen") { editor, _ in
      LineEditor.of(editor).redraw()
      return UInt8(CC_NORM)
    }
    bindKeys()
    SignalMask.serve = { [unowned self] in serve($0) }
  }

  deinit {
    SignalMask.serve = nil
    history_end(history)
    el_end(editor)
    user_terminal_restore()
    free(prompt)
  }

  /// Binds all keys. Must be repeated after a change of locale, which decides which keys are letters.
  func bindKeys() {
    libedit_set_editor(editor, "emacs")
    EditorSettings.apply(to: editor)
    // Not earlier: choosing vi's keys removes other bindings.
    libedit_bind(editor, "^I", "memory-tunes-complete")
    libedit_bind(editor, "^L", "memory-tunes-redraw")
    libedit_bind_command(editor, "^L", "memory-tunes-redraw")
    // libedit's ed-command reads out of bounds if a quotation mark is not closed, and in a long line
    // em-copy-prev-word writes to freed memory.
    let isEmacs = strcmp(libedit_editor(editor), "emacs") == 0
    for key in isEmacs ? ["^[x", "^[X", "^[^_"] : [] { libedit_bind(editor, key, "ed-unassigned") }
    if !isEmacs { libedit_bind_command(editor, ":", "ed-unassigned") }
  }

  func readLine(prompt text: String) -> Input {
    free(prompt)
    // libedit crashes if the locale lacks a character of the prompt.
    prompt = strdup(Self.characters(of: text) == nil ? "> " : text)
    // By itself, libedit shows the prompt before it sets up the terminal, and misreads keys typed in between.
    takeTerminal()
    interruption = nil
    var count: Int32 = 0
    isReading = true
    let line = el_gets(editor, &count)
    isReading = false
    guard let line, count > 0, interruption == nil else {
      // libedit leaves the cursor behind the line.
      output.put("\n")
      return interruption ?? .end
    }
    var bytes = UnsafeBufferPointer(start: line, count: Int(count)).map(UInt8.init(truncatingIfNeeded:))
    if bytes.contains(where: { $0 > UInt8(ascii: " ") }), session.remembers(bytes.span) {
      libedit_history_enter(history, line)
      saved?.add(line)
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return .line(bytes)
  }

  /// Reads a key for libedit: returns 1 with a character, 0 at the end, and -1 with `errno` set on failure.
  ///
  /// libedit's own reader installs signal handlers that do unsafe work and forward the signal to all programs
  /// of the terminal.
  private func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    var state = mbstate_t()
    // Typed keys are not visible any more.
    if output.hasFailed { return 0 }
    libedit_keep_cursor_in_line(editor)
    while interruption == nil {
      var byte: CChar = 0
      if keysAhead.isEmpty {
        switch signals.wait(for: STDIN_FILENO) {
        case .signal:
          interruption = .interrupted(wasEmpty: isLineEmpty)
          continue
        case .served: continue
        case .input, .timeout: break
        }
        let count = read(STDIN_FILENO, &byte, 1)
        if count <= 0 { return Int32(count) }
      } else {
        byte = CChar(truncatingIfNeeded: keysAhead.removeFirst())
      }
      if byte == 0x1B, skipsPasteMark() { continue }
      // A character may have several bytes. Invalid bytes are skipped and ring the bell.
      let length = mbrtowc(character, &byte, 1, &state)
      if length == 0 || length == 1 {
        // During a search, Ctrl-W makes libedit append a word and access memory outside the line.
        guard byte == 0x17, isSearching else { return 1 }
        output.put(bell)
      } else if length == -1 {
        state = mbstate_t()
        output.put(bell)
      }
    }
    // Some commands of libedit read keys themselves and continue after a failure, so every key fails until the
    // end.
    errno = EINTR
    return -1
  }

  /// The marks that a terminal sends before and after pasted text, without Esc.
  private static let pasteMarks = ["[200~", "[201~"].map { Array($0.utf8) }
  /// The longest time between the bytes of a key, in milliseconds.
  private static let timeOfKey: Int32 = 50

  /// Skips the rest of such a mark, so that what is pasted is typed. The keys of anything else are read next.
  private func skipsPasteMark() -> Bool {
    var keys: [UInt8] = []
    while Self.pasteMarks.contains(where: { $0.count > keys.count && $0.starts(with: keys) }) {
      guard let key = keyOfSequence() else { break }
      keys.append(key)
    }
    if Self.pasteMarks.contains(keys) { return true }
    keysAhead.insert(contentsOf: keys, at: 0)
    return false
  }

  /// The next byte of a key that sends several; nil if none follows.
  private func keyOfSequence() -> UInt8? {
    if !keysAhead.isEmpty { return keysAhead.removeFirst() }
    var byte: UInt8 = 0
    let isThere = Descriptor.wait(for: Int32(POLLIN), on: STDIN_FILENO, milliseconds: Self.timeOfKey)
    return isThere && read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }

  /// Asks below a page whether to show the next one. Enter and space do; any other key ends the pages and,
  /// unless it is `q`, begins the next line. Keys typed before the question begin the next line.
  func asksForMore(_ text: String) -> Bool {
    let isTypedAhead = Descriptor.wait(for: Int32(POLLIN), on: STDIN_FILENO, milliseconds: 0)
    guard keysAhead.isEmpty, !isTypedAhead else { return false }
    output.put(text)
    question = text
    let typed = key()
    question = ""
    output.put(screen.redraws ? "\r\u{1B}[K" : "\n")
    guard let key = typed, key != UInt8(ascii: "q") else { return false }
    if "\n\r ".utf8.contains(key) { return true }
    keysAhead.append(key)
    return false
  }

  /// Waits. False if the player presses Enter or Ctrl-C meanwhile; other keys begin the next line.
  func wait(milliseconds: Int) -> Bool {
    let end = SteadyClock.now + milliseconds
    while true {
      let rest = end - SteadyClock.now
      guard rest > 0 else { return true }
      guard let key = self.key(within: rest) else { return SteadyClock.now >= end }
      let isEnter = "\n\r".utf8.contains(key)
      if !isEnter || !keysAhead.isEmpty { keysAhead.append(key) }
      if isEnter { return false }
    }
  }

  /// The next key typed outside a line; nil for Ctrl-C, the end of input or of the time. Ctrl-L redraws.
  private func key(within milliseconds: Int? = nil) -> UInt8? {
    while !output.hasFailed {
      switch signals.wait(for: STDIN_FILENO, milliseconds: milliseconds) {
      case .signal, .timeout: return nil
      case .served: break
      case .input:
        var byte: UInt8 = 0
        guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
        guard byte == 0x0C, screen.redraws else { return byte }
        redrawBetweenLines()
      }
    }
    return nil
  }

  /// Whether a search term is being typed, which libedit shows in a second line.
  private var isSearching: Bool {
    let line = el_wline(editor).pointee
    return UnsafeBufferPointer(start: line.buffer, count: line.lastchar - line.buffer).contains(0x0A)
  }

  /// Stops the program, or redraws everything.
  private func serve(_ signal: Int32) {
    switch signal {
    case SIGTSTP:
      screen.wipe()
      user_terminal_restore()
      signals.takeEffect(signal)
      // The program was not stopped if no shell could continue it.
      raise(SIGCONT)
    case _ where !isReading:
      // Between two lines, the terminal is in libedit's state.
      takeTerminal()
      libedit_prepare_terminal(editor, 0)
      session.resize(width: Terminal.width, height: Terminal.height)
      redrawBetweenLines()
    case SIGWINCH:
      user_terminal_take(Terminal.mostCells)
      // libedit continues from the old cursor position, which a smaller window may not have. So it receives a
      // new size only if everything is redrawn, and otherwise with the next line.
      if screen.redraws { el_resize(editor) }
      resize()
    default:
      // Another program may have left the terminal in any state, of which libedit knows nothing.
      libedit_prepare_terminal(editor, 0)
      takeTerminal()
      el_resize(editor)
      resize()
      if !screen.redraws { libedit_refresh(editor) }
    }
  }

  private func redrawBetweenLines() {
    guard screen.redraws else { return }
    screen.redraw()
    output.put(question)
  }

  /// Draws for the current size of the terminal. An answer that does not fit any more is shown in pages.
  private func resize() {
    let hadMore = screen.hasMore
    session.resize(width: Terminal.width, height: Terminal.height)
    guard screen.redraws else { return }
    redraw()
    if screen.hasMore, !hadMore, isLineEmpty { interruption = .outgrown }
  }

  private var isLineEmpty: Bool {
    let line = el_wline(editor).pointee
    return line.lastchar == line.buffer
  }

  private func takeTerminal() {
    user_terminal_take(Terminal.mostCells)
    libedit_prepare_terminal(editor, 1)
  }

  private func redraw(below note: String? = nil) {
    if !screen.redraws { output.put("\n") }
    screen.redraw(below: note)
    libedit_refresh(editor)
  }

  /// Tab: inserts the certain part of the word before the cursor, or lists the candidates.
  private func completeWord() -> UInt8 {
    let line = el_line(editor).pointee
    let bytes = UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    guard let text = String(validating: bytes.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self) else {
      return UInt8(CC_ERROR)
    }
    let completion = session.completion(of: text)
    guard let certain = completion.certain, let typed = Self.characters(of: completion.typed),
      Self.characters(of: certain) != nil
    else { return UInt8(CC_ERROR) }
    if certain.utf8.elementsEqual(completion.typed.utf8) {
      redraw(below: completion.list(width: Terminal.width))
      return UInt8(CC_NORM)
    }
    el_deletestr(editor, typed)
    if el_insertstr(editor, certain) == 0 { return UInt8(CC_REFRESH) }
    el_insertstr(editor, completion.typed)
    return UInt8(CC_ERROR)
  }

  /// The number of characters of a text in the locale; nil if that cannot show all of it.
  private static func characters(of text: String) -> Int32? {
    let count = mbstowcs(nil, text, 0)
    return count < 0 ? nil : Int32(exactly: count)
  }

  private static func of(_ editor: OpaquePointer) -> LineEditor {
    Unmanaged.fromOpaque(libedit_client_data(editor)!).takeUnretainedValue()
  }
}
