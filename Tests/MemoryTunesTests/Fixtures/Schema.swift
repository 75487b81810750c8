import Foundation

/// A value of JSON.
enum JSONValue: Hashable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(json text: some StringProtocol) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as Any)
  }

  /// A value of Swift or of Foundation. Its type is looked at first, because a cast tries all conversions.
  init(_ value: Any?) {
    switch value.map({ type(of: $0) }) {
    case is String.Type: self = .string(value as! String)
    case is [String: Any].Type: self = .object((value as! [String: Any]).mapValues { JSONValue($0) })
    case is [Any].Type: self = .array((value as! [Any]).map { JSONValue($0) })
    case is NSNumber.Type:
      let number = value as! NSNumber
      // A Bool is a number, too.
      let isBool = String(cString: number.objCType) == "c"
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default:
      switch value as Any {
      case let value as JSONValue: self = value
      case let text as String: self = .string(text)
      case let members as [String: Any]: self.init(members)
      case let elements as [Any]: self.init(elements)
      // The last cast, because it converts any value to an object.
      case let number as NSNumber: self.init(number)
      default: self = .null
      }
    }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): "\"\(text)\""
    case .array(let elements): "\(elements)"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))}"
    }
  }

  subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var count: Int? { number.map { Int($0) } }
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
  /// The sets of keys of each object that were seen, by its name.
  private var seenKeys: [String: Set<Set<String>>] = [:]
  /// The sizes of arrays that were seen, by their schema.
  private var seenSizes: [JSONValue: Set<Int>] = [:]

  /// What a value must be like, by the keyword that says so.
  private static let rules: [String: @Sendable (_ value: JSONValue, _ rule: JSONValue) -> Bool] = [
    "enum": { $1.elements!.contains($0) }, "const": { $0 == $1 },
    "type": { value, type in (type.elements ?? [type]).contains { value.types.contains($0.text!) } },
    "minimum": { ($0.number ?? .infinity) >= $1.number! },
    "maximum": { ($0.number ?? -.infinity) <= $1.number! },
    "minItems": { ($0.elements?.count ?? .max) >= $1.count! },
    "maxItems": { ($0.elements?.count ?? 0) <= $1.count! },
    "maxProperties": { ($0.members?.count ?? 0) <= $1.count! },
    "pattern": { value, pattern in
      value.text.map { try! Regex(pattern.text!).firstMatch(in: $0) != nil } ?? true
    },
    "required": { value, names in
      names.elements!.allSatisfy { value.members == nil || value[$0.text!] != nil }
    },
  ]

  /// What a schema may say. Anything else would not be checked.
  private static let keywords = Set(rules.keys).union([
    "$schema", "$defs", "$ref", "title", "description", "anyOf", "items", "properties", "additionalProperties",
    "propertyNames", "allOf", "if", "then", "else", "prefixItems",
  ])

  init(_ text: String) throws {
    root = try JSONValue(json: text)
    for part in Self.parts(of: root) where !Self.keywords.isSuperset(of: part.members!.keys) {
      throw UnknownKeyword(names: Set(part.members!.keys).subtracting(Self.keywords))
    }
  }

  struct UnknownKeyword: Error {
    let names: Set<String>
  }

  /// All schemas in it, itself included; without `conditions`, not those of rules about several keys.
  private static func parts(of schema: JSONValue, conditions: Bool = true) -> [JSONValue] {
    let named = ["$defs", "properties"].flatMap { schema[$0]?.members?.values.map(\.self) ?? [] }
    let single = ["items", "additionalProperties", "propertyNames"].compactMap { schema[$0] }
    let several = ["anyOf", "prefixItems"].flatMap { schema[$0]?.elements ?? [] }
    let rules = (schema["allOf"]?.elements ?? []) + ["if", "then", "else"].compactMap { schema[$0] }
    return [schema]
      + (named + single + several + (conditions ? rules : [])).flatMap { parts(of: $0, conditions: conditions) }
  }

  private var facts: [JSONValue] { Self.parts(of: root, conditions: false) }

  /// The values of enums that were never seen, except those of enums with these.
  func unseen(except words: [String]) -> [JSONValue] {
    Set(facts.compactMap { $0["enum"] }).filter { values in
      !words.contains { values.elements?.contains(.string($0)) == true }
    }
    .flatMap { values in (values.elements ?? []).filter { seen[values]?.contains($0) != true } }
  }

  /// The keys of `values` that each code has, in the order of the codes.
  var keysOfCodes: [(code: String, keys: [String])] {
    let rules = root["$defs"]!["answer"]!["allOf"]!.elements!
    return ["done", "refusal"].flatMap { root["$defs"]![$0]!["enum"]!.elements! }.map { code in
      let keys = rules.first { rule in
        guard let condition = rule["if"]?["properties"]?["code"], rule["then"]?["properties"]?["values"] != nil
        else { return false }
        return condition["const"] == code || condition["enum"]?.elements?.contains(code) == true
      }?["then"]?["properties"]?["values"]?["required"]?.elements
      return (code.text!, (keys ?? []).map { $0.text! })
    }
  }

  /// The keys of objects that were never seen, as `answer.line`.
  var unseenKeys: [String] {
    objects.flatMap { name, object in
      let seen = (seenKeys[name] ?? []).reduce(Set<String>()) { $0.union($1) }
      return (object["properties"]?.members ?? [:]).keys.filter { !seen.contains($0) }.map { "\(name).\($0)" }
    }
  }

  /// The keys that are not required although no object lacks them.
  var neverLacked: [String] {
    objects.flatMap { name, object in
      let required = (object["required"]?.elements ?? []).compactMap(\.text)
      let common = (seenKeys[name] ?? []).reduce(nil) { $0?.intersection($1) ?? $1 } ?? []
      return common.subtracting(required).map { "\(name).\($0)" }
    }
  }

  /// The bounds of arrays that no array reaches.
  var unreachedSizes: [String] {
    facts.filter { $0["minItems"] != nil || $0["maxItems"] != nil }.flatMap { array in
      [array["minItems"], array["maxItems"]].compactMap { $0?.count }
        .filter { seenSizes[array]?.contains($0) != true }.map {
          "\(array["description"]?.text ?? "an array"): \($0)"
        }
    }
  }

  private var objects: [String: JSONValue] { root["$defs"]?.members ?? [:] }

  /// The first problem of a value; nil if it is valid.
  func failure(_ value: JSONValue) -> String? { failure(value, root, "") }

  private func failure(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    if let name = schema["$ref"]?.text?.split(separator: "/").last.map(String.init) {
      let failure = failure(value, root["$defs"]![name]!, path)
      if failure == nil, let members = value.members { seenKeys[name, default: []].insert(Set(members.keys)) }
      return failure
    }
    if let parts = schema["anyOf"]?.elements {
      let problems = parts.map { failure(value, $0, path) }
      return problems.contains(nil) ? nil : problems.compactMap(\.self).max { $0.count < $1.count }
    }
    for (keyword, rule) in schema.members! where Self.rules[keyword]?(value, rule) == false {
      return "\(path): the rule \(keyword) is broken"
    }
    if let values = schema["enum"] { seen[values, default: []].insert(value) }
    return problemOfElements(value, schema, path) ?? problemOfMembers(value, schema, path)
      ?? schema["allOf"]?.elements?.lazy.compactMap { self.failure(value, $0, path) }.first
      ?? schema["if"].flatMap { condition in
        schema[failure(value, condition, path) == nil ? "then" : "else"].flatMap { failure(value, $0, path) }
      }
  }

  private func problemOfElements(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    guard let elements = value.elements else { return nil }
    seenSizes[schema, default: []].insert(elements.count)
    let places = schema["prefixItems"]?.elements ?? []
    return elements.enumerated().lazy.compactMap { index, element in
      let part = places.indices.contains(index) ? places[index] : schema["items"]
      return part.flatMap { self.failure(element, $0, "\(path)[\(index)]") }
    }.first
  }

  private func problemOfMembers(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    guard let members = value.members else { return nil }
    for (name, member) in members {
      if let names = schema["propertyNames"], let failure = failure(.string(name), names, path) {
        return failure
      }
      guard let part = schema["properties"]?[name] ?? schema["additionalProperties"] else {
        // A part of a schema describes some keys.
        if schema["type"] == nil { continue }
        return "\(path): '\(name)' is not described"
      }
      if let failure = failure(member, part, "\(path).\(name)") { return failure }
    }
    return nil
  }
}
