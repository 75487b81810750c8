/// What a command is about. Help goes by this.
enum Subject: String, CaseIterable {
  /// What it takes to play a game. Help says what these commands do, and of others it gives the names.
  case basics
  case games
  case skill
  case steps = "going back"
  case tunes
  case records
  case screens
  case scripts
}

extension Command {
  func about(_ subject: Subject) -> Command {
    var command = self
    command.subject = subject
    return command
  }
}

extension Array {
  /// The same commands, all about one subject.
  func about<Action>(_ subject: Subject) -> [Command<Action>] where Element == Command<Action> {
    map { $0.about(subject) }
  }
}
