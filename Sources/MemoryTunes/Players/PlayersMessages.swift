/// What is said of names that cannot be taken: the wording, and nothing else. It can stand inside of a
/// sentence.
extension PlayersProblem {
  package var message: String {
    switch self {
    case .empty:
      "a player needs a name that can be seen"
    case .unprintable(let name):
      "\(OutsideText.quoted(name)) is no name: it has blanks or characters that cannot be seen"
    case .tooLong(let name, let most):
      "\(OutsideText.quoted(name)) is too long a name: at most \(most) columns"
    case .tooManyMarks(let name):
      "\(OutsideText.quoted(name)) has too many marks: a name is at most \(Player.mostScalars) letters and marks"
    case .probability(let name):
      "\(OutsideText.quoted(name)) needs a probability from 0 to 1, like: forgetful:0.5"
    case .capacity(let name):
      "\(OutsideText.quoted(name)) needs a number of cards, like: capacity:7"
    case .noSuchProgram(let name):
      "\(OutsideText.quoted(name)) is no player of the program: \(Player.programNames.joined(separator: ", "))"
    case .nearly(let name, let meant):
      "\(OutsideText.quoted(name)) is nearly a player of the program; did you mean: \(meant)"
    case .equal(let name):
      "\(OutsideText.quoted(name)) is there twice: every player needs a name of their own"
    case .tooMany(let count):
      "\(count) players are too many: at most \(Players.most)"
    case .onlyForTwo(let count):
      "zwick-paterson plays games of two only, not of \(count)"
    }
  }
}

extension Players {
  /// All names, as a sentence has them.
  var names: String { list.map(\.label).joined(separator: ", ") }
}

extension Player {
  /// The name, and whether the program plays.
  var label: String { strategy == nil ? name : "\(name) (program)" }
}
