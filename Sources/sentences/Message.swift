/// A message of a catalog: a sentence, or a part of others.
struct Message {
  let name: String
  let line: Int
  /// The lines above it that begin with a number sign.
  let comment: [Substring]
  var value: String
  private(set) var template = Template()

  /// Reads the value.
  mutating func read() throws(Failure) {
    var rest = value[...]
    template = try Template(&rest)
    if !rest.allSatisfy(\.isWhitespace) { throw Failure("this is not understood: \(rest.prefix(40))") }
  }

  /// Its first words, for those who use it.
  var summary: String {
    value.split(separator: "\n").first.map { $0.drop { $0 == " " } }.map(String.init) ?? ""
  }
}

/// An argument of a sentence. Its type is in the comment above the message, as `$card (Int)`; or in the head of
/// the catalog; or it follows from its use: what chooses by number or plural is a number, what chooses `yes` or
/// `no` a flag, what chooses `none` can be missing, and anything else is text.
struct Parameter {
  let name: String
  let type: String?
  /// Whether the type is an enum that the build makes of the variants.
  var isEnum = false
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
    comment.matches(of: /\$([A-Za-z]+)(?: \((enum )?([^)]+)\))?/).map { found in
      Parameter(
        name: String(found.output.1), type: found.output.3.map(String.init), isEnum: found.output.2 != nil)
    }
  }
}

/// What is wrong with a file, in the form of the compiler's errors when its place is known.
struct Failure: Error {
  let text: String

  init(_ failure: String) { text = failure }

  init(at line: Int, of path: String, _ failure: String) { text = "\(path):\(line): error: \(failure)" }
}
