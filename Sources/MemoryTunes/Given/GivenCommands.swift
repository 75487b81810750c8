let givenCommands: [Command] = [
  Command(
    name: "given", synonyms: [], arguments: "WHAT", takesRestOfLine: true,
    purpose: "say what a recording notes beside typed lines",
    details: [
      "'given seed N', 'given category NAME' and 'given pairs N' do what the options",
      "do. A run of 'given tune TITLE<tab>ARTIST' is the deck of the deals that",
      "follow; 'given deck NAME' before it makes it a deck of one's own, and 'given",
      "source WHERE [SECONDS]' behind it tells where it came from and how old it is.",
      "With 'given file' before it, it stands for what the next line reads or fetches.",
      "'given trouble WHY' tells why no tunes came, 'given refusal MESSAGE' what is",
      "said against the next 'deck FILE', 'given fetching' and 'given cleared N' what",
      "the next 'tunes' or 'tunes clear' finds, 'given hints N' how many hints were",
      "taken, 'given undone N' that so many flips were undone, 'given began N' when",
      "the first card was turned, and 'given start' begins the count of the steps.",
      "None of these is a step.",
    ],
    completions: { _, words in words.isEmpty ? GivenLine.names : [] }
  ) { arguments throws(LineProblem) in
    try GivenLine(arguments.words[0].typed, usage: arguments.usage).action()
  }
]

/// What stands behind `given`: a word that says what is given, and the rest.
struct GivenLine {
  static let names = shapes.map(\.name)

  /// What can be given, and what stands behind it.
  private static let shapes: [(name: String, arguments: String)] = [
    ("seed", " NUMBER"), ("category", " NAME"), ("pairs", " NUMBER"),
    ("tune", " TITLE<tab>ARTIST"), ("deck", " NAME"), ("file", ""), ("source", " WHERE [SECONDS]"),
    ("trouble", " WHY"),
    ("refusal", " MESSAGE"), ("fetching", ""), ("cleared", " NUMBER"), ("hints", " NUMBER"),
    ("undone", " NUMBER"), ("began", " SECONDS"), ("start", ""),
  ]

  private let name: Word
  /// Behind the word and one blank, as a title may begin with what ends elsewhere.
  private let rest: Substring
  private let arguments: Arguments

  init(_ text: String, usage: String) {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    let end = text.unicodeScalars.firstIndex(where: isBlank) ?? text.endIndex
    name = Word(String(text[..<end]))
    rest = Substring(text.unicodeScalars[end...].dropFirst())
    let words = rest.unicodeScalars.split(whereSeparator: isBlank).map { Word(String($0)) }
    let shape = Self.shapes.first { [name] in $0.name == name.key }
    arguments = Arguments(words: words, usage: "given " + (shape.map { $0.name + $0.arguments } ?? "WHAT"))
  }

  func action() throws(LineProblem) -> AppAction {
    switch name.key {
    case "tune": return .given(.tune(try tune()))
    case "deck":
      try arguments.check(count: 1...Int.max)
      return .given(.deck(name: DeckFile.name(of: String(rest))))
    case "refusal":
      try arguments.check(count: 1...Int.max)
      return .given(.refusal(OutsideText.shown(String(rest))))
    case "source": return .given(.source(try source()))
    case let word where !Self.names.contains(word): throw .notOneOf(name, usage: "help given")
    default: break
    }
    try arguments.check(count: ["start", "fetching", "file"].contains(name.key) ? 0...0 : 1...1)
    switch name.key {
    case "seed": return .given(.seed(try arguments.number(0)!))
    case "category": return .given(.category(try arguments.words[0].category()))
    case "pairs":
      guard let pairs = try arguments.count(0), pairs >= 2 else {
        throw .notOneOf(arguments.words[0], usage: "given pairs 8")
      }
      return .given(.pairs(pairs))
    case "hints": return .given(.hints(try arguments.count(0)!))
    case "undone": return .given(.undone(flips: try arguments.count(0)!))
    case "began": return .given(.began(try arguments.count(0)!))
    case "start": return .steps(.begun)
    case "fetching": return .given(.fetching)
    case "file": return .given(.file)
    case "cleared": return .given(.cleared(files: try arguments.count(0)!))
    default:
      guard let problem = FetchProblem(rawValue: arguments.words[0].key) else {
        throw .notOneOf(arguments.words[0], usage: "given trouble not-reached")
      }
      return .given(.trouble(problem))
    }
  }

  /// The line of a deck file, in which the first sign of a title is no sign of a comment.
  private func tune() throws(LineProblem) -> [UInt8] {
    let line = Array(((rest.hasPrefix("#") ? " " : "") + rest).utf8)
    var deck = Deck(name: "")
    var known = TuneIndex()
    do {
      try deck.append(line[...], known: &known)
    } catch {
      throw .notATune(error)
    }
    if deck.count == 0 { throw .notATune(.noTitle) }
    return line
  }

  private func source() throws(LineProblem) -> Tunes.Origin {
    try arguments.check(count: 1...2)
    let age = try arguments.count(1) ?? 0
    switch arguments.words[0].key {
    case "built-in": return .builtIn
    case "fetched": return .fetched
    case "kept": return .kept(age)
    case "stale": return .stale(age)
    case "file": return .file
    default: throw .notOneOf(arguments.words[0], usage: "given source built-in, fetched, kept, stale or file")
    }
  }
}
