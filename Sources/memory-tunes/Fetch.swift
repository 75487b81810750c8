import MemoryTunes
import Text
import Wording

/// `memory-tunes fetch`, and the fetches of a session.
enum Fetch {
  static func run() throws(ProgramFailure) {
    guard let search = try search() else { return }
    let deck: [UInt8]
    do throws(CatalogFailure) {
      deck = try Self.deck(search) { _ in }
    } catch {
      if error.cause == .givenUp { throw ProgramFailure(status: error.exitStatus) }
      throw ProgramFailure(status: error.exitStatus, error.message)
    }
    try StandardOutput.put(deck.span)
  }

  /// Asks curl for a deck file. Calls `wait` if that takes noticeably long, and then after every second.
  static func deck(_ search: CatalogSearch, wait: (_ seconds: Int) -> Void) throws(CatalogFailure) -> [UInt8] {
    let endpoint = try endpoint(of: search)
    let output = try Curl.run(search.arguments(endpoint), seconds: search.timeout, wait: wait)
    return try output.deck(of: search, from: endpoint.host)
  }

  /// The endpoint of the option, otherwise of the environment, otherwise of iTunes.
  private static func endpoint(of search: CatalogSearch) throws(CatalogFailure) -> Endpoint {
    if let endpoint = search.endpoint { return endpoint }
    guard let address = Environment.variable("MEMORY_TUNES_ENDPOINT") else { return .iTunes }
    guard let endpoint = Endpoint(address) else { throw CatalogFailure(.wrongAddress) }
    return endpoint
  }

  /// Reads the arguments. Nil if help or the version was requested and printed.
  private static func search() throws(ProgramFailure) -> CatalogSearch? {
    var search = CatalogSearch()
    let operands = try OptionReader().read(
      help: { $0.fetchHelp(options: FetchPreference.options.table($0)) }, takesOperands: { _ in true }
    ) { (option: FetchPreference, value) throws(RefusalText) in
      try option.row.set(&search, to: value, name: "--" + option.rawValue)
    }
    guard let operands else { return nil }
    let terms = operands.map { String(decoding: $0, as: UTF8.self) }
    guard terms.first?.contains(where: { !$0.isWhitespace }) == true else {
      throw .usage { $0.fetchTermMissing }
    }
    if terms.count > 1 {
      throw .usage { [other = terms[1]] in $0.fetchTermInSeveralWords(argument: OutsideText.brief(other)) }
    }
    search.term = terms[0]
    return search
  }
}

/// Runs the program `curl` as a child, and leaves none behind: it is stopped and waited for here.
enum Curl {
  /// How much longer than its own time limit it may take to end, in milliseconds.
  private static let grace = 1000

  /// Calls `wait` if it takes noticeably long, and then after every second.
  static func run(
    _ arguments: [String], seconds: Double, wait: (_ seconds: Int) -> Void
  ) throws(CatalogFailure) -> CurlOutput {
    let mask = SignalMask(SignalMask.ending)
    guard let child = ChildProcess(FilePath("curl"), ["curl"] + arguments, showsErrors: false) else {
      switch errno {
      case ENOENT, ENOTDIR: throw CatalogFailure(.noCurl)
      case EAGAIN, ENOMEM, EMFILE, ENFILE: throw CatalogFailure(.notStarted)
      default: throw CatalogFailure(.curlNotRun)
      }
    }
    close(child.input)
    defer { close(child.output) }
    var output = CurlOutput()
    var piece = [UInt8](repeating: 0, count: 65_536)
    var start = SteadyClock.now
    var notice = WaitingNotice()
    // The child may close its output before it ends.
    var isOver = false
    while output.bytes.count <= CurlOutput.largest {
      let waited = SteadyClock.now - start
      if waited > Int(seconds * 1000) + grace {
        output.end = .late
        break
      }
      notice.show(after: waited, wait)
      switch mask.wait(for: isOver ? nil : child.output, milliseconds: isOver ? 1 : WaitingNotice.blink) {
      case .signal(let signal):
        child.stop()
        // It takes effect when the mask is gone: at once or, at a prompt, when the terminal is restored.
        if signal != SIGINT { raise(signal) }
        throw CatalogFailure(signal: signal)
      case .timeout: break
      // The time in which the program was stopped does not count.
      case .served: start = SteadyClock.now - waited
      case .input:
        let count = piece.withUnsafeMutableBytes { read(child.output, $0.baseAddress, $0.count) }
        isOver = count <= 0
        output.bytes += piece[..<max(0, count)]
      }
      if isOver, let status = child.status() {
        output.end = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
        return output
      }
    }
    child.stop()
    return output
  }
}
