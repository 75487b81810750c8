import Foundation

/// The messages of a catalog, in their order.
struct MessageList {
  let path: String
  let text: String
  private(set) var messages: [Message] = []
  /// The types of arguments that the head of the catalog names.
  private(set) var types: [String: String] = [:]

  init(path: String) throws {
    self.path = path
    text = try Self.text(of: path)
    var comment: [Substring] = []
    var start = 0
    var section = Substring()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("###") {
        let declared = Parameter.declared(in: line)
        for parameter in declared { types[parameter.name] = declared.last?.type }
      } else if line.hasPrefix("## ") {
        section = line.dropFirst(3)
      } else if line.hasPrefix("#") {
        comment.append(line)
      } else if line.first?.isLowercase == true, let sign = line.range(of: " =") {
        messages.append(
          Message(
            name: String(line[..<sign.lowerBound]), isPart: section == "Text", line: index + 1,
            start: start + line[..<sign.upperBound].utf8.count, comment: comment,
            value: String(line[sign.upperBound...])))
        comment = []
      } else if !messages.isEmpty {
        messages[messages.count - 1].value += "\n\(line)"
        comment = []
      }
      start += line.utf8.count + 1
    }
  }

  /// The text of a catalog. It shows the words of commands as terms: `{ -play }` is the first one of `play` in
  /// the file of words beside it.
  private static func text(of path: String) throws -> String {
    let file = URL(filePath: path)
    let words = try? String(
      contentsOf: file.deletingPathExtension().appendingPathExtension("words"), encoding: .utf8)
    let sections = words?.split(separator: "\n[commands]\n", omittingEmptySubsequences: false)
    let lines = sections?.last?.split(separator: "\n").prefix { !$0.hasPrefix("[") } ?? []
    let catalog = try String(contentsOf: file, encoding: .utf8)
    return try catalog.replacing(/\{ -([a-z]+) \}/) { term in
      guard let line = lines.first(where: { $0.hasPrefix("\(term.output.1) = ") }) else {
        let number = catalog[..<term.range.lowerBound].count { $0 == "\n" } + 1
        throw Fault(
          at: number, of: path, "'\(term.output.1)' has no word in the section [commands] of the words")
      }
      return line.dropFirst(term.output.1.count + 3).prefix { $0 != "," }
    }
  }

  /// The arguments of a message and of those that it refers to: first those that its comment names.
  func parameters(of message: Message) throws(Fault) -> [Parameter] {
    var parameters = message.comment.flatMap(Parameter.declared)
    func add(_ name: String, type: String? = nil, key: String? = nil) {
      let index = parameters.firstIndex { $0.name == name } ?? parameters.count
      if index == parameters.count { parameters.append(Parameter(name: name, type: type)) }
      if let key { parameters[index].keys.insert(key) }
    }
    for use in ArgumentUse.all(in: message.value) {
      switch use {
      case .shown(let name): add(name)
      case .chooses(let name, let key): add(name, key: key)
      case .message(let name):
        guard let other = messages.first(where: { $0.name == name }) else {
          throw Fault(at: message.line, of: path, "'\(message.name)' refers to '\(name)', which does not exist")
        }
        for parameter in try self.parameters(of: other) {
          add(parameter.name, type: parameter.swiftType(types))
        }
      }
    }
    return parameters
  }

  /// Whether these are the messages of the first catalog in its order, with the arguments that it names.
  func check(against first: MessageList) throws(Fault) {
    for (number, message) in first.messages.enumerated() {
      let own = number < messages.count ? messages[number] : nil
      guard let own, own.name == message.name else {
        throw Fault(at: own?.line ?? 1, of: path, "'\(message.name)' belongs here, as in \(first.path)")
      }
      let names = try first.parameters(of: message).map(\.name)
      for parameter in try parameters(of: own) where !names.contains(parameter.name) {
        throw Fault(at: own.line, of: path, "'\(own.name)' has no $\(parameter.name) in \(first.path)")
      }
    }
    guard messages.count > first.messages.count else { return }
    let other = messages[first.messages.count]
    throw Fault(at: other.line, of: path, "'\(other.name)' is not in \(first.path)")
  }
}
