import Wording

extension Command {
  func about(_ subject: Subject) -> Command {
    var command = self
    command.subject = subject
    return command
  }
}

extension Array {
  /// The commands about one subject.
  func about<Action>(_ subject: Subject) -> [Command<Action>] where Element == Command<Action> {
    map { $0.about(subject) }
  }
}
