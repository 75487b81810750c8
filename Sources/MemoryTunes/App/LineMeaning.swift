import MemoryCore
import MenuFeature
import PlayFeature
import PreferencesFeature
import Text
import Wording

extension AppState {
  /// What a line means: the line itself or the one that it was understood as, and its action.
  typealias Meaning = (line: Line, action: FeatureAction)

  /// The meaning of a line on this screen; nil for a blank line or a comment. A strict session reads by the
  /// exact grammar alone.
  func meaning(of line: Line, isStrict: Bool = false) -> Meaning? {
    switch line.content {
    case .nothing:
      return nil
    case .tooLong:
      return (line, .mistyped(.tooLong))
    case .words(let words):
      if isStrict { return (line, exactAction(for: line, words)) }
      if let answer = answer(to: line) { return answer }
      let exact = exactAction(for: line, words)
      guard let problem = exact.problem else { return (line, exact) }
      if let understood = understood(line, words, problem) { return understood }
      guard case .mistyped = exact, confirmation.open != nil else { return (line, exact) }
      return (line, .confirmation(.misunderstood))
    }
  }

  private func exactAction(for line: Line, _ words: [Word]) -> FeatureAction {
    do throws(LineProblem) {
      return try action(for: words, rest: line.rest)
    } catch {
      if case .notHere(.game) = error, game.table == nil { return .mistyped(.noGame) }
      return .mistyped(error)
    }
  }

  private func action(
    for words: [Word], rest: @autoclosure () -> [UInt8]
  ) throws(LineProblem) -> FeatureAction {
    let route = path.current
    // No title and no category has a number.
    if !words[words.count - 1].beginsWithDigit {
      // Elsewhere than on the menu, a title of one word may also be a command.
      let isRow = route == .menu || words.count > 1 || CommandList.all.name(of: words[0]) == nil
      if isRow, let typed = TypedMenuRow(words) {
        if route == .menu { return typed.row.action }
        throw .rowOfMenu(title: typed.title, command: typed.row.command)
      }
      if words.count == 1, case let deck = DeckReference(FilePath(words[0].typed)), deck.isKnown {
        if route == .categories { return .categories(.chosen(deck)) }
        // Its name may also be a command.
        if deck != .favorites { throw .categoryElsewhere(words[0]) }
      }
    }
    return try CommandList.all.action(for: words, rest: rest(), on: route) { arguments throws(LineProblem) in
      try action(for: arguments)
    }
  }

  // MARK: In other words

  /// The answer to an open question, or to a line that was just suggested: yes takes it, no leaves it.
  private func answer(to line: Line) -> Meaning? {
    guard asksQuestions, confirmation.open != nil || offeredLine != nil,
      let isYes = freeLine(line)?.answer
    else { return nil }
    guard confirmation.open == nil else {
      // `отмена` is a command where nothing is asked.
      let action = FeatureAction.confirmation(isYes ? .confirmed : .denied)
      let name = isYes ? "yes" : "no"
      let isExact = CommandList.all.name(of: line.words[0]) == name && line.words.count == 1
      return (isExact ? line : line.understood(as: Usage(.command(name)).text(spoken.words)), action)
    }
    guard let suggestion = offeredLine else { return nil }
    if isYes { return reread(line, as: suggestion) }
    return CommandList.all.name(of: line.words[0]) == "no" ? (line, .navigation(.showRequested)) : nil
  }

  /// The meaning of a line that the exact grammar refuses; nil if it has no other.
  private func understood(_ line: Line, _ words: [Word], _ problem: LineProblem) -> Meaning? {
    switch problem {
    case .rowOfMenu(_, let command):
      return reread(line, as: command)
    case .tooLong, .tooFewWords, .tooLargeANumber, .square, .noSuchRow:
      return nil
    case .notHere, .noGame, .unknownCommand, .unknownTopic, .categoryElsewhere, .noSuchCategory, .noSuchSetting,
      .tooManyWords,
      .notANumber, .notOneOf, .notADay:
      break
    }
    if path.current != .game, game.isInPlay, words.count == 2, words.allSatisfy(\.isNumber) {
      return (line, .mistyped(.unknownCommand(Word(line.command), nearest: spoken.words.command("game"))))
    }
    let isUnknown = if case .unknownCommand = problem { true } else { false }
    if isUnknown, path.current == .game, words.contains(where: \.isSquare) {
      return (line, .mistyped(.square(words.first(where: \.isSquare)!)))
    }
    if let respelled = respelled(line) { return respelled }
    // A misspelled command is suggested as before. `how` is none, though `show` is near.
    var isNear = if case .unknownCommand(_, nearest: _?) = problem { true } else { false }
    if words.count > 1, !Lexicon.all.senses(of: words[0].typed).isEmpty { isNear = false }
    let command = CommandList.all.name(of: words[0])
    switch freeLine(line)?.reading(namesOnly: isNear || !isUnknown && !words[0].isNumber) {
    case .line("quit") where !asksQuestions:
      return (line, .mistyped(.unknownCommand(Word(line.command), nearest: spoken.words.command("quit"))))
    case .line(let text):
      if case .unknownTopic = problem, !text.hasPrefix("help") { return nil }
      guard let other = reread(line, as: text) else { return nil }
      // The refusal of the line itself is better.
      if let refusal = other.action.problem, !isUnknown || refusal.code == problem.code { return nil }
      if case .notOneOf = problem, case .settings(.choicesRequested) = other.action { return nil }
      return other
    case .name(let text):
      if confirmation.open != nil || text == command { return nil }
      if case .tooManyWords = problem, let command, text.prefix(while: { $0 != " " }) == command { return nil }
      let name = Usage(line: text).text(spoken.words)
      return (line, .mistyped(.unknownCommand(Word(line.command), nearest: name)))
    case nil:
      guard isUnknown, !isNear, confirmation.open == nil, let meant = meant(by: line) else { return nil }
      let name = Usage(line: meant).text(spoken.words)
      return (line, .mistyped(.unknownCommand(Word(line.command), nearest: name)))
    }
  }

  /// The line in simplified characters and digits, if the exact grammar accepts it.
  private func respelled(_ line: Line) -> Meaning? {
    let text = CommandList.all.respelled(line)
    if text == line.command { return nil }
    // A script is not asked whether it means this.
    if !asksQuestions, text == "quit" || FreeLine.isRisky(text) { return nil }
    guard let other = reread(line, as: text), other.action.problem == nil else { return nil }
    return other
  }

  /// What was probably meant by a line in the other layout of the keyboard, or in characters that sound alike.
  private func meant(by line: Line) -> String? {
    if let command = Lexicon.all.command(soundingLike: line.command) { return command }
    let words = line.words.map { $0.isNumber ? $0.key : KeyboardLayout.switched($0.key) ?? "" }
    guard !words.contains("") else { return nil }
    let free = FreeLine(
      words.joined(separator: " "), on: path.current, isCommand: CommandList.all.name(of:))
    guard case .line(let text)? = free?.reading(namesOnly: true), text != "yes", text != "no" else {
      return nil
    }
    return text
  }

  /// The setting whose choices a number picks.
  var offeredSetting: Setting? { if case .choices(let setting)? = offer { setting } else { nil } }

  private func freeLine(_ line: Line) -> FreeLine? {
    FreeLine(
      line.command, on: path.current, asked: offeredSetting, isCommand: CommandList.all.name(of:))
  }

  /// The meaning of a line that stands for another one, in English or as the player types it.
  private func reread(_ line: Line, as text: String) -> Meaning? {
    let understood = line.understood(as: Usage(line: text).text(spoken.words))
    // Characters in place of bytes that are not UTF-8 can make it too long.
    guard !understood.words.isEmpty else { return nil }
    let action = exactAction(for: understood, understood.words)
    if case .mistyped(.unknownCommand) = action { return nil }
    return (understood, action)
  }
}

extension FeatureAction {
  /// Why the line cannot be carried out, whatever is on the table; nil if it can.
  var problem: LineProblem? {
    switch self {
    case .mistyped(let problem): problem
    // Only the world knows whether there is such a deck.
    case .categories(.chosen(let deck)):
      deck.unknown.flatMap { $0.isForeign ? .noSuchCategory($0) : nil }
    case .deal(.newGameRequested(pairs: _, deck: let deck?)),
      .deal(.practiceRequested(pairs: _, deck: let deck?)):
      deck.unknown.map(LineProblem.noSuchCategory)
    case .settings(.chosen(let setting, let word)) where !setting.takes(word):
      .notOneOf(word, usage: Usage(.command("set"), .argument(setting.rawValue)))
    default: nil
    }
  }
}

extension LineProblem {
  /// The line that the answer suggests in place of this one.
  func suggestion(for line: Line) -> String? {
    switch self {
    case .unknownCommand(let word, let nearest?):
      // A misspelled command keeps its arguments.
      let corrected = "\(nearest) \(String(decoding: line.rest, as: UTF8.self))"
      let isMisspelled = word.nearest(of: [nearest]) != nil || nearest.hasPrefix(word.key)
      return isMisspelled && line.words.count > 1 ? corrected : nearest
    case .categoryElsewhere(let word):
      return "play \(word.typed)"
    case .unknownTopic(_, let nearest?):
      return "help \(nearest)"
    case .noSuchSetting(_, let nearest?):
      return "set \(nearest)"
    default:
      return nil
    }
  }
}

extension Usage {
  /// A line in English, to be shown in other languages.
  fileprivate init(line: String) {
    let words = line.split(separator: " ").map { String($0) }
    let isHelp = words[0] == "help"
    self.init(
      words.enumerated().map { index, word in
        if index == 0 || isHelp {
          return CommandList.all.name(of: Word(word)) == word ? .command(word) : .literal(word)
        }
        if words[0] == "players" { return .player(word) }
        return Word(word).isNumber ? .literal(word) : .argument(word)
      })
  }
}
