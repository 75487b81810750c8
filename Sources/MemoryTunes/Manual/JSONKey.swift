import Manual

/// A key of an object in JSON. The schema, the manual page and the tables of docs/REFERENCE.md come from it.
struct JSONKey: Sendable {
  let name: String
  let type: JSONType
  /// What its value is, as a phrase with code in backticks; empty if the name says it.
  let meaning: String
  /// Whether some of the objects lack it.
  let isOptional: Bool

  init(_ name: String, _ type: JSONType, _ meaning: String = "", isOptional: Bool = false) {
    (self.name, self.type, self.meaning, self.isOptional) = (name, type, meaning, isOptional)
  }

  /// The meaning, the words or keys of the value, and when it is null.
  var text: String {
    let parts = type.parts.isEmpty ? "" : ": " + type.parts.joined(separator: ", ")
    return meaning + parts + (type.null.map { "; null \($0)" } ?? "")
  }

  fileprivate var schema: String {
    let description = meaning.isEmpty ? "" : #", "description": "\#(text)""#
    return #""\#(name)": {\#(type.schema)\#(description)}"#
  }
}

/// An object in JSON.
struct JSONObject: Sendable {
  let name: String
  let meaning: String
  let keys: [JSONKey]

  init(_ name: String, _ meaning: String, _ keys: [JSONKey]) {
    (self.name, self.meaning, self.keys) = (name, meaning, keys)
  }

  /// This object and those in it.
  var all: [JSONObject] { [self] + keys.flatMap { $0.type.objects.flatMap(\.all) } }

  /// The keys as a list of a manual page.
  var terms: [(ManualTerm, String)] {
    keys.map { (.literal($0.name), ManualPage.sentence($0.text.filter { $0 != "`" })) }
  }

  /// Its definition in the schema.
  var definition: String {
    """
        "\(name)": {
          "description": "\(meaning)",
          "type": "object",
          "required": \(JSONType.array(keys.filter { !$0.isOptional }.map(\.name))),
          "properties": {
            \(keys.map(\.schema).joined(separator: ",\n        "))
          }
        }
    """
  }
}
