/// A text of a catalog: the value of a message or of a variant. Understands the part of Fluent's syntax that
/// the catalogs use: text on one line or indented on several, arguments, literals in quotes, references to
/// other messages, and choices. `scripts/check messages` parses them with the reference implementation.
///
/// https://projectfluent.org/fluent/guide
struct Template {
  enum Part {
    case text(String)
    case line(breaks: Int, indent: Int)
    case argument(String)
    /// Or a term.
    case message(String)
    /// The default comes last.
    case choice(String, [(key: String, template: Template)])
  }

  private(set) var parts: [Part] = []

  init() {}

  /// Reads text and placeables up to a line that does not continue them.
  init(_ rest: inout Substring) throws(Failure) {
    rest = rest.drop { $0 == " " }
    while let next = rest.first {
      switch next {
      case "{": parts.append(try Self.placeable(&rest))
      case "\n":
        let space = rest.prefix { $0 == " " || $0 == "\n" }
        let after = rest[space.endIndex...]
        if after.first.map("}.[*".contains) ?? true { return }
        // The value of a message can begin on the line below its name.
        let breaks = parts.isEmpty ? 0 : space.count { $0 == "\n" }
        parts.append(.line(breaks: breaks, indent: space.split(separator: "\n").last?.count ?? 0))
        rest = after
      default:
        let text = rest.prefix { $0 != "{" && $0 != "\n" }
        rest = rest[text.endIndex...]
        let isLast = rest.first { !$0.isWhitespace }.map("}.[*".contains) ?? true
        let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
        parts.append(.text(String(isLast ? text[..<end] : text)))
      }
    }
  }

  private static func placeable(_ rest: inout Substring) throws(Failure) -> Part {
    guard let found = rest.prefixMatch(of: /\{\s*(?:"([^"]*)"|(\$?)([\w\-]+))\s*(\}|->)/) else {
      throw Failure("this is not understood: \(rest.prefix(40))")
    }
    rest = rest[found.range.upperBound...]
    let (_, literal, sign, word, end) = found.output
    if let literal { return .text(String(literal)) }
    let name = String(word!)
    if end == "}" { return sign == "$" ? .argument(name) : .message(name) }
    var variants: [(key: String, template: Template)] = []
    while let variant = rest.prefixMatch(of: /\s*(\*?)\[ *([\w\-]+) *\]/) {
      rest = rest[variant.range.upperBound...]
      variants.append((String(variant.output.2), try Template(&rest)))
      guard variant.output.1 == "*" else { continue }
      let end = rest.drop(while: \.isWhitespace)
      guard end.first == "}" else { break }
      rest = end.dropFirst()
      return .choice(name, variants)
    }
    throw Failure("the default of $\(name) is missing, or not its last variant")
  }
}

extension Template {
  /// The keys of the variants among which an argument chooses.
  func keys(of argument: String) -> [String] {
    parts.flatMap { part -> [String] in
      if case .choice(argument, let variants) = part { variants.map(\.key) } else { [] }
    }
  }

  /// The text in the form in which the program keeps it, up to the brace that closes it. `{` and a letter are
  /// the place of an argument: a capital one where it is shown, a small one where it chooses. Variants follow
  /// the latter: `[`, or `*` for the default, the distance to the end of the variant in two letters, key, `]`,
  /// and text.
  func form(_ names: [String], in list: MessageList) throws(Failure) -> String {
    func letter(_ name: String, from first: UInt8) throws(Failure) -> String {
      guard let index = names.firstIndex(of: name), index < 26 else { throw Failure("there is no $\(name)") }
      return "{\(Unicode.Scalar(first + UInt8(index)))"
    }
    let indents = parts.compactMap { if case .line(_, let indent) = $0 { indent } else { nil } }
    var form = ""
    for part in parts {
      switch part {
      case .text(let text):
        if text.contains(where: "{}".contains) { throw Failure("a brace is no text") }
        form += text
      case .line(let breaks, let indent):
        form += String(repeating: "\n", count: breaks) + String(repeating: " ", count: indent - indents.min()!)
      case .argument(let name): form += try letter(name, from: UInt8(ascii: "A"))
      case .message(let name) where list.terms[name] != nil: form += list.terms[name]!
      case .message(let name): form += try list.message(name).template.form(names, in: list).dropLast()
      case .choice(let name, let variants):
        form += try letter(name, from: UInt8(ascii: "a"))
        for (index, variant) in variants.enumerated() {
          let text = "\(variant.key)]\(try variant.template.form(names, in: list))"
          let distance = try letters("[..".utf8.count + text.utf8.count)
          form += index == variants.count - 1 ? "*" : "["
          form += String(decoding: distance, as: UTF8.self) + text
        }
      }
    }
    return form + "}"
  }
}

/// A number in two letters, which the program reads.
func letters(_ number: Int) throws(Failure) -> [UInt8] {
  guard number < 64 * 64 else { throw Failure("this is too long") }
  return [number / 64, number % 64].map { UInt8(ascii: "0") + UInt8($0) }
}

/// Whether a byte of a pattern is a letter, or a part of one.
func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte) }
