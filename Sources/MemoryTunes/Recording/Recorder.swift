import Flow
import Text

/// Middleware that writes down a session as a script, line by line. The script gives the same answers on a
/// machine that has none of the player's files: what came from outside stands before the line that asked for
/// it, as `given …` lines.
final class Recorder {
  private let write: ([UInt8]) -> Void
  /// The world's replies to this line.
  private var replies = TableScript()
  /// The tunes that a replay deals from unless it is told otherwise; nil for the built-in ones of the category.
  private var given: Tunes?
  /// Whether the player typed `given` lines with tunes. They are played with from the next line on.
  private var wasGiven = false

  /// Whether the last run of tunes was given for this line or the next only, and not for later deals.
  private var hasOtherRun = false
  /// The deck file that this line asks for.
  private var requested: FilePath?
  private let world: GivenWorld

  /// Begins with the lines that lead to the present state. What `world` answers was typed, so the script has it
  /// already.
  init(
    _ state: borrowing GameState, settings: SettingValues, asksQuestions: Bool, given world: GivenWorld,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.world = world
    self.write = write
    var script = TableScript()
    if let table = state.table {
      if let lines = TableScript(table, after: nil, leavingOutPrograms: true) {
        script = lines
      } else {
        script.append("# The game has gone on for too long.")
      }
      script.append("menu")
    }
    if let deck = state.next.deck {
      script.append(deck)
    } else if state.table?.deck.identity.isFile == true {
      script.append("tunes category")
    }
    if state.next.players != state.table?.players ?? .alone { script.append(state.next.players) }
    script.append(.category(state.next.category))
    script.append(state.next.cards)
    if let pairs = state.next.pairs { script.append(.pairs(pairs)) }
    script.append(.seed(state.next.seed))
    // What has its own line stands there already.
    var known = SettingValues.ofScript
    (known.category, known.pairs, known.cards) = (settings.category, settings.pairs, settings.cards)
    for setting in Setting.allCases where setting.value(settings) != setting.value(known) {
      script.append(.setting(setting, setting.value(settings)))
    }
    // Not earlier: no deal on the way here was asked about.
    if asksQuestions { script.append(.questions(true)) }
    script.append(.started)
    write(script.text)
    if let tunes = state.table?.tunes, case .category = tunes.deck.identity { given = tunes }
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      noteReply(action)
      if !world.hasAnswered { note(action, policy: store.state.game.next.policy) }
      next(action)
      switch action {
      case .lineFinished(let line, _):
        settle(line)
        if !(store.state.notice is GivenNotice) { hasOtherRun = false }
      case .given(.fact(.tune)), .given(.fact(.tunes)):
        wasGiven = true
      case .given(.fact(.deck)):
        (wasGiven, hasOtherRun) = (true, true)
      case .given(.fact(.file)):
        hasOtherRun = true
      case .given(.category):
        hasOtherRun = false
      case .given(.fact(.source(let origin))):
        // A replay says this of tunes that were given, too.
        if !wasGiven, !hasOtherRun { given = given.map { Tunes(deck: $0.deck, origin: origin) } }
      case .given:
        break
      default:
        if wasGiven { given = world.deals(of: store.state.game.next.category) }
        wasGiven = false
      }
    }
  }

  private func settle(_ line: Line) {
    write(replies.text + line.scripted)
    replies = TableScript()
  }

  /// Writes down what only a replay reads.
  private func noteReply(_ action: AppAction) {
    if case .records(.read(let notice?)) = action {
      for line in notice.reply { replies.append(Line.replyMark + line) }
    }
    if case .records(.forgotten(_, let files)) = action, files > 0 {
      replies.append("\(Line.replyMark)forgotten \(files)")
    }
  }

  /// Writes down what comes from outside.
  private func note(_ action: AppAction, policy: TunePolicy) {
    switch action {
    case .deal(.tunesArrived(.success(let tunes))):
      note(dealt: tunes, policy)
    case .deal(.tunesArrived(.failure(let problem))), .tunes(.fetched(.failure(let problem), _)):
      replies.append(.fact(.trouble(problem)))
    case .tunes(.fetched(.success(let tunes), let arePlayed)):
      give(tunes.deck)
      if arePlayed { replies.append(.fact(.source(tunes.origin))) }
    case .tunes(.deckRequested(let path)):
      requested = path
    case .tunes(.deckRead(.success(let deck))):
      give(deck, named: deck.name == requested.map(DeckFile.name) ? nil : deck.name)
    case .tunes(.deckRead(.failure(let problem))):
      replies.append(.fact(.refusal(problem)))
    case .tunes(.described(let forecast)):
      note(forecast, policy)
    case .tunes(.decksListed(let list)):
      for deck in list.decks { replies.append(.fact(.listed(deck))) }
      replies.append(.fact(.unlisted(list.others)))
    case .deal(.dayCame(let today, _)):
      replies.append(.fact(.today(today)))
    case .game(.placed(let placing)):
      replies.append(.fact(.placing(placing)))
    case .tunes(.cleared(let files)):
      if files > 0 { replies.append(.fact(.cleared(files: files))) }
    default: break
    }
  }

  private func note(dealt tunes: Tunes, _ policy: TunePolicy) {
    if isExpected(tunes, policy), tunes.trouble == nil { return }
    bring(tunes)
    if let trouble = tunes.trouble { replies.append(.fact(.trouble(trouble))) }
  }

  private func note(_ forecast: Forecast, _ policy: TunePolicy) {
    if let tunes = forecast.tunes, forecast.fetchesFirst || !isExpected(tunes, policy) { bring(tunes) }
    if forecast.fetchesFirst { replies.append(.fact(.fetching)) }
  }

  /// Whether a replay has these tunes without being given them.
  private func isExpected(_ tunes: Tunes, _ policy: TunePolicy) -> Bool {
    given.map { $0 == tunes } ?? (tunes.deck.identity.isBuiltIn && policy == .builtIn)
  }

  /// Gives tunes for this line and all that follow.
  private func bring(_ tunes: Tunes) {
    // They do not belong to the run that was typed.
    if hasOtherRun, case .builtIn(let category) = tunes.deck.identity {
      replies.append(.category(category))
    } else if hasOtherRun, case .category(let category) = tunes.deck.identity {
      replies.append(.category(category))
    }
    hasOtherRun = false
    replies.append(tunes: tunes.deck)
    replies.append(.fact(.source(tunes.origin)))
    given = tunes
    given?.trouble = nil
  }

  /// Gives tunes for this line only.
  private func give(_ deck: Deck, named name: String? = nil) {
    replies.append(.fact(.file(name: name)))
    replies.append(tunes: deck)
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
