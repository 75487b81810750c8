import MemoryTunes
import Text
import Wording

/// Reads the lines of a session and plays them.
struct SessionRun {
  let session: Session
  let settings: Settings
  let output: SessionOutput
  let recording: LogFile?
  let history: SavedHistory?
  let isTyped: Bool

  /// Plays the recording or the line of the command line, if any, and then the lines of the input.
  func play(_ script: ReplayedScript?, line: [UInt8]) throws(ProgramFailure) {
    session.start(withLine: isTyped && !line.isEmpty)
    var source = script?.name
    var outcome = try script.map(replay) ?? .goOn
    if outcome == .goOn {
      source = nil
      outcome = isTyped ? try playAtPrompt(after: line) : try playScript(after: line)
    }
    try flush()
    // In text, the line that stops a strict session has no answer, so its recording is not written yet.
    recording?.flush()
    if case .broken(let failure) = outcome, let source {
      throw ProgramFailure { "\(source):\(failure.line): \(failure.message($0))" }
    }
    if case .stopped(let number, let message) = outcome {
      let lines = line.isEmpty ? 0 : 1
      let typed = OutsideText.brief(String(decoding: line, as: UTF8.self))
      throw ProgramFailure(status: 1) { [source] in
        let place = number > lines ? "\(source ?? $0.standardInput):\(number - lines)" : typed
        return "\(place): \(message)"
      }
    }
  }

  private func playScript(after line: [UInt8]) throws(ProgramFailure) -> Session.Outcome {
    if !line.isEmpty {
      let outcome = session.play(line.span)
      if outcome != .goOn { return outcome }
    }
    var isFirst = true
    var outcome = Session.Outcome.goOn
    var reader = LineReader()
    try reader.forEachLine(wait: flush) { (line) throws(ProgramFailure) in
      if isFirst, let missing = settings.optionsMissing(from: line) {
        let words = session.spoken.words
        StandardError.warn([words.optionsOfScriptIgnored(options: missing)], words)
      }
      // The second line of a recording has its options.
      isFirst = isFirst && Recording.isFormat(line)
      outcome = session.play(line)
      try output.check()
      return outcome == .goOn
    }
    return outcome
  }

  private func flush() throws(ProgramFailure) {
    session.flush()
    try output.check()
  }

  /// Plays the script in a file. `quit` ends the script, and the session goes on.
  private func replay(_ script: ReplayedScript) throws(ProgramFailure) -> Session.Outcome {
    var outcome = Session.Outcome.goOn
    try script.forEachLine(wait: flush) { (line, number) throws(ProgramFailure) in
      outcome = session.replay(line, line: number)
      try output.check()
      return outcome == .goOn
    }
    guard outcome == .goOn || outcome == .over else { return outcome }
    session.endReplay()
    return .goOn
  }

  private func playAtPrompt(after line: [UInt8]) throws(ProgramFailure) -> Session.Outcome {
    guard let screen = session.text, let editor = LineEditor(output: output, history: history, session, screen)
    else { throw ProgramFailure { $0.noPrompt } }
    screen.pause = editor.wait
    // The editor restores the terminal when it is released.
    defer { screen.pause = nil }
    func showRest() {
      session.flush()
      while screen.hasMore, editor.asksForMore(screen.morePrompt) { screen.showMore() }
      screen.leaveFirstPages()
    }
    if !line.isEmpty {
      // The text of the start is shown before anything is sent.
      session.flush()
      let outcome = screen.withStartInSight { session.play(line.span) }
      if outcome != .goOn { return outcome }
    }
    showRest()
    while true {
      try flush()
      if session.spoken != .english, Terminal.setUTF8() { editor.bindKeys() }
      switch editor.readLine(prompt: session.prompt) {
      case .line(let line):
        session.resize(width: Terminal.width, height: Terminal.height)
        screen.lineWasTyped()
        let outcome = session.play(line.span)
        if outcome != .goOn { return outcome }
        // Enter alone asks for nothing.
        if !line.isEmpty { showRest() }
      case .interrupted(let wasEmpty):
        if wasEmpty {
          // The screen that follows has no question, so no later yes may answer it.
          if session.asks { _ = session.play(Array("no".utf8).span) }
          screen.tellHowToLeave()
        } else if screen.redraws {
          screen.redraw()
        }
      case .outgrown:
        screen.redraw()
        showRest()
      case .end:
        session.leave()
        return .over
      }
    }
  }
}
