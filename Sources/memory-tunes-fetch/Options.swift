import Manual
import Program
import Text
import Wording

/// The request of the command line and of the one environment variable that counts.
struct Options {
  enum Request {
    case fetch(Query, at: Address, timeout: Double)
    case generate(GeneratedFile)
  }

  var limit = 50
  /// The time limit for everything, in seconds.
  var timeout = 10.0
  var endpoint: Address?
  var generated: GeneratedFile?

  /// Reads the program's arguments. Nil if they request help or the version, which is printed.
  static func read() throws(Trouble) -> Request? {
    var options = Options()
    let reader = OptionReader(program: ProgramUsage.fetch.name, options: FetchPreference.names)
    let operands = try reader.read(help: help) { (option: FetchPreference, value) throws(WrongValue) in
      try option.row.set(&options, to: value, name: "--" + option.rawValue)
    } trouble: { fault in
      .usage(fault.message(MessageLanguage.words))
    }
    guard let operands else { return nil }
    if let generated = options.generated { return .generate(generated) }
    let term = try term(operands.map { String(decoding: $0, as: UTF8.self) })
    let query = Query(term: term, limit: options.limit)
    return .fetch(query, at: try options.endpointOrUsual(), timeout: options.timeout)
  }

  private static func help(_ words: Wording) -> String {
    words.fetchHelp(options: FetchPreference.options.table(words), bugs: Version.bugs)
  }

  private static func term(_ operands: [String]) throws(Trouble) -> String {
    guard let term = operands.first else { throw .usage(MessageLanguage.words.fetchTermMissing) }
    if operands.count > 1 {
      throw .usage(MessageLanguage.words.fetchTermInSeveralWords(argument: OutsideText.brief(operands[1])))
    }
    guard term.contains(where: { !$0.isWhitespace }) else { throw .usage(MessageLanguage.words.fetchTermEmpty) }
    return term
  }

  /// The endpoint of the option, otherwise of the environment, otherwise of iTunes.
  private func endpointOrUsual() throws(Trouble) -> Address {
    let name = "MEMORY_TUNES_ENDPOINT"
    var options = self
    if endpoint == nil, let value = Environment.variable(name) {
      do throws(WrongValue) {
        try FetchPreference.endpoint.row.set(&options, to: Array(value.utf8), name: name)
      } catch {
        throw .usage(error.message(MessageLanguage.words))
      }
    }
    return options.endpoint ?? Address("https://itunes.apple.com/search")!
  }
}

extension Trouble {
  /// Wrong usage.
  static func usage(_ fault: String) -> Trouble {
    let words = MessageLanguage.words
    return Trouble(message: words.sentences(fault, words.tryFetchHelp))
  }
}
