import Foundation

do {
  Signals.prepare()
  StandardStreams.prepare()
  switch try Options.read(CommandLine.arguments) {
  case .help: try StandardStreams.put(Options.help)
  case .version: try StandardStreams.put(Options.version)
  case .fetch(let options): try StandardStreams.put(fetch(options).text)
  }
  try StandardStreams.finish()
} catch {
  error.exit()
}

func fetch(_ options: Options) throws(Trouble) -> DeckText {
  let deadline = Deadline(seconds: options.timeout)
  let address = options.query.address(at: options.endpoint)
  TrapNet.spread(for: .notUnderstood(host: address.host))
  let deck = try deadline.result { () throws(Trouble) in
    let body = try Fetch(address: address).body()
    guard let answer = try? JSONDecoder().decode(Answer.self, from: body) else {
      throw .notUnderstood(host: address.host)
    }
    return DeckText(answer.tunes)
  }
  TrapNet.fold()
  guard let deck else { throw .late(host: address.host, seconds: options.timeout) }
  guard deck.count >= 2 else { throw .tooFewTunes(deck.count, term: options.query.term) }
  return deck
}
