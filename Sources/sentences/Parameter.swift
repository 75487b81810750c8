/// An argument of a sentence. Its type is in the comment above the message, as `$card (Int)`; or in the head of
/// the catalog; or it follows from its use: what chooses by number or plural is a number, what chooses `yes` or
/// `no` a flag, what chooses `none` can be missing, and anything else is text.
struct Parameter {
  let name: String
  let type: String?
  /// The keys of the variants among which it chooses.
  var keys: Set<String> = []

  func swiftType(_ types: [String: String]) -> String {
    if let type { return type }
    let numbers = keys.filter { Int($0) != nil || ["one", "few", "many"].contains($0) }
    let isFlag = keys.contains("yes") || keys.contains("no")
    let type = isFlag ? "Bool" : numbers.isEmpty ? types[name] ?? "String" : "Int"
    return keys.contains("none") ? type + "?" : type
  }

  /// The arguments that a line of a comment names.
  static func declared(in comment: Substring) -> [Parameter] {
    comment.split(separator: "$", omittingEmptySubsequences: false).dropFirst().map { text in
      let name = text.prefix { $0.isLetter }
      let type = text.dropFirst(name.count).prefix { $0 != ")" }
      return Parameter(name: String(name), type: type.hasPrefix(" (") ? String(type.dropFirst(2)) : nil)
    }
  }
}
