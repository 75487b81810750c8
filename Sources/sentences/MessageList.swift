import Foundation

/// The messages of a catalog, in their order.
struct MessageList {
  let path: String
  /// The usual words of commands: `{ -play }` shows the first one of `play` in the file of words beside it.
  let terms: [String: String]
  private(set) var messages: [Message] = []
  /// The types of arguments that the head of the catalog names.
  private(set) var types: [String: String] = [:]

  init(path: String) throws {
    self.path = path
    let file = URL(filePath: path)
    let words = file.deletingPathExtension().appendingPathExtension("words")
    terms = (try? Self.terms(in: words)) ?? [:]
    let text = try String(contentsOf: file, encoding: .utf8)
    var comment: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("###") {
        let declared = Parameter.declared(in: line)
        for parameter in declared { types[parameter.name] = declared.last?.type }
      } else if line.hasPrefix("#") {
        if !line.hasPrefix("##") { comment.append(line) }
      } else if line.first?.isLowercase == true, let sign = line.range(of: " =") {
        messages.append(
          Message(
            name: String(line[..<sign.lowerBound]), line: index + 1, comment: comment,
            value: String(line[sign.upperBound...])))
        comment = []
      } else if !messages.isEmpty {
        messages[messages.count - 1].value += "\n\(line)"
        comment = []
      }
    }
    for index in messages.indices {
      try at(messages[index]) { () throws(Failure) in try messages[index].read() }
    }
  }

  /// Reads the words of commands.
  private static func terms(in file: URL) throws -> [String: String] {
    let words = try String(contentsOf: file, encoding: .utf8)
    let section = words.firstMatch(of: /\[commands\]\n((?:(?!\[).*\n)+)/)?.output.1 ?? ""
    let terms = section.matches(of: /([a-z]+) = ([^,\n]+)/).map { ("-\($0.output.1)", String($0.output.2)) }
    return Dictionary(uniqueKeysWithValues: terms)
  }

  /// The result of `body`, whose faults are those of a message.
  private func at<Value>(
    _ message: Message, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(at: message.line, of: path, error.text) }
  }

  func message(_ name: String) throws(Failure) -> Message {
    guard let message = messages.first(where: { $0.name == name }) else {
      throw Failure("there is no '\(name)'")
    }
    return message
  }

  /// The arguments of a message and of those that it refers to: first those that its comment names.
  func parameters(of message: Message) throws(Failure) -> [Parameter] {
    var parameters = message.comment.flatMap(Parameter.declared)
    func add(_ name: String, type: String? = nil, key: String? = nil) {
      let index = parameters.firstIndex { $0.name == name } ?? parameters.count
      if index == parameters.count { parameters.append(Parameter(name: name, type: type)) }
      if let key { parameters[index].keys.insert(key) }
    }
    func add(_ template: Template) throws(Failure) {
      for part in template.parts {
        switch part {
        case .text, .line: break
        case .argument(let name): add(name)
        case .message(let name) where terms[name] != nil: break
        case .message(let name):
          for parameter in try self.parameters(of: self.message(name)) {
            add(parameter.name, type: parameter.swiftType(types))
          }
        case .choice(let name, let variants):
          add(name)
          for variant in variants {
            add(name, key: variant.key)
            try add(variant.template)
          }
        }
      }
    }
    try add(message.template)
    return parameters
  }

  /// The text of the messages in the form of `Template`, each after its name, and the bytes at which they
  /// start. They must be the messages of the first catalog, in its order and with its arguments.
  func form(as first: MessageList) throws(Failure) -> (text: String, starts: [Int]) {
    var (text, starts): (String, [Int]) = ("", [])
    for (number, message) in first.messages.enumerated() {
      let own = number < messages.count ? messages[number] : nil
      guard let own, own.name == message.name else {
        throw Failure(at: own?.line ?? 1, of: path, "'\(message.name)' belongs here, as in \(first.path)")
      }
      text += "\n\(own.name) ="
      starts.append(text.utf8.count)
      text += try at(own) { () throws(Failure) in
        try own.template.form(first.parameters(of: message).map(\.name), in: self)
      }
    }
    guard messages.count > first.messages.count else { return (text, starts) }
    let other = messages[first.messages.count]
    throw Failure(at: other.line, of: path, "'\(other.name)' is not in \(first.path)")
  }
}
