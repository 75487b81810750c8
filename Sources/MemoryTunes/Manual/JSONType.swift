/// A kind of values in JSON.
struct JSONType: Sendable {
  /// The members of its schema.
  private(set) var schema: String
  /// The words that it can be, or the keys of its objects.
  private(set) var parts: [String] = []
  private(set) var objects: [JSONObject] = []
  /// When it is null, if that is worth saying.
  private(set) var null: String?

  static let text = JSONType(schema: #""type": "string""#)
  static let truth = JSONType(schema: #""type": "boolean""#)
  static let number = JSONType(schema: #""type": "number""#)
  static let count = JSONType(schema: #""type": "integer", "minimum": 0"#)
  static let positive = JSONType(schema: #""type": "integer", "minimum": 1"#)

  static func text(like pattern: String) -> Self {
    JSONType(schema: #""type": "string", "pattern": "\#(pattern)""#)
  }

  static func words(_ words: [String]) -> Self {
    JSONType(schema: #""enum": \#(array(words))"#, parts: words.map { "`\($0)`" })
  }

  static func object(_ object: JSONObject) -> Self {
    let parts = object.keys.map { key in
      "`\(key.name)`" + (key.type.parts.isEmpty ? "" : " (\(key.type.parts.joined(separator: ", ")))")
    }
    return JSONType(schema: ##""$ref": "#/$defs/\##(object.name)""##, parts: parts, objects: [object])
  }

  static func any(_ objects: [JSONObject]) -> Self {
    let schemas = objects.map { "{\(object($0).schema)}" }.joined(separator: ", ")
    return JSONType(schema: #""anyOf": [\#(schemas)]"#, objects: objects)
  }

  static func list(of type: JSONType, _ sizes: ClosedRange<Int>? = nil) -> Self {
    let bounds = sizes.map { #""minItems": \#($0.lowerBound), "maxItems": \#($0.upperBound), "# } ?? ""
    var list = type
    list.schema = #""type": "array", \#(bounds)"items": {\#(type.schema)}"#
    return list
  }

  func orNull(_ null: String? = nil) -> Self {
    var type = self
    type.schema = #""anyOf": [{"type": "null"}, {\#(schema)}]"#
    type.null = null
    return type
  }

  /// The type without its parts, which are described elsewhere.
  var brief: Self {
    var type = self
    type.parts = []
    return type
  }

  /// Words as a JSON array. None needs escapes.
  static func array(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
