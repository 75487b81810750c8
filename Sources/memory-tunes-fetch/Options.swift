import Manual
import Text
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
    case limit, timeout, endpoint, language, generate
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
      // It is known before the options are read.
      case .language: _ = try OptionValue.language.read(value, for: "--language")
      case .generate: generated = try OptionValue.generated.read(value, for: "--generate")
      }
    } trouble: { fault in
      switch fault {
      case .requiresValue(let name): .usage(Speech.words.optionRequiresValue(name))
      case .takesNoValue(let name): .usage(Speech.words.optionTakesNoValue(name))
      case .unknown(let argument): .usage(Speech.words.noSuchOption(OutsideText.brief(argument)))
      case .ambiguous(let argument, let options):
        .usage(Speech.words.ambiguousOption(OutsideText.brief(argument), among: options))
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
    guard let term = operands.first else { throw .usage(Speech.words.fetchTermMissing) }
    if operands.count > 1 {
      throw .usage(Speech.words.fetchTermInSeveralWords(OutsideText.brief(operands[1])))
    }
    guard term.contains(where: { !$0.isWhitespace }) else { throw .usage(Speech.words.fetchTermEmpty) }
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
    Trouble(message: Speech.words.fetchUsage(fault))
  }
}
