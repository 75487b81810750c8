import Wording

/// Prints what is given as lines that `GivenLine` reads back.
extension GivenAction {
  /// The lines that give this, each with its newline. Words that are no tune give none.
  var script: [UInt8] {
    switch self {
    case .seed(let seed): Self.line("seed \(seed)")
    case .category(let category): Self.line("category \(category.rawValue)")
    case .pairs(let pairs): Self.line("pairs \(pairs)")
    case .setting(let setting, let value): Self.line("setting \(setting.rawValue) \(value)")
    case .hints(let count): Self.line("hints \(count)")
    case .undone(let flips): Self.line("undone \(flips)")
    case .began(let time): Self.line("began \(time)")
    case .questions(let areAsked): Self.line("questions \(areAsked ? "on" : "off")")
    case .started: Self.line("start")
    case .fact(let fact): fact.script
    case .noTune: []
    }
  }

  fileprivate static func line(_ text: String) -> [UInt8] { Array("given \(text)\n".utf8) }
}

extension GivenFact {
  fileprivate var script: [UInt8] {
    switch self {
    case .tune(let tune): Array(Line.tuneMark.utf8) + tune + [UInt8(ascii: "\n")]
    case .tunes(let run): run.deck.script
    case .deck(let name):
      GivenAction.line("deck \(name.asLastOfLine)")
    case .file(let name): GivenAction.line(name.map { "file \($0.asLastOfLine)" } ?? "file")
    case .listed(let deck):
      GivenAction.line("listed \(deck.origin.rawValue) \(deck.name)\t\(deck.contents.script)")
    case .unlisted(let others): GivenAction.line("unlisted \(others)")
    case .source(let origin): GivenAction.line("source \(origin.key)" + (origin.age.map { " \($0)" } ?? ""))
    case .trouble(let problem): GivenAction.line("trouble \(problem.rawValue)")
    case .refusal(let problem):
      GivenAction.line(
        "refusal " + (problem.trouble.code.map { "\(problem.path)\t\($0)" } ?? problem.message(english)))
    case .fetching: GivenAction.line("fetching")
    case .today(let day): GivenAction.line("today \(day.text)")
    case .placing(let placing):
      GivenAction.line(
        "result \(placing.seconds) \(placing.rank) \(placing.games)" + (placing.best.map { " \($0)" } ?? ""))
    case .cleared(let files): GivenAction.line("cleared \(files)")
    }
  }
}

extension ListedDeck.Contents {
  fileprivate var script: String {
    switch self {
    case .tunes(let count): String(count)
    case .trouble(let trouble): trouble.code ?? trouble.message(english)
    }
  }
}

/// What a recording has no code for, it has in English.
private let english = Language.english.words

extension String {
  /// The name of a file where a line ends: it would lose the blanks at its end; a slash is no part of a name.
  fileprivate var asLastOfLine: String { utf8.last == UInt8(ascii: " ") ? self + "/" : self }
}

extension Deck {
  /// The lines that give its tunes, in their order.
  var script: [UInt8] {
    var text: [UInt8] = []
    for place in 0..<count {
      text += Line.tuneMark.utf8
      text += line(at: place)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }
}
