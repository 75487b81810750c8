/// All commands, in the order in which help lists them, and the reading of lines by them.
struct CommandList: Sendable {
  let commands: [Command]
  private let places: [String: Int]

  init(_ commands: [Command]) {
    self.commands = commands
    var places: [String: Int] = [:]
    for (place, command) in commands.enumerated() {
      for name in [command.name] + command.synonyms { places[name] = place }
    }
    self.places = places
  }

  /// The command of that name or synonym.
  func named(_ word: Word) -> Command? {
    places[word.key].map { commands[$0] }
  }

  /// The name that may have been meant by a word that is none.
  func nearest(to word: Word) -> String? {
    word.nearest(of: commands.flatMap { [$0.name] + $0.synonyms })
  }

  /// What can be typed on a screen.
  func commands(on route: Route) -> [Command] {
    commands.filter { $0.place == nil || $0.place == route }
  }

  /// What `help` lists: the command of that name or, without one, what can be typed on the screen.
  func explained(_ name: String?, on route: Route) -> [Command] {
    name == nil ? commands(on: route) : commands.filter { $0.name == name }
  }

  /// What the words of a line mean on a screen. `rest` is all that stands behind the first.
  func action(
    for words: [Word], rest: @autoclosure () -> String, on route: Route
  ) throws(LineProblem) -> AppAction {
    if words[0].isNumber { return try row(words, on: route) }
    guard let command = named(words[0]) else {
      throw .unknownCommand(words[0], nearest: nearest(to: words[0]))
    }
    if let place = command.place, place != route { throw .notHere(place: place) }
    let isOne = command.takesRestOfLine && words.count > 1
    let arguments = Arguments(
      words: isOne ? [Word(rest())] : Array(words.dropFirst()), usage: command.usage)
    try arguments.check(count: command.argumentCount)
    return try command.action(arguments)
  }

  /// A bare number picks a row of the menu or the list, or a card.
  private func row(_ words: [Word], on route: Route) throws(LineProblem) -> AppAction {
    let word = words[0]
    let arguments = Arguments(words: words, usage: route == .game ? "flip CARD [CARD]" : word.typed)
    try arguments.check(count: 1...1)
    switch route {
    case .menu:
      guard let row = MenuRow.allCases.row(word) else { throw .noSuchRow(word, rows: MenuRow.allCases.count) }
      return row.action
    case .categories:
      guard let row = Category.allCases.row(word) else { throw .noSuchRow(word, rows: Category.allCases.count) }
      return .categories(.chosen(row))
    case .game:
      return .game(.flipped(try arguments.count(0)!, then: nil))
    }
  }
}

extension Array {
  /// The row of that number, from 1, if there is one.
  func row(_ word: Word) -> Element? {
    guard let number = word.number, (1...UInt64(count)).contains(number) else { return nil }
    return self[Int(number) - 1]
  }
}
