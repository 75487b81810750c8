import CLibedit
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line, read by the C library's getopt_long: long options may be shortened, and take their value
/// behind `=` or as the next argument.
struct Options {
  enum Request {
    case play(Settings)
    case help
    case version
  }

  private static let helpLetter = Int32(UInt8(ascii: "h"))
  private static let versionMark: Int32 = 256
  /// What getopt_long returns for the first of `Option.all`; the others follow.
  private static let firstMark: Int32 = 257

  /// Reads the arguments, the first of which is the program's name. Wrong usage is told on standard error, in
  /// getopt_long's words where it finds it.
  static func read(_ arguments: [String]) throws(Trouble) -> Request {
    // Its messages begin with the first argument, which is to be the program's name and not a path.
    var values = (["memory-tunes"] + arguments.dropFirst()).map { strdup($0) } + [nil]
    let names = ["help", "version"] + Option.all.map(\.name)
    let hasValue = [false, false] + Option.all.map { $0.value != nil }
    let marks = [helpLetter, versionMark] + Option.all.indices.map { firstMark + Int32($0) }
    let cNames = names.map { strdup($0) }
    defer { (values + cNames).forEach { free($0) } }
    let table =
      zip(cNames, zip(hasValue, marks)).map { name, rest in
        option(
          name: name, has_arg: rest.0 ? required_argument : no_argument, flag: nil, val: rest.1)
      } + [option()]
    let count = Int32(arguments.count)

    // Help is given whatever else there is, so that it can be added to any command line.
    getopt_begin(0)
    while case let mark = getopt_long(count, &values, "h", table, nil), mark != -1 {
      if mark == helpLetter { return .help }
      if mark == versionMark { return .version }
    }

    var settings = Settings()
    getopt_begin(0)
    while case let mark = getopt_long(count, &values, "h", table, nil), mark != -1 {
      guard mark >= firstMark else {
        // Once more, for getopt_long to tell the fault, of arguments that cannot command the terminal.
        var shown = values.map { $0.map { strdup(OutsideText.shown(String(cString: $0))) } ?? nil }
        defer { shown.forEach { free($0) } }
        getopt_begin(1)
        while case let mark = getopt_long(count, &shown, "h", table, nil), mark >= firstMark {}
        throw .usage(nil)
      }
      let value = getopt_argument().map { String(cString: $0) } ?? ""
      do {
        try settings.set(Option.all[Int(mark - firstMark)], to: value)
      } catch {
        throw .usage(error.message)
      }
    }
    if getopt_next() < count, let operand = values[Int(getopt_next())] {
      throw .usage("unexpected argument \(OutsideText.quoted(String(cString: operand)))")
    }
    return .play(settings)
  }

  static let version = "memory-tunes (MemoryTunes) \(Version.current)\n"

  static var help: String {
    var text = """
      Usage: memory-tunes [OPTION]...
      Play Memory with tunes on the cards: at a prompt or, where standard input or
      output is not a terminal, as the script on standard input says.

      Examples:
        memory-tunes                             play; 'help' tells the commands
        memory-tunes --seed 7 < script           the same cards every time
        memory-tunes --format json < script      answers for programs

      Options:

      """
    for option in Option.all { text += row(option.name, option.value, option.purpose) }
    text += row("help", nil, "print this and end; also -h")
    text += row("version", nil, "print the version and end")
    return text + """

      Exit status: 0 the end was reached; 1 a strict session was stopped; 2 wrong
      usage, or trouble reading or writing.
      Report bugs to where you got the program from.

      """
  }

  private static func row(_ name: String, _ value: String?, _ purpose: String) -> String {
    let option = "  --" + name + (value.map { " " + $0 } ?? "")
    let width = 29
    let padding = String(repeating: " ", count: max(1, width - option.utf8.count))
    return option + padding + purpose + "\n"
  }
}
