/// What can be typed, or all about one command, in JSON.
extension Output {
  mutating func appendHelp(_ name: String?, on route: Route) {
    append(",\"list\":[")
    for (place, command) in CommandList.all.explained(name, on: route).enumerated() {
      append(place == 0 ? "{\"command\":" : ",{\"command\":")
      appendJSON(command.name)
      append(",\"arguments\":")
      appendJSON(command.arguments)
      append(",\"synonyms\":[")
      for (place, synonym) in command.synonyms.enumerated() {
        if place > 0 { append(",") }
        appendJSON(synonym)
      }
      append("],\"purpose\":")
      appendJSON(command.purpose)
      append(",\"details\":")
      appendJSON(command.details.joined(separator: " "))
      append("}")
    }
    append("]")
  }
}
