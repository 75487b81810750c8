import Text
import Wording

/// A line that the exact grammar refuses, read as what else it may mean.
struct RefusedLine {
  let state: AppState
  let line: Line
  /// Why it is refused.
  let problem: LineProblem

  var words: [Word] { line.words }

  /// Nil if it means nothing else.
  var meaning: AppState.Meaning? {
    if case .rowOfMenu(_, let command) = problem { return loses(command) ? nil : reread(as: command) }
    return isFinal ? nil : meaningByForm ?? meaningInOtherWords
  }

  /// Whether it begins with no command, or with an answer before other words: `no, I meant 8`.
  private var isUnknown: Bool {
    switch problem {
    case .unknownCommand: true
    case .tooManyWords: Self.isAnswer(words[0])
    default: false
    }
  }

  private static func isAnswer(_ word: Word) -> Bool {
    ["yes", "no"].contains(CommandList.all.name(of: word))
  }

  /// Whether it is refused in whatever way it is read.
  private var isFinal: Bool {
    switch problem {
    case .tooLong, .tooFewWords, .tooLargeANumber, .noSuchRow, .square, .categoryElsewhere: true
    default: isNoBeforeNumbers && (state.confirmation != nil || !state.game.isInPlay)
    }
  }

  /// `a1 b2`
  private var isOfSquares: Bool { words.allSatisfy { $0.isSquare || $0.isNumber } }

  /// `no, 3`, which is a no while a question is open
  private var isNoBeforeNumbers: Bool {
    guard words.count > 1, words.dropFirst().allSatisfy(\.isNumber) else { return false }
    return Self.isAnswer(Word(words[0].typed.trimming(",")))
  }

  // MARK: By its form

  /// What it means as numbers, a row, a choice, a file, or the beginning of a command.
  private var meaningByForm: AppState.Meaning? {
    if isNoBeforeNumbers { return named("flip \(words[1].typed)") }
    if state.path.current != .game, words.count == 2, words.allSatisfy(\.isNumber) {
      return state.game.isInPlay ? named("game") : reread(as: "flip \(line.command)")
    }
    if let row = state.row(asShown: line) { return reread(as: row) }
    if let setting = state.offeredSetting, words.count == 1, setting.takes(words[0]) {
      return reread(as: "set \(setting) \(words[0].typed)")
    }
    if isUnknown, isOfSquares, state.path.current == .game {
      return (line, .mistyped(.square(words.first(where: \.isSquare)!)))
    }
    if isUnknown, words.count == 1, let other = meaningOfWord { return other }
    if isUnknown, words.count > 1, words[0].key == "memory-tunes", let other = reread(as: rest) {
      return safe(other, as: rest)
    }
    // `set players easy`
    if words.count > 2, CommandList.all.name(of: words[0]) == "set", Setting.named(words[1]) == nil,
      let other = reread(as: rest), other.action.problem == nil
    {
      return named(rest)
    }
    return simplified(keepsName: false)
  }

  /// What one word means as the beginning of a command, or as a deck file.
  private var meaningOfWord: AppState.Meaning? {
    let word = words[0]
    if word.key.count > 2, !word.isForeign, let command = CommandList.all.beginning(with: word) {
      return named(command)
    }
    let isDeck = [".tsv", ".csv"].contains { word.typed.utf8.suffix(4).elementsEqual($0.utf8) }
    return isDeck ? named("category \(word.typed)") : nil
  }

  private var rest: String { String(decoding: line.rest, as: UTF8.self) }

  /// The line in simplified Chinese characters, or with its command in them and a name as it was typed.
  private func simplified(keepsName: Bool) -> AppState.Meaning? {
    let typed = keepsName ? words[0].typed : line.command
    let name = keepsName ? " \(rest)" : ""
    let text = TypedText.simplified(typed) + name
    guard text != typed + name, let other = reread(as: text) else { return nil }
    if case .mistyped = other.action { return nil }
    return keepsName || other.action.problem == nil ? safe(other, as: text) : nil
  }

  // MARK: In other words

  private var meaningInOtherWords: AppState.Meaning? {
    if isUnknown, isOfSquares { return nil }
    let asked = state.offeredSetting?.rawValue ?? (state.path.current == .settings ? "settings" : "")
    let phrase = Phrase(line.command, asked: asked) { [deck = state.game.table?.tunes.deck] text in
      deck?.hasTune(named: text) ?? false
    }
    let reading = Reading(phrase)
    if isUnknown, reading?.isFree ?? true, let simplified = simplified(keepsName: true) { return simplified }
    if isUnknown, reading?.isLoose == true, let corrected = corrected(phrase) { return corrected }
    if let reading, isUnknown || !reading.isFree || isOpen(to: reading) {
      return meaning(of: reading, instead: isUnknown ? nil : problem)
    }
    // `no wait`, but not `OK, I'm off`
    if let isYes = phrase.answer, phrase.firstWish == nil { return reread(as: isYes ? "yes" : "no") }
    return isUnknown ? meaningWithoutPattern(phrase) : meaningAfterCommand(phrase)
  }

  /// What a line means that no pattern covers: a choice, nothing to do, or the nearest line.
  private func meaningWithoutPattern(_ phrase: Phrase) -> AppState.Meaning? {
    guard state.confirmation == nil else { return nil }
    if let setting = state.offeredSetting, words.count == 1 {
      return (line, .state(ValueNamed(setting: setting, value: words[0])))
    }
    return phrase.isIdle ? (line, .mistyped(.nothingToDo)) : nearest(phrase)
  }

  /// What a line means that begins with a command but is another one, perhaps with misspelled words.
  private func meaningAfterCommand(_ phrase: Phrase) -> AppState.Meaning? {
    // `records do not delete`
    if phrase.isIdle { return (line, .mistyped(.nothingToDo)) }
    let mayBeOther =
      switch problem {
      case .tooManyWords: words.contains(where: \.hasLetter)
      case .notADay: true
      // `forget the old one, deal me eight pairs`
      case .notOneOf: words.count > 4
      case .noSuchCategory: words.count > 2 && !words.contains(where: \.isNumber)
      default: false
      }
    guard mayBeOther else { return nil }
    if let corrected = corrected(phrase) { return corrected }
    // `back to black and white, please` is no `back`.
    let nearest = words.count > 4 ? phrase.nearest() : nil
    let isOther = nearest?.split(separator: " ")[0] != CommandList.all.name(of: words[0])?[...]
    return (phrase.firstWish ?? (isOther ? nearest : nil)).flatMap(named)
  }

  /// Whether a pattern for words of any kind explains a line that begins with a command better than its
  /// refusal: with another command, and not if the refusal names a near miss.
  private func isOpen(to reading: Reading) -> Bool {
    let command = CommandList.all.named(words[0])?.name
    if reading.isLoose, ["category", "save", "load"].contains(command) { return false }
    // `счёт какой у нас`
    if case .tooManyWords = problem, reading.asks, reading.lines.allSatisfy(Reading.shows) { return true }
    return problem.suggestion(for: line) == nil
      && !reading.lines.contains { text in
        loses(text) || text.split(separator: " ").contains { $0 == "set" || $0 == command ?? "" }
      }
  }

  /// What a pattern makes of the line; nil if the refusal of the line itself is better.
  private func meaning(of reading: Reading, instead problem: LineProblem?) -> AppState.Meaning? {
    let possible = reading.lines.first { reread(as: $0)?.action.problem == nil }
    guard let text = possible ?? (problem == nil ? reading.lines.first : nil) else { return nil }
    // The refusal of a value lists the choices.
    let isSetting = CommandList.all.named(words[0])?.subject == .settings
    let isWrongValue = if case .notOneOf? = problem { isSetting } else { false }
    if reading.names(text) { return isWrongValue ? nil : named(text) }
    // An open question is asked again if the line asks for help: `what?`.
    if state.confirmation != nil, reading.asks, text == "help" { return nil }
    guard let other = reread(as: text).flatMap({ safe($0, as: text) }) else { return nil }
    return isWrongValue && Reading.shows(text) ? nil : other
  }

  /// The meaning of the line with its misspelled words corrected: named, or answered if that changes nothing.
  func corrected(_ phrase: Phrase) -> AppState.Meaning? {
    Reading(phrase.corrected).flatMap { meaning(of: $0, instead: nil) }
  }

  // MARK: Other lines

  /// The line is not played, and the answer names another one; nil while a question is open.
  func named(_ text: String) -> AppState.Meaning? {
    guard state.confirmation == nil else { return nil }
    return (line, .mistyped(.unknownCommand(Word(line.command), nearest: state.typed(text))))
  }

  func reread(as text: String) -> AppState.Meaning? { state.reread(line, as: text) }

  /// The meaning in other words. One that would lose something without a question is only named.
  private func safe(_ meaning: AppState.Meaning, as text: String) -> AppState.Meaning? {
    loses(meaning.line.words[0].typed) ? named(text) : meaning
  }

  private func loses(_ text: String) -> Bool {
    let word = Line(Array(text.utf8).span).words[0]
    let row = state.path.current == .menu ? state.menuRows.row(word) : nil
    return switch CommandList.all.named(row.map { Word($0.command) } ?? word)?.consequence {
    case .loses?: true
    case .losesIfConfirmed?: !state.asksQuestions
    case .deals?: !state.asksQuestions && state.game.isInPlay
    case .shows?, .changes?, nil: false
    }
  }
}
