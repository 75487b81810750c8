import PreferencesFeature
import Text

@testable import MemoryTunes

/// The JSON Schema as the documents have it: the keys of its objects in their order, with what they mean.
struct SchemaText {
  private let root: Node

  /// A value of JSON whose keys have an order.
  fileprivate indirect enum Node {
    case object([(key: String, value: Node)])
    case array([Node])
    case text(String)
    case other

    subscript(key: String) -> Node? {
      if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }
    var keys: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }
    var elements: [Node] { if case .array(let elements) = self { elements } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }

    init(_ json: inout JSONReader) {
      var copy = json
      var members: [(key: String, value: Node)] = []
      var elements: [Node] = []
      if copy.readObject({ key, json in
        members.append((key, Node(&json)))
        return true
      }) {
        (self, json) = (.object(members), copy)
        return
      }
      copy = json
      if copy.readArray({
        elements.append(Node(&$0))
        return true
      }) {
        (self, json) = (.array(elements), copy)
        return
      }
      copy = json
      if let text = copy.string() {
        (self, json) = (.text(text), copy)
      } else {
        self = .other
        _ = json.skipValue()
      }
    }
  }

  init() {
    var reader = JSONReader(Array(GeneratedGameFile.jsonSchema.text.utf8)[...])
    root = Node(&reader)
  }

  private func definition(_ object: String) -> Node { root["$defs"]![object]! }

  func meaning(of object: String) -> String { definition(object)["description"]?.text ?? "" }

  /// The objects of lists.
  var listed: [String] {
    definition("answer")["properties"]!["list"]!["items"]!["anyOf"]!.elements.map { $0.reference! }
  }

  /// The keys of an object: the meaning, the words or keys of the value, and when it is null.
  func keys(of object: String) -> [(name: String, text: String)] {
    let properties = definition(object)["properties"]!
    return properties.keys.map { name in
      let meaning = properties[name]!["description"]?.text ?? ""
      let parts = meaning.split(separator: "; null ", maxSplits: 1)
      let null = parts.count > 1 ? "; null \(parts[1])" : ""
      // Objects with a table of their own, and words that the meaning explains.
      let isExplained = ["code", "phase", "game", "shown", "list", "setting"].contains(name)
      let words = isExplained ? "" : self.parts(properties[name]!)
      let beginning = parts.first.map(String.init) ?? ""
      return (name, [beginning, words].filter { !$0.isEmpty }.joined(separator: ": ") + null)
    }
  }

  /// The words that a value can be, or the keys of its objects.
  private func parts(_ value: Node) -> String {
    if let words = value["enum"] { return words.elements.map { "`\($0.text!)`" }.joined(separator: ", ") }
    if let object = value.reference {
      let properties = definition(object)["properties"]!
      return properties.keys.map { key in
        let inner = parts(properties[key]!)
        return "`\(key)`" + (inner.isEmpty ? "" : " (\(inner))")
      }.joined(separator: ", ")
    }
    return ((value["anyOf"]?.elements ?? []) + [value["items"]].compactMap(\.self)).map(parts)
      .first { !$0.isEmpty } ?? ""
  }
}

extension SchemaText.Node {
  /// The object to which a schema refers.
  fileprivate var reference: String? { self["$ref"]?.text?.split(separator: "/").last.map(String.init) }
}
