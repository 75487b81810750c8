/// What a list of a manual page explains.
package enum ManualTerm {
  /// A command or word and its arguments: `flip CARD [CARD]`.
  case command(String)
  case option(ProgramOption)
  case file(String)
  case variable(String)
  /// A literal name or value.
  case literal(String)

  var macros: String {
    switch self {
    case .command(let usage):
      let words = Mdoc.groups(usage)
      let arguments = words.dropFirst().map(Mdoc.macros)
      return (["Ic \(Mdoc.argument(words[0]))"] + arguments).joined(separator: " ")
    case .option(let option):
      let name = "Fl \\-\(Mdoc.escaped(option.name, isLiteral: true))"
      let names = (option.letter.map { "Fl \($0) , " } ?? "") + name
      guard let placeholder = option.englishPlaceholder else { return names }
      return names + " Ar \(Mdoc.argument(placeholder))"
    case .file(let path): return "Pa \(Mdoc.argument(path))"
    case .variable(let name): return "Ev \(Mdoc.argument(name))"
    case .literal(let word): return "Cm \(Mdoc.argument(word))"
    }
  }
}
