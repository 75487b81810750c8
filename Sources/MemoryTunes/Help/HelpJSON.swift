/// What can be typed, or all about one command, in JSON.
extension Output {
  mutating func membersOfHelp<Action>(_ commands: [Command<Action>]) {
    name("list")
    objects(commands) { command, object in
      object.member("command", command.name)
      object.member("arguments", command.arguments)
      object.name("synonyms")
      object.array { array in
        for synonym in command.synonyms { array.value(synonym) }
      }
      object.member("purpose", command.purpose)
      object.member("details", command.details.joined(separator: " "))
    }
  }
}
