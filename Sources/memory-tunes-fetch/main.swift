import Manual
import Program

do {
  Signals.prepare()
  Descriptor.occupyStandardStreams()
  switch try Options.read() {
  case nil: break
  case .generate(let file): try StandardOutput.put(file.text(of: .fetch) { FetchManual.page })
  case .fetch(let query, let endpoint, let timeout):
    try StandardOutput.put(deck(query, at: endpoint, timeout: timeout).text)
  }
  try StandardOutput.finish()
} catch {
  error.end(ProgramUsage.fetch.name)
}

func deck(_ query: Query, at endpoint: Address, timeout: Double) throws(Trouble) -> DeckText {
  do {
    return try fetch(query, at: endpoint, timeout: timeout)
  } catch {
    throw error.trouble
  }
}

func fetch(_ query: Query, at endpoint: Address, timeout: Double) throws(FetchTrouble) -> DeckText {
  let address = query.address(at: endpoint)
  let body = try Fetch(address, timeout: timeout).answer()
  guard let answer = Answer(body) else { throw .notUnderstood(host: address.host) }
  let deck = DeckText(answer.tunes)
  guard deck.count >= 2 else { throw .tooFewTunes(deck.count, term: query.term) }
  return deck
}
