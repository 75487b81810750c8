import Manual
import MemoryTunes
import Program

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
    case generate(GeneratedFile)
  }

  var query: Query
  var endpoint: Address
  /// The time that all may take together, in seconds.
  var timeout: Double

  private enum Name: String, CaseIterable {
    case limit, timeout, endpoint, generate
  }

  /// Reads the program's arguments.
  static func read() throws(Trouble) -> Request {
    let names = Name.allCases
    let reader = OptionReader(program: ProgramUsage.fetch.name, count: names.count) {
      (names[$0].rawValue, hasValue: true)
    }
    var limit = OptionValue.limit.standard
    var timeout = OptionValue.timeout.standard
    var endpoint: Address?
    var generated: GeneratedFile?
    let request = try reader.read { (place, bytes) throws(Trouble) in
      let value = String(decoding: bytes, as: UTF8.self)
      switch names[place] {
      case .limit: limit = try OptionValue.limit.read(value, for: "--limit")
      case .timeout: timeout = try OptionValue.timeout.read(value, for: "--timeout")
      case .endpoint: endpoint = try OptionValue.endpoint.read(value, for: "--endpoint")
      case .generate: generated = try OptionValue.generated.read(value, for: "--generate")
      }
    } trouble: { fault in
      switch fault {
      case .requiresValue(let name): .usage("option '--\(name)' requires a value")
      case .takesNoValue(let name): .usage("option '--\(name)' takes no value")
      case .unknown(let argument): .usage("there is no option \(OutsideText.quoted(argument))")
      }
    }
    switch request {
    case .help: return .help
    case .version: return .version
    case .run(let operands):
      if let generated { return .generate(generated) }
      let query = Query(term: try term(operands.map { String(decoding: $0, as: UTF8.self) }), limit: limit)
      let asked = if let endpoint { endpoint } else { try environmentEndpoint() }
      return .fetch(Options(query: query, endpoint: asked, timeout: timeout))
    }
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

extension Trouble {
  /// Wrong usage, in words.
  static func usage(_ fault: String) -> Trouble {
    Trouble(message: "\(fault). Try '\(ProgramUsage.fetch.name) --help'.")
  }
}
