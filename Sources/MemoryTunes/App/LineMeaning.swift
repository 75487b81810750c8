import MemoryGame
import Text
import Wording

extension AppState {
  /// What a line means: the line itself or the one that it was understood as, and its action.
  typealias Meaning = (line: Line, action: FeatureAction)

  /// Nil for a blank line or a comment. A strict session reads by the exact grammar alone.
  func meaning(of line: Line) -> Meaning? {
    switch line.content {
    case .nothing: return nil
    case .tooLong: return (line, .mistyped(.tooLong))
    case .words:
      if isStrict {
        let action = exactAction(for: line)
        guard case .mistyped(.unknownCommand) = action else { return (line, action) }
        return nearest(to: line, Phrase(line.command), isStrict: true) ?? (line, action)
      }
      if let answer = answer(to: line) { return answer }
      let exact = exactAction(for: line)
      guard let problem = exact.problem else { return (line, exact) }
      // It may be a deck of the player's own, which only the world knows.
      if case .state = exact, case .noSuchCategory = problem { return (line, exact) }
      let reply = confirmation.open == nil ? nil : Phrase(line.command).answerWithReason
      if reply == true { return reread(line, as: "yes") }
      if let understood = understood(line, problem) { return understood }
      guard case .mistyped = exact, confirmation.open != nil else { return (line, exact) }
      return reply == nil ? (line, .confirmation(.misunderstood)) : reread(line, as: "no")
    }
  }

  /// What the exact grammar makes of a line of words.
  func exactAction(for line: borrowing Line) -> FeatureAction {
    do throws(LineProblem) {
      let action = try action(for: line.words, of: line)
      if case .review = action, game.table == nil { return .mistyped(.noGame) }
      return action
    } catch {
      if case .notHere(.game) = error, game.table == nil { return .mistyped(.noGame) }
      return .mistyped(error)
    }
  }

  private func action(for words: [Word], of line: borrowing Line) throws(LineProblem) -> FeatureAction {
    let route = path.current
    // No title and no category has a number.
    if !words[words.count - 1].beginsWithDigit {
      // A title of one word may also be a command.
      let isRow = words.count > 1 || CommandList.all.name(of: words[0]) == nil
      if isRow, let typed = MenuRow.titled(words) {
        if route == .menu { return typed.row.action }
        throw .rowOfMenu(title: typed.title, command: typed.row.command)
      }
      if words.count == 1, case let deck = DeckReference(FilePath(words[0].typed)), deck.isKnown {
        if route == .categories { return .state(DeckNamed(deck: deck)) }
        // Its name may also be a command.
        if deck != .favorites { throw .categoryElsewhere(words[0]) }
      }
    }
    return try CommandList.all.action(for: words, of: line, on: route) { arguments throws(LineProblem) in
      try action(for: arguments)
    }
  }

  // MARK: In other words

  /// The answer to an open question or to an offer: yes takes a line that was just suggested, no leaves the
  /// offer.
  private func answer(to line: Line) -> Meaning? {
    guard asksQuestions, confirmation.open != nil || offer != nil,
      let isYes = Phrase(line.command).answer, offeredSetting?.takes(line.words[0]) != true
    else { return nil }
    guard confirmation.open == nil else {
      // `отмена` is a command where nothing is asked.
      let action = FeatureAction.confirmation(isYes ? .confirmed : .denied)
      let name = isYes ? "yes" : "no"
      let isExact = CommandList.all.name(of: line.words[0]) == name && line.words.count == 1
      return (isExact ? line : line.understood(as: Usage(.command(name)).text(spoken.words)), action)
    }
    if isYes { return offeredLine.flatMap { reread(line, as: $0) } }
    return [nil, "no"].contains(CommandList.all.name(of: line.words[0]))
      ? (line, .navigation(.showRequested)) : nil
  }

  /// The meaning in other words of a line that named a deck, once the world knows none of that name; nil if it
  /// has no other.
  func otherMeaning(of line: Line) -> Meaning? {
    guard !isStrict, line.understood == nil else { return nil }
    return exactAction(for: line).problem.flatMap { understood(line, $0) }
  }

  /// The meaning of a line that the exact grammar refuses; nil if it has no other.
  private func understood(_ line: Line, _ problem: LineProblem) -> Meaning? {
    let words = line.words
    switch problem {
    case .rowOfMenu(_, let command): return loses(command) ? nil : reread(line, as: command)
    case .tooLong, .tooFewWords, .tooLargeANumber, .noSuchRow, .square, .categoryElsewhere: return nil
    default: break
    }
    func isAnswer(_ word: Word) -> Bool { ["yes", "no"].contains(CommandList.all.name(of: word)) }
    // `no, 3`, which is a no while a question is open
    if words.count > 1, words.dropFirst().allSatisfy(\.isNumber), isAnswer(Word(words[0].typed.trimming(","))) {
      return game.isInPlay ? named("flip \(words[1].typed)", line) : nil
    }
    if path.current != .game, words.count == 2, words.allSatisfy(\.isNumber) {
      let flip = line.understood(as: "flip \(line.command)")
      return game.isInPlay ? named("game", line) : (flip, exactAction(for: flip))
    }
    if let row = namedRow(line) { return reread(line, as: row) }
    if let setting = offeredSetting, words.count == 1, setting.takes(words[0]) {
      return reread(line, as: "set \(setting) \(words[0].typed)")
    }
    let isUnknown =
      switch problem {
      case .unknownCommand: true
      // `no, I meant 8`
      case .tooManyWords: isAnswer(words[0])
      default: false
      }
    if isUnknown, words.allSatisfy({ $0.isSquare || $0.isNumber }) {
      return path.current == .game ? (line, .mistyped(.square(words.first(where: \.isSquare)!))) : nil
    }
    if isUnknown, words.count == 1, words[0].key.count > 2, !words[0].isForeign,
      let command = CommandList.all.beginning(with: words[0])
    {
      return named(command, line)
    }
    // `/home/ann/words.tsv`
    if isUnknown, words.count == 1, [".tsv", ".csv"].contains(where: words[0].typed.hasSuffix) {
      return named("category \(words[0].typed)", line)
    }
    var rest: String { String(decoding: line.rest, as: UTF8.self) }
    if isUnknown, words.count > 1, words[0].key == "memory-tunes", let other = reread(line, as: rest) {
      return safe(other, as: rest, line)
    }
    if let simplified = simplified(line, keepsName: false) { return simplified }
    let asked = offeredSetting?.rawValue ?? (path.current == .settings ? "settings" : "")
    let phrase = Phrase(line.command, asked: asked, isTitle: isInDeck)
    let reading = Reading(phrase)
    if isUnknown, reading?.isFree ?? true, let simplified = simplified(line, keepsName: true) {
      return simplified
    }
    if isUnknown, reading?.isLoose == true, let corrected = corrected(line, phrase) { return corrected }
    // `set players easy`
    if words.count > 2, CommandList.all.name(of: words[0]) == "set", Setting.named(words[1]) == nil,
      reading.map({ $0.isFree || $0.lines.allSatisfy(Reading.shows) }) ?? true,
      let other = reread(line, as: rest), other.action.problem == nil
    {
      return named(rest, line)
    }
    if let reading, isUnknown || !reading.isFree || isOpen(problem, to: reading, line) {
      return meaning(of: line, reading, instead: isUnknown ? nil : problem)
    }
    // `no wait`, but not `OK, I'm off`
    if let isYes = phrase.answer, phrase.firstWish == nil {
      return reread(line, as: isYes ? "yes" : "no")
    }
    guard isUnknown else {
      // `records do not delete`
      if phrase.isIdle { return (line, .mistyped(.nothingToDo)) }
      guard isCorrected(after: problem, words) else { return nil }
      if let corrected = corrected(line, phrase) { return corrected }
      // `back to black and white, please` is no `back`.
      let nearest = words.count > 4 ? phrase.nearest() : nil
      let isOther = nearest?.split(separator: " ")[0] != CommandList.all.name(of: words[0])?[...]
      return (phrase.firstWish ?? (isOther ? nearest : nil)).flatMap { named($0, line) }
    }
    guard confirmation.open == nil else { return nil }
    if let setting = offeredSetting, words.count == 1 {
      return (line, .state(ValueNamed(setting: setting, value: words[0])))
    }
    return phrase.isIdle ? (line, .mistyped(.nothingToDo)) : nearest(to: line, phrase)
  }

  /// Whether a line that begins with a command may be another one, with misspelled words.
  private func isCorrected(after problem: LineProblem, _ words: [Word]) -> Bool {
    switch problem {
    case .tooManyWords: words.contains(where: \.hasLetter)
    case .notADay: true
    // `forget the old one, deal me eight pairs`
    case .notOneOf: words.count > 4
    case .noSuchCategory: words.count > 2 && !words.contains(where: \.isNumber)
    default: false
    }
  }

  /// The line in simplified Chinese characters, or with its command in them and a name as it was typed.
  private func simplified(_ line: Line, keepsName: Bool) -> Meaning? {
    let typed = keepsName ? line.words[0].typed : line.command
    let name = keepsName ? " \(String(decoding: line.rest, as: UTF8.self))" : ""
    let text = TypedText.simplified(typed) + name
    guard text != typed + name, let other = reread(line, as: text) else { return nil }
    if case .mistyped = other.action { return nil }
    return keepsName || other.action.problem == nil ? safe(other, as: text, line) : nil
  }

  /// The meaning of a line in other words. One that would lose something without a question is only named.
  private func safe(_ meaning: Meaning, as text: String, _ line: Line) -> Meaning? {
    guard loses(meaning.line.words[0].typed) else { return meaning }
    return named(text, line)
  }

  private func loses(_ line: String) -> Bool {
    let word = Line(Array(line.utf8).span).words[0]
    let row = path.current == .menu ? menuRows.row(word) : nil
    return switch CommandList.all.named(row.map { Word($0.command) } ?? word)?.consequence {
    case .loses?: true
    case .losesIfConfirmed?: !asksQuestions
    case .deals?: !asksQuestions && game.isInPlay
    case .shows?, .changes?, nil: false
    }
  }

  /// Whether a pattern for words of any kind explains a line that begins with a command better than its
  /// refusal: with another command, and not if the refusal names a near miss.
  private func isOpen(_ problem: LineProblem, to reading: Reading, _ line: Line) -> Bool {
    let command = CommandList.all.named(line.words[0])
    if case .loses? = command?.consequence, !reading.lines.allSatisfy(Reading.shows) { return false }
    if case .noSuchCategory = problem, line.words.contains(where: \.isNumber) { return false }
    if command?.name == "help" { return false }
    if reading.isLoose, ["category", "save", "load"].contains(command?.name) { return false }
    // `счёт какой у нас`
    if case .tooManyWords = problem, reading.asks, reading.lines.allSatisfy(Reading.shows) { return true }
    return problem.suggestion(for: line) == nil
      && !reading.lines.contains { text in
        loses(text) || text.split(separator: " ").contains { $0 == "set" || $0 == command?.name ?? "" }
      }
  }

  /// What a pattern makes of the line; nil if the refusal of the line itself is better.
  func meaning(of line: Line, _ reading: Reading, instead problem: LineProblem?) -> Meaning? {
    let possible = reading.lines.first { reread(line, as: $0)?.action.problem == nil }
    guard let text = possible ?? (problem == nil ? reading.lines.first : nil) else { return nil }
    // The refusal of a value lists the choices.
    let isSetting = CommandList.all.named(line.words[0])?.subject == .settings
    let isWrongValue = if case .notOneOf? = problem { isSetting } else { false }
    if reading.names(text) { return isWrongValue ? nil : named(text, line) }
    // An open question is asked again if the line asks for help: `what?`.
    if confirmation.open != nil, reading.asks, text == "help" { return nil }
    guard let other = reread(line, as: text).flatMap({ safe($0, as: text, line) }) else { return nil }
    return isWrongValue && Reading.shows(text) ? nil : other
  }

  /// Whether a text is the title or the artist of a tune of the deck on the table.
  var isInDeck: (_ text: String) -> Bool {
    guard let deck = game.table?.tunes.deck, deck.count <= 200 else { return { _ in false } }
    return { text in
      let folded = TypedText.folded(text)
      // Folding keeps the number of characters. To count them is less work.
      let length = folded.unicodeScalars.count
      return (0..<deck.count).contains { tune in
        [Deck.Column.title, .artist].contains { column in
          deck.utf8(column, at: tune).count { !UTF8.isContinuation($0) } == length
            && TypedText.folded(deck.text(column, at: tune)) == folded
        }
      }
    }
  }

  /// The line for a row that was typed as it is shown: one of the menu or of the categories with its number
  /// (`1 New Game`, `6  Against the Computer  (easy)`), or the name of one of the player's own decks.
  private func namedRow(_ line: Line) -> String? {
    let words = line.words
    if path.current == .categories, words.count == 1,
      decks.decks.contains(where: { Word(DeckFolder.stem($0.identity.name)).key == words[0].key })
    {
      return "category \(words[0].typed)"
    }
    guard words[0].beginsWithDigit else { return nil }
    let parts = line.command.split { " ,.，。".contains($0) }.map { Word(String($0)) }
    let title = parts.dropFirst().prefix { !"(（".contains($0.typed.first!) }
    guard let number = parts.first?.key, parts[0].isNumber, !title.isEmpty else { return nil }
    switch path.current {
    case .menu:
      let row = menuRows.row(Word(number))
      return row != nil && MenuRow.titled(Array(title))?.row == row ? number : nil
    case .categories:
      // The description of a deck may follow.
      let name = DeckRow.rows(decks).row(Word(number)).map { Word($0.identity.name(spoken.words)).key }
      return name.map { title.map(\.key).joined(separator: " ").hasPrefix($0) } == true ? number : nil
    case .game, .settings: return nil
    }
  }

  /// The setting whose choices a number picks.
  var offeredSetting: Setting? { if case .choices(let setting)? = offer { setting } else { nil } }

  /// The meaning of a line that stands for another one, in English or as the player types it.
  func reread(_ line: Line, as text: String) -> Meaning? {
    let understood = line.understood(as: typed(text))
    // Characters in place of bytes that are not UTF-8 can make it too long.
    guard !understood.words.isEmpty else { return nil }
    let action = exactAction(for: understood)
    if case .mistyped(.unknownCommand) = action { return nil }
    return (understood, action)
  }

  /// The line of a pattern as the player types it. `weaker` and `stronger` at the end of `players` are a level
  /// beside that of the opponent, or an easy and a hard one if there is none.
  func typed(_ text: String) -> String {
    var words = text.split(separator: " ")
    if words[0] == "players", let step = ["weaker": -1, "stronger": 1][words.last!] {
      let level = game.next.players.list.lazy.compactMap(\.level).first
      let beside = level.map { $0.neighbor(step) ?? $0 } ?? (step < 0 ? .easy : .hard)
      words[words.count - 1] = Substring(beside.rawValue)
    }
    return Usage(line: words.joined(separator: " ")).text(spoken.words)
  }
}

extension FeatureAction {
  /// Why the line cannot be carried out, whatever is on the table; nil if it can.
  var problem: LineProblem? {
    switch self {
    case .mistyped(let problem): problem
    // Only the world knows whether there is such a deck.
    case .state(let action as DeckNamed):
      action.deck.unknown.flatMap { action.use != .choice || $0.isForeign ? .noSuchCategory($0) : nil }
    case .state(let action as ValueNamed) where !action.setting.takes(action.value):
      .notOneOf(action.value, usage: Usage(.command("set"), .argument(action.setting.rawValue)))
    default: nil
    }
  }
}

extension Usage {
  /// A line in English, to be shown in other languages.
  init(line: String) {
    let words = line.split(separator: " ").map { String($0) }
    let isHelp = words[0] == "help"
    self.init(
      words.enumerated().map { index, word in
        if index == 0 || isHelp && !HelpTopic.questions.contains(word) {
          if isHelp, let name = CommandList.all.name(of: Word(word)) { return .command(name) }
          return CommandList.all.name(of: Word(word)) == word ? .command(word) : .literal(word)
        }
        if words[0] == "players" { return .player(word) }
        return Word(word).isNumber ? .literal(word) : .argument(word)
      })
  }
}
