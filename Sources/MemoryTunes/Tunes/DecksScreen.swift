/// The decks that are found by their names, one to a line.
struct DecksScreen {
  func draw(_ list: DeckList, style: Style, into output: inout Output) {
    let names = list.decks.map { style.cut(style.shown($0.name), to: 30) }
    let width = names.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (deck, name) in zip(list.decks, names) {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(name))
      output.paragraph("  \(name)\(padding)  \(style.shown(deck.description))", style: style)
    }
  }
}

extension ListedDeck {
  fileprivate var description: String {
    switch contents {
    case .tunes(let count): "\(count) tunes, \(origin.description)"
    case .problem(let problem): "cannot be used (\(origin.description)): \(problem)"
    }
  }
}

extension DeckOrigin {
  fileprivate var description: String {
    switch self {
    case .own: "your own"
    case .program: "came with the program"
    }
  }
}
