import Text
@testable import MemoryTunes

extension AnswerCode {
  /// All words, as the schema of JSON lists them.
  static let words: [String] = {
    let schema = try! JSONValue(json: GeneratedGameFile.jsonSchema.text)
    return schema["$defs"]!["answer"]!["properties"]!["code"]!["enum"]!.elements!.map { $0.text! }
  }()
}
