import Said
import Text
import Wording

/// A line that the exact grammar refuses, read as what else it may mean.
struct RefusedLine {
  let state: AppState
  let line: Line
  /// Why it is refused.
  let problem: LineProblem

  private var words: [Word] { line.words }

  /// Nil if it means nothing else.
  var meaning: AppState.Meaning? {
    if case .rowOfMenu(_, let command) = problem { return state.loses(command) ? nil : reread(as: command) }
    return meaningAsSetting ?? (isFinal ? nil : meaningByForm ?? meaningInOtherWords)
  }

  /// `color`, `pairs 4`
  private var meaningAsSetting: AppState.Meaning? {
    guard words.count <= 2, Setting.named(words[0]) != nil, let other = reread(as: "set \(line.command)") else {
      return nil
    }
    return other.intent.problem == nil ? other : nil
  }

  /// The line that it nearly is, without other words.
  var misspelled: AppState.Meaning? { inOtherLayout ?? likeSounds ?? likeCommand }

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
      words.allSatisfy({ $0.key == value.key || Reader.isLight($0.key) })
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
      let other = reread(as: rest), other.intent.problem == nil
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
    guard let other = reread(as: text), other.intent.problem == nil else { return nil }
    return state.loses(other.line.words[0].typed) ? named(text) : other
  }

  // MARK: In other words

  /// What its words mean, if that explains it better than its refusal. A wish that each word is part of does;
  /// then a misspelled command, and at last the nearest wish.
  private var meaningInOtherWords: AppState.Meaning? {
    if isUnknown, isOfSquares { return nil }
    if case .unknownTopic(let word, nearest: nil) = problem, word.hasLetter, let help = helpInOtherWords {
      return help
    }
    let reader = Reader(line.command, at: GameMoment(state: state))
    // `filp 3`, but not `flips`, which is a word.
    if isUnknown, !reader.knowsFirstWord, let command = likeCommand { return command }
    if isUnknown, let isYes = reader.answer { return reread(as: isYes ? "yes" : "no") }
    let found = reader.interpretation
    if let found, found.isWhole, isUnknown || isOpen(to: found) { return meaning(of: found) }
    guard isUnknown else {
      // `records do not delete`
      if case .tooManyWords = problem, let found, found.treatment == .nothing, reader.isNegated {
        return meaning(of: found)
      }
      return nil
    }
    if state.confirmation == nil, let setting = state.offeredSetting, words.count == 1 {
      return (line, .act(.settings(.choose(setting, words[0]))))
    }
    return misspelled ?? found.flatMap(meaning)
  }

  /// Whether a line that begins with a command may be another one: what is wrong with it has no remedy.
  private func isOpen(to found: Interpretation) -> Bool {
    guard problem.suggestion(for: line) == nil, let other = found.words.first else { return false }
    let isOther = other != CommandList.all.name(of: words[0]) && !Word(other).isNumber
    switch problem {
    case .tooManyWords:
      let isRepeated = words.allSatisfy { found.words.contains($0.key) }
      return !isRepeated && words.dropFirst().contains(where: \.hasLetter)
    case .notANumber: return found.treatment != .named
    case .notADay: return true
    // The refusal of a value lists the choices.
    case .notOneOf:
      return found.treatment == .done && (isOther || found.words.count > 1)
        && CommandList.all.named(words[0])?.subject != .settings
    // `play foo` is rather a deck than a person.
    case .noSuchCategory: return other != "players" || found.treatment == .done
    case .notHere, .noGame: return isOther && found.treatment != .named
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

  // MARK: Misspelled commands

  /// The line typed in the other layout of the keyboard. Numbers stay, and so does what is between them.
  private var inOtherLayout: AppState.Meaning? {
    let switched = words.map { word in
      word.beginsWithDigit ? word.key : KeyboardLayout.switched(word.key) ?? ""
    }
    // A letter before other words is more often a word, such as `с`, than a command.
    let isCommand = words[0].key.count > 1 || words.dropFirst().allSatisfy(\.beginsWithDigit)
    guard !switched.contains(""), switched != words.map(\.key), isCommand else { return nil }
    let text = switched.joined(separator: " ")
    if isExact(text) { return named(text) }
    guard !words.contains(where: { !$0.beginsWithDigit && Reader.knows($0.key) }),
      let found = Reader(text, at: GameMoment(state: state)).interpretation, found.isWhole,
      !["yes", "no", "players"].contains(found.words.first)
    else { return nil }
    return found.words.isEmpty ? nil : named(found.words.joined(separator: " "), by: found)
  }

  /// The line with a Chinese command that sounds like its first word.
  private var likeSounds: AppState.Meaning? {
    guard let word = Sounds.word(like: words[0].typed) else { return nil }
    let text = ([word] + words.dropFirst().map(\.typed)).joined(separator: " ")
    return isExact(text) ? named(CommandList.all.inEnglish(text)) : nil
  }

  /// The line with the command that its first word nearly is.
  private var likeCommand: AppState.Meaning? {
    guard let command = CommandList.all.nearest(to: words[0]) else { return nil }
    let text = ([command] + words.dropFirst().map(\.typed)).joined(separator: " ")
    let isSlip = words.count == 2 || Spelling.isSlip(words[0].key, for: command) && isExact(text)
    guard words.count == 1 || words[0].key.count > 2 && isSlip else { return nil }
    return (line, .refuse(.line(.unknownCommand(words[0], nearest: command))))
  }

  private func isExact(_ text: String) -> Bool {
    guard let intent = reread(as: text)?.intent else { return false }
    return switch intent.problem {
    case nil, .notHere, .noGame: true
    default: false
    }
  }

  // MARK: Other lines

  /// The line is not played, and the answer names another one; nil while a question is open.
  private func named(_ text: String, by found: Interpretation? = nil) -> AppState.Meaning? {
    guard state.confirmation == nil else { return nil }
    let line = found.map(self.line.read) ?? self.line
    return (line, .refuse(.line(.unknownCommand(Word(line.command), nearest: state.typed(text)))))
  }

  private func reread(as text: String) -> AppState.Meaning? { state.reread(line, as: text) }
}

extension Line {
  fileprivate func read(by found: Interpretation) -> Line {
    var line = self
    line.reading = [found.sentence, found.treatment.rawValue, found.reason].joined(separator: "; ")
    return line
  }
}
