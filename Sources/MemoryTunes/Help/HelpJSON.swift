/// What can be typed, or all about one command, in JSON.
extension Output {
  mutating func appendHelp<Action>(_ commands: [Command<Action>]) {
    append(",\"list\":")
    appendList(commands) { command, output in
      output.append("\"command\":")
      output.appendJSON(command.name)
      output.append(",\"arguments\":")
      output.appendJSON(command.arguments)
      output.append(",\"synonyms\":[")
      for (place, synonym) in command.synonyms.enumerated() {
        if place > 0 { output.append(",") }
        output.appendJSON(synonym)
      }
      output.append("],\"purpose\":")
      output.appendJSON(command.purpose)
      output.append(",\"details\":")
      output.appendJSON(command.details.joined(separator: " "))
    }
  }
}
