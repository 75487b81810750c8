// Usage: sentences FOLDER en.ftl OTHER.ftl... FILE...
//        sentences SaidText.swift common.said LANGUAGE.said...
//
// Writes the sentences of the catalogs as Swift: a function or a property for each message, enums of variants,
// and each catalog with the places of its messages, and with the words beside it. The texts of
// the other files become a function.

import Foundation

/// Writes a file, unless it has this text: what did not change is not compiled again.
func write(_ text: String, to name: String) throws {
  let file = URL(filePath: CommandLine.arguments[1]).appending(path: "\(name).swift")
  if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
  try text.write(to: file, atomically: true, encoding: .utf8)
}

/// A sentence as Swift declares it.
func declaration(_ message: Message, index: Int, of list: MessageList) throws(Failure) -> String {
  let name = swiftName(message.name)
  let parameters = try list.parameters(of: message)
  let names = parameters.map(\.name)
  let head =
    parameters.isEmpty
    ? "var \(name): String"
    : "func \(name)(\(parameters.map { "\($0.name): \($0.swiftType(list.types))" }.joined(separator: ", "))) -> String"
  let arguments = ["\(index)"] + names
  return """
      /// \(message.summary)
      package \(head) { say(\(arguments.joined(separator: ", "))) }

    """
}

/// The enums that are made of the variants of a message.
func enums(of message: Message) -> [String] {
  message.comment.flatMap(Parameter.declared).filter(\.isEnum).map { parameter in
    let cases = message.template.keys(of: parameter.name).map { "  case \(swiftName($0)) = \"\($0)\"\n" }
    return """
      /// The variants of `\(message.name)`.
      package enum \(parameter.type!): String, Argument, CaseIterable, Sendable {
      \(cases.joined())}

      """
  }
}

/// `pairsToGo` for `pairs-to-go`.
func swiftName(_ name: String) -> String {
  let words = name.split(separator: "-")
  return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
}

/// A catalog in Swift. Its text is in a function's body, whose changes compile no other modules.
func source(of list: MessageList, as first: MessageList, named name: String) throws(Failure) -> String {
  let (text, starts) = try list.form(as: first)
  return """
    extension Catalog {
      static let \(name) = make\(name)()

      private static func make\(name)() -> Catalog { Catalog(text\(name), starts: \(starts)) }
    }

    \(source(of: "Catalog", named: name, text: text))
    """
}

/// A function with the texts of files.
func source(ofFiles paths: [String]) throws -> String {
  let cases = try paths.map { path in
    let file = URL(filePath: path)
    return """
        case "\(file.lastPathComponent)":
          #\"""
      \(try String(contentsOf: file, encoding: .utf8))
      \"""#

      """
  }
  return """
    /// The text of a file that comes with the program; nil if none has this name.
    package func packageFile(_ name: String) -> String? {
      switch name {
    \(cases.joined())
      default: nil
      }
    }

    """
}

/// The text of a file as Swift declares it.
func source(of type: String, named name: String, text: String) -> String {
  """
  extension \(type) {
    static var text\(name): StaticString {
      #\"""
  \(text)
  \"""#
    }
  }

  """
}

/// The file `letters` in Swift.
func source(ofLetters text: String) -> String {
  var same: [UInt32] = []
  for row in text.split(separator: "\n") where row.first == "~" {
    for letters in row.dropFirst().split(separator: " ").map(\.unicodeScalars) {
      precondition(letters.allSatisfy { $0.value < 0x10000 })
      same += letters.dropFirst().map { $0.value << 16 + letters.first!.value }
    }
  }
  return """
    extension Letters {
      /// Letters that count as another one, with that one in the lower 16 bits, in order.
      static let same: [UInt32] = [
        \(same.sorted().map { "0x\(String($0, radix: 16))" }.joined(separator: ", "))
      ]
    }

    \(source(of: "Letters", named: "OfFile", text: text))
    """
}

/// The `.said` files in Swift.
func source(ofSaid paths: [String]) throws -> String {
  let files = try paths.map(SaidFile.init)
  let (common, languages) = (files.first(where: \.isCommon)!, files.filter { !$0.isCommon })
  try SaidFile.check(common, languages)
  let sentences = SentenceTables(common, languages)
  let texts = languages.map { language in
    source(of: "SaidText", named: language.language, text: language.glossary(sentences.number))
  }
  let cases = languages.map { "    case \"\($0.language)\": text\($0.language)\n" }
  return """
    \(sentences.source)
    extension SaidText {
      /// The words of a language, by its code; empty if it has no file.
      static func words(_ language: String) -> StaticString {
        switch language {
    \(cases.joined())    default: ""
        }
      }
    }

    \(texts.joined())
    """
}

do {
  let paths = CommandLine.arguments.dropFirst(2)
  if paths.allSatisfy({ $0.hasSuffix(".said") }) {
    try source(ofSaid: Array(paths)).write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
    exit(0)
  }
  try write(source(ofFiles: paths.filter { !$0.hasSuffix(".ftl") }), to: "PackageFiles")
  let catalogs = try paths.filter { $0.hasSuffix(".ftl") }.map(MessageList.init)
  let first = catalogs[0]
  let folder = URL(filePath: first.path).deletingLastPathComponent()
  let letters = try String(contentsOf: folder.appending(path: "letters"), encoding: .utf8)
  for list in catalogs {
    let file = URL(filePath: list.path).deletingPathExtension()
    let name = file.lastPathComponent
    func text(_ ending: String) throws -> String {
      try String(contentsOf: file.appendingPathExtension(ending), encoding: .utf8)
    }
    var made = try source(of: list, as: first, named: name)
    if let words = try? text("words") {
      made += source(of: "Vocabulary", named: name, text: words)
      made += "extension Vocabulary { static let \(name) = Vocabulary(text\(name)) }\n"
    }
    try write(made, to: "Catalog\(name.uppercased())")
  }
  let declarations = try first.messages.enumerated().map { try declaration($1, index: $0, of: first) }
  let common =
    "extension Wording {\n\(declarations.joined())}\n" + source(ofLetters: letters)
  try write(common + first.messages.flatMap(enums).joined(), to: "Sentences")
} catch {
  let text = (error as? Failure)?.text ?? "error: \(error)"
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(1)
}
