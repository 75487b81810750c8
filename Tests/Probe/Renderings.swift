import Wording

/// Messages with given arguments.
enum Renderings {
  /// Reads requests from standard input, one a line, and prints each message with a zero byte after it. The
  /// fields of a request have tabs between them: language, name, and the arguments.
  static func printAll() {
    while let line = readLine() {
      let fields = line.split(separator: "\t").map(String.init)
      let message = Language(rawValue: fields[0])!.words.message
      print(message(fields[1], fields[2...].map(argument)), terminator: "\0")
    }
  }

  /// An argument: its name, and a number `=1`, a number with decimals `=1.5`, a word `:yes` or a text `"text`.
  private static func argument(_ field: String) -> (name: String, value: any Argument) {
    let name = field.prefix { !"=:\"".contains($0) }
    let value = String(field.dropFirst(name.count + 1))
    let argument: any Argument =
      switch field.dropFirst(name.count).first {
      case ":": Keyword(rawValue: value)
      case "\"": value
      default:
        if let number = Int(value) {
          number
        } else {
          Fraction(Double(value)!, digits: value.split(separator: ".").last!.count)
        }
      }
    return (String(name), argument)
  }
}
