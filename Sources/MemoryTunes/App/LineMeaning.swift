import MemoryGame
import Said
import Text
import Wording

extension AppState {
  /// What a line means: the line itself or the one that it was understood as, and what it is for.
  typealias Meaning = (line: Line, intent: Intent)

  /// Nil for a blank line or a comment. A strict session reads by the exact grammar alone.
  func meaning(of line: Line) -> Meaning? {
    switch line.content {
    case .nothing: return nil
    case .tooLong: return (line, .refuse(.line(.tooLong)))
    case .words:
      if isStrict {
        let exact = exactIntent(of: line)
        guard let refusal = exact.refusal, case .unknownCommand = refusal else { return (line, exact) }
        return MisspelledLine(state: self, line: line).meaning ?? (line, exact)
      }
      if let answer = answer(to: line) { return answer }
      let exact = exactIntent(of: line)
      // `back` leaves the question for a value, and not the settings.
      if offeredSetting != nil, case .act(.navigation(.wentBack)) = exact {
        return (line, .act(.navigation(.showRequested)))
      }
      guard let refusal = exact.certainRefusal else { return (line, exact) }
      // It may be a deck of the player's own, which only the world knows.
      if case .inquire(.deck) = exact, case .noSuchCategory = refusal { return (line, exact) }
      let reply = confirmation == nil ? nil : answerWithReason(line.command)
      if reply == true { return reread(line, as: "yes") }
      if let other = RefusedLine(state: self, line: line, refusal: refusal).meaning { return other }
      guard exact.refusal != nil, confirmation != nil else { return (line, exact) }
      return reply == nil ? (line, .act(.confirmation(.misunderstood))) : reread(line, as: "no")
    }
  }

  /// What the exact grammar makes of a line of words.
  func exactIntent(of line: borrowing Line) -> Intent {
    do throws(LineRefusal) {
      let intent = try intent(of: line.words, in: line)
      if case .act(.review) = intent, game.table == nil { throw .noGame }
      return intent
    } catch {
      if case .notHere(.game) = error, game.table == nil { return .refuse(.line(.noGame)) }
      return .refuse(.line(error))
    }
  }

  private func intent(of words: [Word], in line: borrowing Line) throws(LineRefusal) -> Intent {
    let route = path.current
    // No title and no category has a number.
    if !words[words.count - 1].beginsWithDigit {
      // A title of one word may also be a command.
      let isRow = words.count > 1 || CommandList.all.name(of: words[0]) == nil
      if isRow, let typed = MenuRow.titled(words) {
        if route == .menu { return typed.row.intent }
        throw .rowOfMenu(title: typed.title, command: typed.row.command)
      }
      if words.count == 1, case let deck = DeckReference(FilePath(words[0].typed)), deck.isKnown {
        if route == .categories { return .inquire(.deck(deck, for: .choice)) }
        // Its name may also be a command.
        if deck != .favorites { throw .categoryElsewhere(words[0]) }
      }
    }
    return try CommandList.all.intent(for: words, of: line, on: route) { arguments throws(LineRefusal) in
      try intent(of: arguments)
    }
  }

  /// The answer to an open question or to an offer: yes takes a line that was just suggested, no leaves the
  /// offer.
  private func answer(to line: Line) -> Meaning? {
    guard asksQuestions, confirmation != nil || offer != nil,
      let isYes = Reader.answer(line.command) ?? answerInOtherLayout(line),
      offeredSetting?.takes(line.words[0]) != true
    else { return nil }
    guard confirmation == nil else {
      // `отмена` is a command where nothing is asked.
      let answer = Intent.act(.confirmation(isYes ? .confirmed : .denied))
      let name = isYes ? "yes" : "no"
      let isExact = CommandList.all.name(of: line.words[0]) == name && line.words.count == 1
      return (isExact ? line : line.understood(as: Usage(.command(name)).text(spoken.words)), answer)
    }
    if isYes { return offeredLine.flatMap { reread(line, as: $0) } }
    return [nil, "no"].contains(CommandList.all.name(of: line.words[0]))
      ? (line, .act(.navigation(.showRequested))) : nil
  }

  private func answerWithReason(_ text: String) -> Bool? {
    Reader(text, at: GameMoment(state: self)).answerWithReason
  }

  /// The answer to an open question that was typed in the other layout of the keyboard: `lf` for `да`.
  private func answerInOtherLayout(_ line: Line) -> Bool? {
    guard confirmation != nil, line.words.count == 1, CommandList.all.name(of: line.words[0]) == nil else {
      return nil
    }
    return KeyboardLayout.switched(line.words[0].key).flatMap(Reader.answer)
  }

  /// The meaning in other words of a line that named a deck, once the world knows none of that name; nil if it
  /// has no other.
  func otherMeaning(of line: Line) -> Meaning? {
    guard !isStrict, line.understood == nil else { return nil }
    return exactIntent(of: line).certainRefusal.flatMap {
      RefusedLine(state: self, line: line, refusal: $0).meaning
    }
  }

  /// The meaning of a line that stands for another one, in English or as the player types it.
  func reread(_ line: Line, as text: String) -> Meaning? {
    let understood = line.understood(as: typed(text))
    // Characters in place of bytes that are not UTF-8 can make it too long.
    guard !understood.words.isEmpty else { return nil }
    let intent = exactIntent(of: understood)
    if case .unknownCommand? = intent.refusal { return nil }
    return (understood, intent)
  }

  /// A line in English as the player types it.
  func typed(_ text: String) -> String {
    // Scalars, because to compare a letter with thousands of marks takes the square of their number.
    var words = text.unicodeScalars.split(separator: " ").map { String($0) }
    // In the list of decks, a deck that somebody wants to play is chosen, not dealt.
    if path.current == .categories, words.count == 2, words[0] == "play", !Word(words[1]).isNumber {
      words[0] = "category"
    }
    // Russian declines the level.
    if words.count == 2, words[0] == "against", Level(rawValue: words[1]) != nil {
      return spoken.words.againstLevel(level: words[1])
    }
    return Usage(line: words.joined(separator: " ")).text(spoken.words)
  }
}

extension Intent {
  /// Why the exact grammar refuses the line; nil if it does not.
  var refusal: LineRefusal? { if case .act(.refuse(.line(let refusal))) = self { refusal } else { nil } }

  /// Why the line cannot be carried out, whatever is on the table; nil if it can.
  var certainRefusal: LineRefusal? {
    // Only the world knows whether there is such a deck.
    if case .inquire(.deck(let deck, let use)) = self {
      return deck.unknown.flatMap { use != .choice || $0.isForeign ? .noSuchCategory($0) : nil }
    }
    if case .act(.settings(.choose(let setting, let value))) = self, !setting.takes(value) {
      return .notOneOf(value, usage: Usage(.command("set"), .argument(setting.rawValue)))
    }
    return refusal
  }
}

extension Usage {
  /// A line in English, to be shown in other languages.
  init(line: String) {
    let words = line.unicodeScalars.split(separator: " ").map { String($0) }
    let command = Word(words[0]).key
    let isHelp = command == "help"
    self.init(
      words.enumerated().map { index, word in
        if index == 0 || isHelp && !HelpTopic.questions.contains(word) {
          if isHelp, let name = CommandList.all.name(of: Word(word)) { return .command(name) }
          return CommandList.all.name(of: Word(word)) == word ? .command(word) : .literal(word)
        }
        if Word(word).isNumber { return .literal(word) }
        return ["players", "against", "match"].contains(command) ? .player(word) : .argument(word)
      })
  }
}
