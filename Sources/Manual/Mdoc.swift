/// Words as macros of mdoc.
enum Mdoc {
  /// A word of a synopsis: `[CARD]`, `[NAME]...`, `CARD`, `simulate`.
  static func macros(of word: String) -> String {
    if word.hasPrefix("[") {
      let inner = word.split(separator: "]")[0].dropFirst()
      let dots = word.hasSuffix("...") ? " Ns ..." : ""
      let words = inner.split(separator: " ").map { macros(of: String($0)) }
      // Op would contain the rest of its line.
      return "Oo " + words.joined(separator: " ") + " Oc" + dots
    }
    if word.hasPrefix("--") { return "Fl \\-\(escaped(String(word.dropFirst(2)), isLiteral: true))" }
    if word == "..." { return word }
    let dots = word.hasSuffix("...") ? " ..." : ""
    let name = dots.isEmpty ? word : String(word.dropLast(3))
    let isPlaceholder = name.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return (isPlaceholder ? "Ar " : "Cm ") + argument(name) + dots
  }

  /// The words of a synopsis; brackets group their contents.
  static func groups(_ words: String) -> [String] {
    var groups: [String] = []
    for word in words.split(separator: " ") {
      if let last = groups.last, last.hasPrefix("["), !last.contains("]") {
        groups[groups.count - 1] += " " + word
      } else {
        groups.append(String(word))
      }
    }
    return groups
  }

  /// An argument of a macro, which might look like a macro itself.
  static func argument(_ word: String) -> String {
    let word = escaped(word, isLiteral: true)
    return word.contains(" ") ? "\"\(word)\"" : "\\&\(word)"
  }

  /// In literal text a hyphen becomes a minus, so that it can be copied.
  static func escaped(_ text: String, isLiteral: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case "-": escaped += isLiteral ? "\\-" : "-"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
