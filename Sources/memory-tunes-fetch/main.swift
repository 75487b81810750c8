import Manual
import Program

do {
  Signals.prepare()
  Descriptor.occupyStandardStreams()
  Speech.prepareLastWords(of: "memory-tunes-fetch", "memory-tunes-fetch: there is not enough memory\n")
  Speech.language = Speech.asked
  switch try Options.read() {
  case .help: try StandardOutput.put(Options.help)
  case .version: try StandardOutput.put(Options.version)
  case .generate(let file): try StandardOutput.put(file.text(of: .fetch) { FetchManual.page })
  case .fetch(let options): try StandardOutput.put(deck(options).text)
  }
  try StandardOutput.finish()
} catch {
  error.end(ProgramUsage.fetch.name)
}

func deck(_ options: Options) throws(Trouble) -> DeckText {
  do {
    return try fetch(options)
  } catch {
    throw error.trouble
  }
}

func fetch(_ options: Options) throws(FetchTrouble) -> DeckText {
  let address = options.query.address(at: options.endpoint)
  let body = try Fetch(address, timeout: options.timeout).answer()
  guard let answer = Answer(body) else { throw .notUnderstood(host: address.host) }
  let deck = DeckText(answer.tunes)
  guard deck.count >= 2 else { throw .tooFewTunes(deck.count, term: options.query.term) }
  return deck
}
