import Wording

extension Command {
  package func about(_ subject: Subject) -> Command {
    var command = self
    command.subject = subject
    return command
  }
}

extension Array {
  /// The commands about one subject.
  package func about<Action>(_ subject: Subject) -> [Command<Action>] where Element == Command<Action> {
    map { $0.about(subject) }
  }
}
