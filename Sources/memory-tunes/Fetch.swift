import MemoryTunes
import Text
import Wording

/// `memory-tunes fetch`, and the fetches of a session.
enum Fetch {
  /// `index` is that of this part's name among the program's arguments.
  static func run(namedAt index: Int) throws(ProgramProblem) {
    guard let search = try search(without: index) else { return }
    let deck: [UInt8]
    do throws(CatalogProblem) {
      deck = try Self.deck(search) { _ in }
    } catch {
      if error.cause == .givenUp { throw ProgramProblem(status: error.exitStatus) }
      throw ProgramProblem(message: error.message(MessageLanguage.words), status: error.exitStatus)
    }
    try StandardOutput.put(deck.span)
  }

  /// Asks curl for a deck file. Calls `wait` if that takes noticeably long, and then after every second.
  static func deck(
    _ search: CatalogSearch, wait: (_ seconds: Int) -> Void
  ) throws(CatalogProblem) -> [UInt8] {
    let endpoint = try endpoint(of: search)
    let output = try Curl.run(search.arguments(endpoint), seconds: search.timeout, wait: wait)
    return try output.deck(of: search, from: endpoint.host)
  }

  /// The endpoint of the option, otherwise of the environment, otherwise of iTunes.
  private static func endpoint(of search: CatalogSearch) throws(CatalogProblem) -> Endpoint {
    if let endpoint = search.endpoint { return endpoint }
    guard let address = Environment.variable("MEMORY_TUNES_ENDPOINT") else { return .iTunes }
    guard let endpoint = Endpoint(address) else { throw CatalogProblem(.wrongAddress) }
    return endpoint
  }

  /// Reads the arguments but the one at this index. Nil if help or the version was requested and printed.
  private static func search(without index: Int) throws(ProgramProblem) -> CatalogSearch? {
    var search = CatalogSearch()
    let operands = try OptionReader(of: .fetch, without: index).read(
      help: { $0.fetchHelp(options: FetchPreference.options.table($0)) }, takesOperands: { _ in true }
    ) { (option: FetchPreference, value) throws(WrongValue) in
      try option.row.set(&search, to: value, name: "--" + option.rawValue)
    }
    guard let operands else { return nil }
    let terms = operands.map { String(decoding: $0, as: UTF8.self) }
    let words = MessageLanguage.words
    guard terms.first?.contains(where: { !$0.isWhitespace }) == true else {
      throw .usage(words.fetchTermMissing, of: .fetch)
    }
    if terms.count > 1 {
      throw .usage(words.fetchTermInSeveralWords(argument: OutsideText.brief(terms[1])), of: .fetch)
    }
    search.term = terms[0]
    return search
  }
}
