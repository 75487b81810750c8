import Foundation

/// A value of JSON.
enum JSONValue: Decodable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  init(_ text: some StringProtocol) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }

  /// The names of its type in a schema.
  fileprivate var types: [String] {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number == number.rounded() ? ["integer", "number"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}

/// A JSON Schema, as far as that of the program goes. Keys that it does not name are problems.
final class Schema {
  private let root: JSONValue
  /// The values of each enum that were seen, by the enum.
  private(set) var seen: [JSONValue: Set<JSONValue>] = [:]
  /// The keys of each object that were seen, by its name.
  private var seenKeys: [String: Set<String>] = [:]

  init(_ text: String) throws {
    root = try JSONValue(text)
  }

  /// The values of enums that were never seen, except those of an enum with a given one.
  func unseen(except word: String) -> [JSONValue] {
    var enums: Set<JSONValue> = []
    func collect(_ part: JSONValue) {
      if let values = part["enum"] { enums.insert(values) }
      part.members?.values.forEach(collect)
      part.elements?.forEach(collect)
    }
    collect(root)
    return enums.filter { $0.elements?.contains(.string(word)) != true }
      .flatMap { values in (values.elements ?? []).filter { seen[values]?.contains($0) != true } }
  }

  /// The keys of objects that were never seen, as `answer.line`.
  var unseenKeys: [String] {
    (root["$defs"]?.members ?? [:]).flatMap { name, object in
      (object["properties"]?.members ?? [:]).keys.filter { seenKeys[name]?.contains($0) != true }
        .map { "\(name).\($0)" }
    }
  }

  /// The first problem of a value; nil if it is valid.
  func problem(_ value: JSONValue) -> String? { problem(value, root, "") }

  private func problem(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    if let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init) {
      let problem = problem(value, root["$defs"]![name]!, path)
      if problem == nil, let members = value.members { seenKeys[name, default: []].formUnion(members.keys) }
      return problem
    }
    if let parts = schema["anyOf"]?.elements {
      let problems = parts.map { problem(value, $0, path) }
      return problems.contains(nil) ? nil : problems.compactMap(\.self).max { $0.count < $1.count }
    }
    if let values = schema["enum"] {
      guard values.elements!.contains(value) else { return "\(path): \(value) is not in its enum" }
      seen[values, default: []].insert(value)
    }
    if let constant = schema["const"], constant != value { return "\(path): \(value) is not \(constant)" }
    if let type = schema["type"] {
      let types = (type.elements ?? [type]).compactMap(\.text)
      guard value.types.contains(where: types.contains) else { return "\(path): \(value) is none of \(types)" }
    }
    for (index, element) in (value.elements ?? []).enumerated() {
      if let items = schema["items"], let problem = problem(element, items, "\(path)[\(index)]") {
        return problem
      }
    }
    guard let members = value.members else { return nil }
    for name in (schema["required"]?.elements ?? []).compactMap(\.text) where members[name] == nil {
      return "\(path): has no '\(name)'"
    }
    for (name, member) in members {
      guard let part = schema["properties"]?[name] ?? schema["additionalProperties"] else {
        return "\(path): '\(name)' is not described"
      }
      if let problem = problem(member, part, "\(path).\(name)") { return problem }
    }
    return nil
  }
}
