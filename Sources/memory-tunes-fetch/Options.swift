import CGetopt
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line, read by the C library's getopt_long, and the one variable of the environment that counts.
struct Options {
  enum Request {
    case fetch(Options)
    case help
    case version
  }

  var query: Query
  var endpoint: Address
  /// The time that all may take together, in seconds.
  var timeout: Double

  private enum Mark: Int32 {
    case limit = 256
    case timeout, endpoint, version
    /// What getopt_long returns for `-h`, too.
    case help = 104
  }

  private static let names: [(name: String, hasValue: Bool, mark: Mark)] = [
    ("limit", true, .limit), ("timeout", true, .timeout), ("endpoint", true, .endpoint),
    ("help", false, .help), ("version", false, .version),
  ]

  /// Reads the arguments, the first of which is the program's name.
  static func read(_ arguments: [String]) throws(Trouble) -> Request {
    let inOrder = arguments.map { strdup($0) } + [nil]
    // Operands are moved behind the options on the way, though getopt_long is declared to leave all as it is.
    var values = inOrder
    let cNames = names.map { strdup($0.name) }
    defer { (inOrder + cNames).forEach { free($0) } }
    let table =
      zip(cNames, names).map { cName, row in
        option(
          name: cName, has_arg: row.hasValue ? required_argument : no_argument, flag: nil,
          val: row.mark.rawValue)
      } + [option()]
    let count = Int32(arguments.count)
    // The colon has a missing value told apart from an option that there is not. What it would print itself
    // would not say what to type instead.
    let next = {
      values.withUnsafeMutableBufferPointer { getopt_long(count, $0.baseAddress!, ":h", table, nil) }
    }

    // Help is given whatever else there is, so that it can be added to any command line.
    getopt_begin(0)
    while case let mark = next(), mark != -1 {
      if mark == Mark.help.rawValue { return .help }
      if mark == Mark.version.rawValue { return .version }
    }

    var limit = OptionValue.limit.standard
    var timeout = OptionValue.timeout.standard
    var endpoint: Address?
    values = inOrder
    getopt_begin(0)
    while case let mark = next(), mark != -1 {
      let value = getopt_argument().map { String(cString: $0) } ?? ""
      switch Mark(rawValue: mark) {
      case .limit: limit = try OptionValue.limit.read(value, for: "--limit")
      case .timeout: timeout = try OptionValue.timeout.read(value, for: "--timeout")
      case .endpoint: endpoint = try OptionValue.endpoint.read(value, for: "--endpoint")
      case .help, .version, nil: throw .usage(fault(mark, at: values[Int(getopt_next()) - 1]))
      }
    }
    let operands = values[Int(getopt_next())..<Int(count)].map { $0.map { String(cString: $0) } ?? "" }
    let query = Query(term: try term(operands), limit: limit)
    if endpoint == nil { endpoint = try environmentEndpoint() }
    return .fetch(Options(query: query, endpoint: endpoint!, timeout: timeout))
  }

  /// What is wrong with an option that getopt_long does not take.
  private static func fault(_ mark: Int32, at argument: UnsafeMutablePointer<CChar>?) -> String {
    let found = getopt_option()
    if let name = names.first(where: { $0.mark.rawValue == found })?.name {
      return "option '--\(name)' \(mark == Int32(UInt8(ascii: ":")) ? "requires a value" : "takes no value")"
    }
    guard found == 0 else {
      let letter = String(decoding: [UInt8(truncatingIfNeeded: found)], as: UTF8.self)
      return "there is no option \(OutsideText.quoted("-" + letter))"
    }
    return "there is no option \(OutsideText.quoted(argument.map { String(cString: $0) } ?? ""))"
  }

  private static func term(_ operands: [String]) throws(Trouble) -> String {
    guard let term = operands.first else { throw .usage("there is no TERM to search for") }
    if operands.count > 1 {
      throw .usage(
        "unexpected argument \(OutsideText.quoted(operands[1])); a TERM of several words stands in quotes")
    }
    guard term.contains(where: { !$0.isWhitespace }) else { throw .usage("the TERM to search for is empty") }
    return term
  }

  private static func environmentEndpoint() throws(Trouble) -> Address {
    let name = "MEMORY_TUNES_ENDPOINT"
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else {
      return OptionValue.endpoint.standard
    }
    return try OptionValue.endpoint.read(value, for: name)
  }
}
