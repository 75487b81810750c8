import Wording
import Text

/// Reads what stands behind `given`. `GivenAction.script` prints it.
struct GivenLine {
  /// What can be given, as help shows it.
  static let usages: [(name: String, arguments: [Usage.Part])] = [
    ("seed", [.placeholder(.number)]), ("category", [.placeholder(.name)]), ("pairs", [.placeholder(.number)]),
    ("setting", [.placeholder(.name), .placeholder(.value)]), ("tune", [.tabbed(.title, .artist)]),
    ("deck", [.placeholder(.name)]), ("file", [.optional(.placeholder(.name))]),
    ("listed", [.placeholder(.place), .tabbed(.name, .tunes)]), ("unlisted", [.placeholder(.number)]),
    ("source", [.placeholder(.place), .optional(.placeholder(.seconds))]),
    ("trouble", [.placeholder(.reason)]), ("refusal", [.placeholder(.message)]), ("fetching", []),
    ("today", [.placeholder(.date)]),
    (
      "result",
      [.placeholder(.seconds), .placeholder(.rank), .placeholder(.games), .optional(.placeholder(.best))]
    ),
    ("cleared", [.placeholder(.number)]), ("hints", [.placeholder(.number)]),
    ("undone", [.placeholder(.number)]), ("began", [.placeholder(.seconds)]),
    ("questions", [.oneOf(["on", "off"])]), ("start", []),
  ]

  private let name: Word
  /// Everything behind the word and one blank.
  private let rest: Substring
  private let arguments: Arguments

  /// `text` is what stands behind `given`.
  init(_ text: String) {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    let end = text.unicodeScalars.firstIndex(where: isBlank) ?? text.endIndex
    name = Word(String(text[..<end]))
    rest = Substring(text.unicodeScalars[end...].dropFirst())
    let words = rest.unicodeScalars.split(whereSeparator: isBlank).map { Word(String($0)) }
    let usage = Self.usages.first { [name] in $0.name == name.key }
    arguments = Arguments(
      words: words,
      usage: Usage(
        [.command("given")] + (usage.map { [.literal($0.name)] + $0.arguments } ?? [.placeholder(.what)])))
  }

  func action() throws(LineProblem) -> GivenAction {
    switch name.key {
    case "tune":
      return tune()
    case "deck":
      try arguments.check(count: 1...Int.max)
      return .fact(.deck(name: DeckFile.name(of: FilePath(String(rest)))))
    case "refusal":
      try arguments.check(count: 1...Int.max)
      return .fact(.refusal(refusal()))
    case "source":
      try arguments.check(count: 1...2)
      return .fact(.source(try source()))
    case "result":
      try arguments.check(count: 3...4)
      return .fact(.placing(try placing()))
    case "setting":
      try arguments.check(count: 2...2)
      return try setting()
    case "file":
      return .fact(.file(name: arguments.words.isEmpty ? nil : DeckFile.name(of: FilePath(String(rest)))))
    case "fetching", "start":
      try arguments.check(count: 0...0)
      return name.key == "fetching" ? .fact(.fetching) : .started
    case "listed":
      try arguments.check(count: 2...Int.max)
      return .fact(.listed(try listedDeck()))
    case "seed", "category", "pairs", "hints", "undone", "began", "cleared", "unlisted", "trouble",
      "today", "questions":
      try arguments.check(count: 1...1)
      return try actionOfOneWord()
    default:
      throw .notOneOf(name, usage: Usage(.command("help"), .command("given")))
    }
  }

  private func actionOfOneWord() throws(LineProblem) -> GivenAction {
    let word = try arguments.word(0)
    switch name.key {
    case "seed":
      return .seed(try arguments.number(0))
    case "category":
      guard let category = Category(word) else {
        throw .notOneOf(word, usage: .literals("given category \(Category.pop.rawValue)"))
      }
      return .category(category)
    case "pairs":
      if try arguments.count(0) < 2 { throw .notOneOf(word, usage: .literals("given pairs 8")) }
      return .pairs(try arguments.count(0, in: 2...Deck.mostTunes))
    case "hints":
      return .hints(try arguments.count(0, in: 0...Table.mostHints))
    case "undone":
      return .undone(flips: try arguments.count(0))
    case "began":
      return .began(try arguments.count(0, in: Clock.times))
    case "today":
      guard let day = Day(word.key) else { throw .notOneOf(word, usage: .literals("given today 2026-11-20")) }
      return .fact(.today(day))
    case "questions":
      guard ["on", "off"].contains(word.key) else {
        throw .notOneOf(word, usage: .literals("given questions on"))
      }
      return .questions(word.key == "on")
    case "unlisted":
      return .fact(.unlisted(try arguments.count(0, in: 0...Int(Int32.max))))
    case "cleared":
      return .fact(.cleared(files: try arguments.count(0, in: 0...Category.allCases.count)))
    default:
      guard let problem = FetchProblem(rawValue: word.key) else {
        throw .notOneOf(word, usage: .literals("given trouble not-reached"))
      }
      return .fact(.trouble(problem))
    }
  }

  /// A line that a deck file could have.
  private func tune() -> GivenAction {
    let tune = Array(rest.utf8)
    var run = TuneRun()
    do throws(DeckProblem.Fault) {
      try run.append(tune[...])
    } catch {
      return .noTune(error)
    }
    return run.deck.count == 0 ? .noTune(.noTitle) : .fact(.tune(tune))
  }

  private func placing() throws(LineProblem) -> Rank {
    let games = try arguments.count(2, in: 1...Self.mostGames)
    return Rank(
      seconds: try arguments.count(0, in: Clock.times), rank: try arguments.count(1, in: 1...games),
      games: games,
      best: arguments.words.count > 3 ? try arguments.count(3, in: 1...Self.mostGames) : nil)
  }

  /// More games than these, or more moves, no records can have.
  private static let mostGames = 1_000_000_000

  private func setting() throws(LineProblem) -> GivenAction {
    let (name, value) = (try arguments.word(0), try arguments.word(1))
    guard let setting = Setting.named(name) else {
      throw .notOneOf(name, usage: .literals("given setting color never"))
    }
    var values = SettingValues.ofScript
    guard setting.choose(&values, value) else {
      throw .notOneOf(value, usage: .literals("given setting \(setting.rawValue) \(setting.value(.ofScript))"))
    }
    return .setting(setting, setting.value(values))
  }

  /// Where the deck is, its name, a tab, and how many tunes it has or why it cannot be used.
  private func listedDeck() throws(LineProblem) -> ListedDeck {
    let word = try arguments.word(0)
    guard let origin = DeckOrigin(rawValue: word.key) else { throw .notOneOf(word, usage: arguments.usage) }
    let text = rest.unicodeScalars.drop { $0 != " " && $0 != "\t" }.dropFirst()
    guard let tab = text.lastIndex(of: "\t") else { throw .tooFewWords(usage: arguments.usage) }
    let contents = Word(String(text[text.index(after: tab)...]))
    return ListedDeck(
      name: OutsideText.shown(String(text[..<tab])), origin: origin,
      contents: contents.count.map { .tunes($0) } ?? .trouble(DeckTrouble(contents.typed)))
  }

  /// The path of a deck file, a tab, and what is wrong with it; or all of that in words.
  private func refusal() -> DeckFileProblem {
    if let tab = rest.unicodeScalars.lastIndex(of: "\t"),
      let trouble = DeckTrouble(code: rest[rest.unicodeScalars.index(after: tab)...])
    {
      return DeckFileProblem(path: OutsideText.shown(String(rest[..<tab])), trouble: trouble)
    }
    return DeckFileProblem(path: "", trouble: .told(OutsideText.shown(String(rest))))
  }

  private func source() throws(LineProblem) -> Tunes.Origin {
    let age = arguments.words.count > 1 ? try arguments.count(1, in: Clock.times) : 0
    let word = try arguments.word(0)
    switch word.key {
    case "built-in": return .builtIn
    case "fetched": return .fetched
    case "kept": return .kept(age)
    case "stale": return .stale(age)
    case "file": return .file
    default:
      throw .notOneOf(word, usage: .literals("given source built-in", "fetched", "kept", "stale", "file"))
    }
  }
}
