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

  private typealias Arguments = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

  // Plain memory, as getopt_long takes it: arrays of such things would have to be told to Swift's runtime first, at
  // every start that has an argument.
  private let arguments: Arguments
  private let table: UnsafeMutableBufferPointer<option>

  /// Understands so many long options, of which some take a value, and `--help`, `-h` and `--version`. The first
  /// arguments, so many, are none of its own: the program's name, unless there are more.
  init(count: Int, after first: Int = 1, option named: (_ place: Int) -> (name: String, hasValue: Bool)) {
    let given = max(0, Int(CommandLine.argc) - first)
    arguments = .allocate(capacity: given + 2)
    // Messages begin with the first argument, which is to be the program's name and not a path.
    arguments.initializeElement(at: 0, to: strdup("memory-tunes"))
    for place in 0..<given {
      arguments.initializeElement(at: place + 1, to: strdup(CommandLine.unsafeArgv[first + place]!))
    }
    arguments.initializeElement(at: given + 1, to: nil)

    table = .allocate(capacity: count + 3)
    table.initializeElement(at: 0, to: Self.entry("help", hasValue: false, Self.helpLetter))
    table.initializeElement(at: 1, to: Self.entry("version", hasValue: false, Self.versionMark))
    for place in 0..<count {
      let (name, hasValue) = named(place)
      let entry = Self.entry(name, hasValue: hasValue, Self.firstMark + Int32(place))
      table.initializeElement(at: place + 2, to: entry)
    }
    table.initializeElement(at: count + 2, to: option())
  }

  private static func entry(_ name: String, hasValue: Bool, _ mark: Int32) -> option {
    option(name: strdup(name), has_arg: hasValue ? required_argument : no_argument, flag: nil, val: mark)
  }

  deinit {
    for argument in arguments { free(argument) }
    for option in table { free(UnsafeMutableRawPointer(mutating: option.name)) }
    arguments.deallocate()
    table.deallocate()
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
    let arguments = Arguments.allocate(capacity: arguments.count)
    _ = arguments.initialize(fromContentsOf: self.arguments)
    defer { arguments.deallocate() }
    getopt_begin(0)
    while let mark = next(of: arguments) {
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
    let shown = Arguments.allocate(capacity: arguments.count)
    for (place, argument) in arguments.enumerated() {
      shown.initializeElement(
        at: place, to: argument.flatMap { strdup(OutsideText.shown(String(cString: $0))) })
    }
    defer {
      for argument in shown { free(argument) }
      shown.deallocate()
    }
    getopt_begin(1)
    while let mark = next(of: shown), mark >= Self.firstMark {}
  }

  private func next(of arguments: Arguments) -> Int32? {
    let mark = getopt_long(
      Int32(arguments.count - 1), arguments.baseAddress!, "h", table.baseAddress!, nil)
    return mark == -1 ? nil : mark
  }
}
