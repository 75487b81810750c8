import Foundation
import Manual
import Program

do {
  Signals.prepare()
  Descriptor.occupyStandardStreams()
  Speech.language = Speech.asked
  switch try Options.read() {
  case .help: try StandardOutput.put(Options.help)
  case .version: try StandardOutput.put(Options.version)
  case .generate(let file): try StandardOutput.put(file.text(of: .fetch) { FetchManual.page })
  case .fetch(let options): try StandardOutput.put(deck(options).text)
  }
  try StandardOutput.finish()
} catch {
  TrapNet.fold()
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
  let deadline = Deadline(seconds: options.timeout)
  let address = options.query.address(at: options.endpoint)
  TrapNet.spread(for: FetchTrouble.notUnderstood(host: address.host).trouble)
  let deck = try deadline.result { () throws(FetchTrouble) in
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
