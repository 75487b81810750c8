/// What the value of a message does in braces.
enum ArgumentUse {
  case shown(String)
  /// A variant has this key.
  case chooses(String, key: String)
  /// It refers to another message.
  case message(String)

  static func all(in value: String) -> [ArgumentUse] {
    var uses: [ArgumentUse] = []
    // The arguments that choose in the open braces; nil for other braces.
    var open: [String?] = []
    for line in value.split(separator: "\n") {
      var rest = line.drop { $0 == " " || $0 == "*" }
      if rest.first == "[", let argument = open.last, let argument, let end = rest.firstIndex(of: "]") {
        uses.append(.chooses(argument, key: rest[..<end].dropFirst().filter { $0 != " " }))
      }
      while let place = rest.firstIndex(where: { "{}".contains($0) }) {
        let isOpening = rest[place] == "{"
        rest = rest[rest.index(after: place)...].drop { $0 == " " }
        guard isOpening else {
          open = open.dropLast()
          continue
        }
        let isArgument = rest.first == "$"
        let name = String(rest.drop { $0 == "$" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
        let chooses = rest.prefix { $0 != "}" }.hasSuffix("->")
        open.append(chooses ? name : nil)
        if isArgument { uses.append(.shown(name)) } else if !name.isEmpty { uses.append(.message(name)) }
      }
    }
    return uses
  }
}
