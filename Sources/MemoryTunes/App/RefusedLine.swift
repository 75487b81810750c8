import Said
import Text
import Wording

/// A line that the exact grammar refuses, read as what else it may mean.
struct RefusedLine {
  let state: AppState
  let line: Line
  /// Why it is refused.
  let refusal: LineRefusal

  private var words: [Word] { line.words }

  /// Nil if it means nothing else.
  var meaning: AppState.Meaning? {
    if case .rowOfMenu(_, let command) = refusal { return state.loses(command) ? nil : reread(as: command) }
    return meaningAsSetting ?? (isFinal ? nil : meaningByForm ?? meaningInOtherWords)
  }

  /// `color`, `pairs 4`
  private var meaningAsSetting: AppState.Meaning? {
    guard words.count <= 2, Setting.named(words[0]) != nil, let other = reread(as: "set \(line.command)") else {
      return nil
    }
    return other.intent.certainRefusal == nil ? other : nil
  }

  /// Whether it begins with no command, or with an answer before other words: `no, I meant 8`.
  private var isUnknown: Bool {
    switch refusal {
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
    switch refusal {
    case .tooLong, .tooFewWords, .tooLargeANumber, .noSuchRow, .square, .categoryElsewhere: true
    default: isNoBeforeNumbers && (state.confirmation != nil || !state.game.isInPlay)
    }
  }

  /// `a1 b2`
  private var isOfSquares: Bool { words.allSatisfy { $0.isSquare || $0.isNumber } }

  /// `no, 3`, which is a no while a question is open
  private var isNoBeforeNumbers: Bool {
    guard words.count > 1, words.dropFirst().allSatisfy(\.isNumber) else { return false }
    return Self.isAnswer(Word(words[0].typed.split(separator: ",").joined()))
  }

  // MARK: By its form

  /// What it means as numbers, a row, a choice, a file, or the beginning of a command.
  private var meaningByForm: AppState.Meaning? {
    if isNoBeforeNumbers { return named("flip \(words[1].typed)") }
    if state.path.current != .game, words.count == 2, words.allSatisfy(\.isNumber) {
      return state.game.isInPlay ? named("game") : reread(as: "flip \(line.command)")
    }
    if let row = state.row(asShown: line) { return reread(as: row) }
    if let setting = state.offeredSetting, let value = words.first(where: setting.takes),
      Reader.isOnly(value.key, in: line.command)
    {
      return reread(as: "set \(setting) \(value.typed)")
    }
    if isUnknown, isOfSquares, state.path.current == .game {
      return (line, .refuse(.line(.square(words.first(where: \.isSquare)!))))
    }
    if isUnknown, words.count == 1, let other = meaningOfWord { return other }
    if isUnknown, words.count > 1, words[0].key == "memory-tunes", let other = reread(as: rest) {
      return state.loses(other.line.words[0].typed) ? named(rest) : other
    }
    // `set players easy`
    if words.count > 2, CommandList.all.name(of: words[0]) == "set", Setting.named(words[1]) == nil,
      let other = reread(as: rest), other.intent.certainRefusal == nil
    {
      return named(rest)
    }
    return simplified(keepsName: false) ?? simplified(keepsName: true)
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

  /// The help that the words after `help` mean: `help boxes`.
  private var helpInOtherWords: AppState.Meaning? {
    let topic = Reader(rest, at: GameMoment(state: state)).interpretation
    guard let topic, topic.isWhole, let command = topic.words.first else { return nil }
    return reread(as: command == "help" ? topic.words.joined(separator: " ") : "help \(command)")
  }

  private var rest: String { String(decoding: line.rest, as: UTF8.self) }

  /// The line in simplified Chinese characters, or with its command in them and a name as it was typed: treated
  /// like one that was typed so.
  private func simplified(keepsName: Bool) -> AppState.Meaning? {
    let typed = keepsName ? words[0].typed : line.command
    let name = keepsName ? " \(rest)" : ""
    let text = TypedText.simplified(typed) + name
    guard text != typed + name else { return nil }
    let exact = state.exactIntent(of: Line(Array(text.utf8).span))
    if case .categoryElsewhere? = exact.refusal { return (line, .refuse(.line(.categoryElsewhere(words[0])))) }
    guard let other = reread(as: text), other.intent.certainRefusal == nil else { return nil }
    return state.loses(other.line.words[0].typed) ? named(text) : other
  }

  // MARK: In other words

  /// What its words mean, if that explains it better than its refusal. A wish that each word is part of does;
  /// then a misspelled command, and at last the nearest wish.
  private var meaningInOtherWords: AppState.Meaning? {
    if isUnknown, isOfSquares { return nil }
    if case .unknownTopic(let word, nearest: nil) = refusal, word.hasLetter, let help = helpInOtherWords {
      return help
    }
    let reader = Reader(line.command, at: GameMoment(state: state))
    // `filp 3`, but not `flips`, which is a word.
    if isUnknown, !reader.knowsFirstWord, let command = misspelled.likeCommand { return command }
    let found = reader.interpretation
    if let found, isUnknown ? found.isWhole : isOpen(to: found, isNegated: reader.isNegated) {
      return meaning(of: found)
    }
    guard isUnknown else { return nil }
    if let isYes = reader.answer { return reread(as: isYes ? "yes" : "no") }
    if state.confirmation == nil, let setting = state.offeredSetting, words.count == 1 {
      return (line, .act(.settings(.choose(setting, words[0]))))
    }
    return misspelled.meaning ?? found.flatMap(meaning)
  }

  /// Whether a line that begins with a command is rather another one: what is wrong with it has no remedy.
  private func isOpen(to found: Interpretation, isNegated: Bool) -> Bool {
    guard refusal.suggestion(for: line) == nil else { return false }
    guard let other = found.words.first else {
      // `records do not delete`
      if case .tooManyWords = refusal { return isNegated }
      return false
    }
    let isOther = other != CommandList.all.name(of: words[0]) && !Word(other).isNumber
    switch refusal {
    case .noSuchSetting: return found.isWhole || isOther
    case .tooManyWords:
      let isRepeated = words.allSatisfy { found.words.contains($0.key) }
      return words.dropFirst().contains(where: \.hasLetter) && (found.isWhole ? !isRepeated : isOther)
    case .notANumber, .notADay, .notAChallenge: return found.isWhole
    // The refusal of a setting's value lists the choices.
    case .notOneOf:
      return found.isWhole && (isOther || found.words.count > 1)
        && (found.treatment != .named || !Reader.isLight(rest))
        && CommandList.all.named(words[0])?.subject != .settings
    // `play foo` is rather a deck than a person.
    case .noSuchCategory: return found.isWhole && (other != "players" || found.treatment == .done)
    case .notHere, .noGame: return found.isWhole && isOther && found.treatment != .named
    default: return false
    }
  }

  private func meaning(of found: Interpretation) -> AppState.Meaning? {
    let text = found.words.joined(separator: " ")
    switch found.treatment {
    case .nothing: return state.confirmation == nil ? (line.read(by: found), .refuse(.line(.nothingToDo))) : nil
    case .named:
      // Alone, nobody can pass, and the answer says so at once.
      let isVain = text == "pass" && found.isWhole && state.game.table?.isShared == false
      return isVain ? reread(as: text).map { ($0.line.read(by: found), $0.intent) } : named(text, by: found)
    case .done, .shown:
      // An open question is asked again if the line asks for help: `what?`.
      if state.confirmation != nil, found.treatment == .shown, text == "help" { return nil }
      return reread(as: text).map { ($0.line.read(by: found), $0.intent) }
    }
  }

  private var misspelled: MisspelledLine { MisspelledLine(state: state, line: line) }

  private func named(_ text: String, by found: Interpretation? = nil) -> AppState.Meaning? {
    state.named(line, as: text, by: found)
  }

  private func reread(as text: String) -> AppState.Meaning? { state.reread(line, as: text) }
}
