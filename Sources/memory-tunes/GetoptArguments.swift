import CGetopt
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program's arguments, read by the C library's getopt_long: long options may be shortened, and take their
/// value behind `=` or as the next argument.
final class GetoptArguments {
  private enum Name {
    case help
    case version
    /// One of those that were named at the beginning.
    case place(Int)
    case unknown
  }

  private static let helpLetter = Int32(UInt8(ascii: "h"))
  private static let versionMark: Int32 = 256
  /// What getopt_long returns for the first of the named options; the others follow.
  private static let firstMark: Int32 = 257

  private let arguments: [UnsafeMutablePointer<CChar>?]
  private let table: [option]

  /// Understands these long options, of which some take a value, and `--help`, `-h` and `--version`. The first so many
  /// arguments are none of its own: the program's name, unless there are more.
  init(options: [(name: String, hasValue: Bool)], after first: Int = 1) {
    // Messages begin with the first argument, which is to be the program's name and not a path.
    arguments = (["memory-tunes"] + CommandLine.arguments.dropFirst(first)).map { strdup($0) } + [nil]
    let own = [("help", false, Self.helpLetter), ("version", false, Self.versionMark)]
    let others = options.enumerated().map { ($1.name, $1.hasValue, Self.firstMark + Int32($0)) }
    table =
      (own + others).map { name, hasValue, mark in
        option(
          name: strdup(name), has_arg: hasValue ? required_argument : no_argument, flag: nil, val: mark)
      } + [option()]
  }

  deinit {
    arguments.forEach { free($0) }
    table.forEach { free(UnsafeMutableRawPointer(mutating: $0.name)) }
  }

  /// What is asked for instead of all else.
  enum Request {
    case help
    case version
  }

  /// Hands each named option, by its place, and its value to `set`; or returns what is asked for instead, whatever else
  /// there is, so that it can be added to any command line. Wrong usage is told on standard error, in getopt_long's
  /// words where it finds it; `part` is the part of the program whose arguments they are.
  func read(
    of part: String? = nil, _ set: (_ place: Int, _ value: String) throws(OptionProblem) -> Void
  ) throws(Trouble) -> Request? {
    var request: Request?
    _ = try forEach { (option, _) throws(Trouble) in
      switch option {
      case .help: request = request ?? .help
      case .version: request = request ?? .version
      case .place, .unknown: break
      }
    }
    if let request { return request }
    let operand = try forEach { (option, value) throws(Trouble) in
      guard case .place(let place) = option else {
        tellFault()
        throw .usage(nil, of: part)
      }
      do throws(OptionProblem) {
        try set(place, value)
      } catch {
        throw .usage(error.message, of: part)
      }
    }
    if let operand { throw .usage("unexpected argument \(OutsideText.quoted(operand))", of: part) }
    return nil
  }

  /// Calls `body` with each option and its value, empty when it takes none, and returns the first argument that
  /// is no option, if there is one.
  private func forEach(_ body: (Name, _ value: String) throws(Trouble) -> Void) throws(Trouble) -> String? {
    // On the way operands are moved behind the options, where a second reading would take them for values.
    var arguments = arguments
    getopt_begin(0)
    while let mark = next(of: &arguments) {
      let value = getopt_argument().map { String(cString: $0) } ?? ""
      switch mark {
      case Self.helpLetter: try body(.help, value)
      case Self.versionMark: try body(.version, value)
      case Self.firstMark...: try body(.place(Int(mark - Self.firstMark)), value)
      default: try body(.unknown, value)
      }
    }
    return arguments[Int(getopt_next())].map { String(cString: $0) }
  }

  /// Has getopt_long tell what is wrong, quoting arguments that cannot command the terminal.
  private func tellFault() {
    var shown = arguments.map { $0.map { strdup(OutsideText.shown(String(cString: $0))) } ?? nil }
    defer { shown.forEach { free($0) } }
    getopt_begin(1)
    while let mark = next(of: &shown), mark >= Self.firstMark {}
  }

  private func next(of arguments: inout [UnsafeMutablePointer<CChar>?]) -> Int32? {
    // It is declared to leave the array as it is, so Swift by itself would have it change a shared one.
    let mark = arguments.withUnsafeMutableBufferPointer {
      getopt_long(Int32($0.count - 1), $0.baseAddress!, "h", table, nil)
    }
    return mark == -1 ? nil : mark
  }
}
