/// All commands, in the order in which help lists them, and the reading of lines by them.
struct CommandList<Action>: Sendable {
  let commands: [Command<Action>]
  private let places: [String: Int]

  init(_ commands: [Command<Action>]) {
    self.commands = commands
    var places: [String: Int] = [:]
    for (place, command) in commands.enumerated() {
      for name in command.names { places[name] = place }
    }
    self.places = places
  }

  /// The command of that name or synonym.
  func named(_ word: Word) -> Command<Action>? {
    places[word.key].map { commands[$0] }
  }

  /// The name that may have been meant by a word that is none.
  func nearest(to word: Word) -> String? {
    word.nearest(of: commands.flatMap(\.names))
  }

  /// What can be typed on a screen.
  func commands(on route: Route) -> [Command<Action>] {
    commands.filter { $0.place == nil || $0.place == route }
  }

  /// What `help` lists: the command of that name or, without one, what can be typed on the screen.
  func explained(_ name: String?, on route: Route) -> [Command<Action>] {
    name == nil ? commands(on: route) : commands.filter { $0.name == name }
  }

  /// What the words of a line mean on a screen. `rest` is everything behind the first word, as one word, and `bareNumber` tells what
  /// a line of nothing but a number means.
  func action(
    for words: [Word], rest: @autoclosure () -> Word, on route: Route,
    bareNumber: (_ arguments: Arguments) throws(LineProblem) -> Action
  ) throws(LineProblem) -> Action {
    if words[0].beginsWithDigit {
      let numbers = NumberList.separated(words)
      if numbers[0].isNumber { return try bareNumber(Arguments(words: numbers, usage: numbers[0].typed)) }
    }
    guard let command = named(words[0]) else {
      throw .unknownCommand(words[0], nearest: nearest(to: words[0]))
    }
    if let place = command.place, place != route { throw .notHere(place: place) }
    return try command.action(try command.arguments(Array(words.dropFirst()), rest: rest))
  }
}

extension Array {
  /// The row of that number, from 1, if there is one.
  func row(_ word: Word) -> Element? {
    guard let number = word.number, let place = Int(exactly: number), (1...count).contains(place) else {
      return nil
    }
    return self[place - 1]
  }
}
