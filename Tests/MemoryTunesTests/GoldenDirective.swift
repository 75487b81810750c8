import Foundation

/// A comment in a golden transcript that says something of the world around the session. Those before the first
/// command hold from the start, the others from their line on:
///
///     # now 2026-11-20T10:00:00Z     the clock shows this time
///     # kept INSERT INTO records …   the home has what this statement writes
///     # kept nothing                 the home is empty
///     # opened elsewhere             another program has opened the waiting game played last
///     # closed elsewhere             it has closed that game
///     # catalog two.tsv              the catalog sends this file
///     # catalog not-reached          it sends nothing, for this reason: the word of a `FetchFailure`
///     # deck words.tsv two.tsv       among the decks of the home is one of this name, with what this file has
///     # deck words.tsv not-allowed   it cannot be read, for this reason: the word of a `SystemError`
///     # deck nothing                 the home has no decks
///     # decks 2 more                 it has two more, which are not listed
///     # bot 3                        the next answer of a bot is this card
///     # bot late 10                  it does not answer, for this reason: the fields of a `BotFailure`
enum GoldenDirective {
  case now(Int)
  case kept(statement: String)
  case nothingKept
  case elsewhere(isOpen: Bool)
  case catalog(answer: String)
  case deck(String, answer: String)
  case noDecks
  case moreDecks(Int)
  case bot(answer: String)

  /// Nil for any other line.
  init?(_ line: [UInt8]) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "#" else { return nil }
    switch (words[1], words[2]) {
    case ("now", let time): self = .now(Int(try! Date(time, strategy: .iso8601).timeIntervalSince1970))
    case ("kept", "nothing"): self = .nothingKept
    case ("kept", let statement): self = .kept(statement: statement)
    case ("opened", "elsewhere"): self = .elsewhere(isOpen: true)
    case ("closed", "elsewhere"): self = .elsewhere(isOpen: false)
    case ("catalog", let answer): self = .catalog(answer: answer)
    case ("deck", "nothing"): self = .noDecks
    case ("deck", let deck):
      // The name may have blanks.
      let blank = deck.lastIndex(of: " ")!
      self = .deck(String(deck[..<blank]), answer: String(deck[blank...].dropFirst()))
    case ("decks", let more): self = .moreDecks(Int(more.prefix { $0 != " " })!)
    case ("bot", let answer): self = .bot(answer: answer)
    default: return nil
    }
  }

  var needsHome: Bool {
    switch self {
    case .kept, .nothingKept, .elsewhere: true
    case .now, .catalog, .deck, .noDecks, .moreDecks, .bot: false
    }
  }

  var needsCatalog: Bool { if case .catalog = self { true } else { false } }
}
