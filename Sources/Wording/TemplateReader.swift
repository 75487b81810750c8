/// Reads the value of a message. Understands the part of Fluent's syntax that the catalogs use: text on one
/// line or indented on several, arguments, literals in quotes, references to messages of the section, and
/// choices. The catalogs are part of the program, so a fault in one ends it; `scripts/check catalogs` finds
/// all faults.
///
/// https://projectfluent.org/fluent/guide
struct TemplateReader {
  /// Everything from the value on.
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// The names of the arguments, in their order.
  private let arguments: [String]
  /// The value of another message of the section.
  private let message: (_ name: String) -> Template

  init(_ text: UnsafeRawBufferPointer, arguments: [String], message: @escaping (_ name: String) -> Template) {
    bytes = text
    self.arguments = arguments
    self.message = message
  }

  /// What a pattern consists of before the indentation of its lines is removed.
  private enum Element {
    case text(String)
    case placeable([Template.Part])
    case line(breaks: Int, indent: Int)
  }

  /// Reads text and placeables up to a line that does not continue them.
  mutating func pattern() -> Template {
    var elements: [Element] = []
    skip(" ")
    while let byte = next {
      if byte == UInt8(ascii: "{") {
        elements.append(.placeable(placeable()))
      } else if byte == UInt8(ascii: "\n") {
        guard let line = continuedLine() else { break }
        elements.append(line)
      } else {
        let start = position
        while let byte = next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\n") { position += 1 }
        elements.append(.text(text(from: start)))
      }
    }
    return Template(parts: Self.joined(elements))
  }

  /// Goes to the next line that is not empty, if it continues the pattern.
  private mutating func continuedLine() -> Element? {
    var (place, breaks, indent) = (position, 0, 0)
    while place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
      place += 1
      breaks += 1
      let start = place
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      indent = place - start
    }
    guard place < bytes.count, indent > 0, !"}.[*".utf8.contains(bytes[place]) else { return nil }
    position = place
    return .line(breaks: breaks, indent: indent)
  }

  /// The parts with their line breaks, without the indentation that all lines share.
  private static func joined(_ elements: [Element]) -> [Template.Part] {
    let shared = elements.compactMap { if case .line(_, let indent) = $0 { indent } else { nil } }.min() ?? 0
    var parts: [Template.Part] = []
    func append(_ text: String) {
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        parts.append(.text(text))
      }
    }
    for (index, element) in elements.enumerated() {
      switch element {
      case .text(let text):
        let isLast = index == elements.count - 1
        append(isLast ? String(text.reversed().drop { $0 == " " }.reversed()) : text)
      case .placeable(let placed):
        for part in placed { if case .text(let text) = part { append(text) } else { parts.append(part) } }
      case .line(let breaks, let indent):
        // The value of a message can begin on the line below its name.
        if index > 0 { append(String(repeating: "\n", count: breaks)) }
        append(String(repeating: " ", count: indent - shared))
      }
    }
    return parts
  }

  /// The contents of braces.
  private mutating func placeable() -> [Template.Part] {
    expect("{")
    skipSpace()
    defer {
      skipSpace()
      expect("}")
    }
    switch next {
    case UInt8(ascii: "\""): return [.text(literal())]
    case UInt8(ascii: "$"):
      expect("$")
      let name = word()
      guard let index = arguments.firstIndex(of: name) else { fault("no argument $\(name)") }
      skipSpace()
      return [next == UInt8(ascii: "-") ? choice(index) : .argument(index)]
    default: return message(word()).parts
    }
  }

  /// Text in quotes, without escape sequences.
  private mutating func literal() -> String {
    expect("\"")
    let start = position
    while let byte = next, byte != UInt8(ascii: "\"") { position += 1 }
    defer { expect("\"") }
    return text(from: start)
  }

  /// The variants after the name of an argument.
  private mutating func choice(_ index: Int) -> Template.Part {
    expect("->")
    var variants: [Template.Variant] = []
    var otherwise: Template?
    skipSpace()
    while next != UInt8(ascii: "}") {
      let isDefault = next == UInt8(ascii: "*")
      if isDefault { expect("*") }
      expect("[")
      skip(" ")
      let key = word()
      skip(" ")
      expect("]")
      let template = pattern()
      if isDefault {
        otherwise = template
      } else {
        variants.append(
          Template.Variant(key: Int(key).map(Template.Key.number) ?? .word(key), template: template))
      }
      skipSpace()
    }
    guard let otherwise else { fault("no default") }
    return .choice(index, variants, otherwise: otherwise)
  }

  /// A name, a number or a word.
  private mutating func word() -> String {
    let start = position
    while let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || isAlphanumeric(byte) {
      position += 1
    }
    return text(from: start)
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  private mutating func skip(_ byte: Unicode.Scalar) {
    while next == UInt8(ascii: byte) { position += 1 }
  }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func expect(_ text: StaticString) {
    text.withUTF8Buffer { expected in
      for byte in expected {
        guard next == byte else { fault("no '\(text)'") }
        position += 1
      }
    }
  }

  private func fault(_ problem: String) -> Never {
    let line = bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
    preconditionFailure("line \(line) of a message with \(arguments): \(problem)")
  }
}
