import Flow

/// Middleware that writes down a session as a script, line by line. Piped in again, on a machine that has nothing of
/// the player's, the script gives the same answers: whatever came from outside stands in it before the line that it
/// came for, as lines `given …`.
final class Recorder {
  private let write: ([UInt8]) -> Void
  /// What the world has replied to this line.
  private var replies = TableScript()
  /// The tunes that a replay deals from, unless told otherwise; nil for the built-in ones of the category.
  private var given: Tunes?
  /// Whether tunes were given by who types, as from the next line on they are played with.
  private var wasGiven = false

  /// Begins with what leads to the state as it is.
  init(_ state: borrowing GameState, write: @escaping ([UInt8]) -> Void) {
    self.write = write
    var script = TableScript()
    if let table = state.table {
      if let lines = TableScript(table, leavingOutPrograms: true) {
        script = lines
      } else {
        script.append("# The game has gone on for too long.")
      }
      script.append("menu")
    }
    if let deck = state.next.deck {
      script.append(deck, isOwn: true)
    } else if state.table?.tunes.origin == .file {
      script.append("tunes category")
    }
    if state.next.players != state.table?.players ?? .alone { script.append(state.next.players) }
    script.append("given category \(state.next.category.rawValue)")
    if let pairs = state.next.pairs { script.append("given pairs \(pairs)") }
    script.append("given seed \(state.next.seed)")
    script.append("given start")
    write(script.text)
    if let tunes = state.table?.tunes, TableScript.bringsTunes(tunes), tunes.origin != .file { given = tunes }
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      note(action, purpose: store.state.game.request?.purpose, policy: store.state.game.next.policy)
      next(action)
      switch action {
      case .settled(let line, _): settle(line)
      case .given(.tune), .given(.tunes), .given(.deck):
        wasGiven = true
      case .given:
        break
      case .opened, .wentBack, .asked, .askedToSee, .categories, .game, .tunes, .steps, .records, .mistyped,
        .quit:
        if wasGiven { given = store.state.game.given.tunes(of: store.state.game.next.category) }
        wasGiven = false
      }
    }
  }

  private func settle(_ line: Line) {
    write(replies.text + line.scripted)
    replies = TableScript()
  }

  /// Takes down what comes from outside.
  private func note(_ action: AppAction, purpose: Request.Purpose?, policy: TunePolicy) {
    switch action {
    case .game(.tunesArrived(.failure(let problem))):
      replies.append("given trouble \(problem.rawValue)")
    case .game(.tunesArrived(.success(let tunes))):
      switch purpose {
      case .deal: note(dealt: tunes)
      case .keep:
        give(tunes.deck)
        if policy != .builtIn { replies.append(tunes.origin) }
      case nil: break
      }
    case .tunes(.deckRead(.success(let deck))):
      give(deck)
    case .tunes(.described(let forecast)):
      note(forecast)
    case .tunes(.cleared(let files)):
      if files > 0 { replies.append("given cleared \(files)") }
    case .tunes(.deckRead(.failure(let problem))):
      replies.append("given refusal \(problem.message)")
    case .opened, .wentBack, .asked, .askedToSee, .categories, .game, .tunes, .given, .steps, .records,
      .mistyped, .quit, .settled:
      break
    }
  }

  private func note(dealt tunes: Tunes) {
    if isExpected(tunes), tunes.trouble == nil { return }
    bring(tunes)
    if let trouble = tunes.trouble { replies.append("given trouble \(trouble.rawValue)") }
  }

  private func note(_ forecast: Forecast) {
    if let tunes = forecast.tunes, forecast.fetchesFirst || !isExpected(tunes) { bring(tunes) }
    if forecast.fetchesFirst { replies.append("given fetching") }
  }

  /// Whether a replay has these tunes without being told.
  private func isExpected(_ tunes: Tunes) -> Bool {
    given.map { $0 == tunes } ?? !TableScript.bringsTunes(tunes)
  }

  /// Tunes for this line and all that follow.
  private func bring(_ tunes: Tunes) {
    replies.append(tunes: tunes.deck)
    replies.append(tunes.origin)
    given = tunes
    given?.trouble = nil
  }

  /// Tunes for this line alone.
  private func give(_ deck: Deck) {
    replies.append("given file")
    replies.append(tunes: deck)
  }
}

extension Line {
  /// The line as a script has it, its end included.
  fileprivate var scripted: [UInt8] {
    var bytes: [UInt8]
    switch content {
    case .tooLong(let beginning):
      bytes = beginning + Array(repeating: UInt8(ascii: "."), count: Self.longest)
    case .nothing, .words:
      bytes = Array(command.utf8)
      // What was not UTF-8 takes more room than it did, unless it is left so.
      if bytes.count > Self.longest {
        bytes = command.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xFF] : Array(String($0).utf8) }
      }
    }
    // What looks like the end of a Windows line is part of this one.
    if bytes.last == UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
    return bytes + [UInt8(ascii: "\n")]
  }
}
