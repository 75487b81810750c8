import Testing
import Wording
@testable import MemoryTunes

struct CompletionTests {
  /// Lines played, the line before the cursor, the candidates, and the certain part.
  @Test(
    arguments: [
      ([], "pl", ["play", "players"], "play"), ([], "playe", ["players"], "players "),
      ([], "fl", [], nil),
      (["play 2"], "fl", ["flip"], "flip "),
      (["play 2"], "FL", ["flip"], "flip "),
      (["play 2"], "1 ", ["2", "3", "4"], ""),
      (["play 2"], "1 2 ", [], nil),
      (["play 2", "menu"], "1 ", [], nil),
      (["play 2"], "flip 1 2 ", [], nil),
      (["play 2", "flip 1"], "favorite ", ["1"], "1 "),
      (["play 2"], "3", ["3"], "3 "),
      (["play 8"], "1", ["1", "10", "11", "12", "13", "14", "15", "16"], "1"),
      ([], "categ", ["categories", "category"], "categor"),
      ([], "cards ", ["auto", "same", "split"], ""),
      ([], "category ", DeckReference.names, ""),
      ([], "c r", ["rock", "rap"], "r"),
      ([], "\t category  me", ["metal"], "metal "),
      ([], "help ca", ["categories", "category", "cards"], "ca"),
      ([], "menu ", [], nil), ([], "xyzzy ", [], nil),
      (["set language"], "", ["auto", "en", "ru", "zh"], ""),
      (["categories"], "4", ["4"], "4 "),
      (["categories"], "ro", ["rock"], "rock "),
      ([], "play ", DeckReference.names, ""),
      ([], "play 2 r", ["rock", "rap"], "r"),
      ([], "practice 4 english-russian f", ["food"], "food "),
      ([], "words english-russian ti", ["english-russian time"], "english-russian time "),
      ([], "2", ["2"], "2 "),
    ] as [([String], String, [String], String?)])
  func `Tab completes what may come next`(
    played: [String], line: String, candidates: [String], certain: String?
  ) {
    let transcript = Transcript(isTyped: true)
    transcript.play(lines: played)
    let completion = transcript.session.completion(of: line)
    #expect(completion.candidates == candidates)
    #expect(completion.certain == certain)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `Tab offers every card that a line takes, and no other`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let transcript = Transcript(seed: seed)
    let (cards, players) = (chance.pick(["same", "split"]), chance.pick(["you", "a b"]))
    transcript.play(lines: ["cards \(cards)", "players \(players)", "play 4"])
    for _ in 0..<6 {
      transcript.play("flip \(1 + chance.below(8))")
      let first = "\(1 + chance.below(9)) "
      for line in ["flip ", "f ", "flip " + first, "favorite ", "love ", "открыть ", first] {
        let taken = (1...9).map(String.init).filter { card in
          var state = transcript.state
          let (line, intent) = state.meaning(of: Line(Array((line + card).utf8).span))!
          guard case .act(let action) = intent else { return false }
          _ = state.reduce(.typed(line, action, time: nil))
          return !state.isRefusal
        }
        #expect(transcript.session.completion(of: line).candidates == taken, "\(line)")
      }
    }
  }

  @Test(arguments: Language.allCases, ["help ", "set ", "cards ", "forget ", "players ", ""])
  func `Tab offers each word once`(language: Language, line: String) {
    let transcript = Transcript()
    transcript.play("language \(language.rawValue)")
    let candidates = transcript.session.completion(of: line).candidates
    #expect(Set(candidates).count == candidates.count && !candidates.isEmpty)
  }

  /// Lines played, and a command that is offered after the last of them and not before.
  @Test(arguments: [
    (["play 2"], "flip"), (["play 2"], "hint"), (["play 2"], "par"), (["play 2"], "review"),
    (["play 2"], "game"), (["play 2"], "back"), (["play 2", "1"], "undo"), (["play 2", "1"], "log"),
    (["play 2", "1"], "goto"), (["play 2", "1", "undo", "yes"], "redo"),
    (["forget records"], "yes"), (["forget records"], "no"), (["players ann ben", "play 2"], "pass"),
  ])
  func `a command is offered when it can be used`(lines: [String], command: String) {
    let transcript = Transcript(isTyped: true) { $0.values.tunes = .builtIn }
    for line in lines.dropLast() { transcript.play(line) }
    #expect(!transcript.session.completion(of: command).candidates.contains(command))
    transcript.play(lines.last!)
    #expect(transcript.session.completion(of: command).candidates.contains(command))
    if transcript.state.game.table == nil { return }
    transcript.play(lines: ["reveal", "yes"])
    let isOffered = transcript.session.completion(of: command).candidates.contains(command)
    #expect(isOffered == !["flip", "hint", "pass"].contains(command))
  }

  @Test(arguments: Language.allCases)
  func `Tab after players offers everybody who can play`(language: Language) throws {
    let machine = Machine(database: try .having([FinishedGame(players: "ann Миша easy")]))
    let transcript = Transcript(on: machine) {
      $0.values.presentation.language = language
      try! $0.set(.bot, to: Array("mine=unused".utf8))
    }
    let offered = transcript.session.completion(of: "players you ").candidates
    for name in offered.map({ $0.hasSuffix(":") ? $0 + "1" : $0 }) {
      transcript.play("players you \(name)")
      #expect(!transcript.state.isRefusal, "\(name)")
    }
    #expect(Set(offered).isSuperset(of: ["mine", "ann", "Миша", "optimal", "capacity:"]))
    #expect(offered.count == Set(offered).count && offered.count > 3 + Level.allCases.count)
  }

  @Test func `Tab offers own decks, and the names of those who have played`() throws {
    let session = Transcript(on: Machine(database: try .having([FinishedGame(players: "ann Миша easy")])))
    #expect(session.session.completion(of: "players you Ми").candidates == ["Миша"])
    for line in ["play th", "play 3 th", "practice th", "category th"] {
      #expect(session.session.completion(of: line).candidates.first?.hasPrefix("three") == true, "\(line)")
    }
  }

  /// The existing files, the line before the cursor, the part that is replaced, and the candidates.
  @Test(
    arguments: [
      (["éclair.tsv"], "deck é", "é", ["éclair.tsv"], "éclair.tsv "),
      (["my deck.tsv", "my other.tsv"], "deck my ", "my ", ["my deck.tsv", "my other.tsv"], "my "),
      (["a\u{1B}]52;c;x\u{7}.tsv", "ab.m3u", "ab.png", "abc"], "deck a", "a", ["animals", "ab.m3u"], "a"),
      (["z.csv", "z/", "z.txt", "zz"], "deck z", "z", ["z.csv", "z/", "z.txt"], "z"),
      (["z.csv", "z/", "z.png"], "play 4 z", "z", ["z.csv", "z/"], "z"),
      (["z.csv", "z y.csv"], "practice z", "z", ["z.csv"], "z.csv "),
      (["z.csv"], "words z", "z", ["z.csv"], "z.csv "),
      (["z.csv", "z/", ".tsv"], "deck ", "", DeckReference.names + ["z.csv"], ""),
      (
        ["a/\nquit.tsv", "a/\u{202E}b.tsv", "a/\u{2028}b.tsv", "a/\u{FFFD}.tsv", "a/ ", "a/\t"], "deck a/",
        "a/", [], nil
      ),
      ([" a.tsv"], "deck  ", "", DeckReference.names, ""), (["b /"], "deck b", "b", ["b /"], "b /"),
      (["o\u{301}.tsv", "o\u{300}.tsv"], "DECK\to", "o", ["o\u{301}.tsv", "o\u{300}.tsv"], "o"),
      ([], "category ro\u{301}", "ro\u{301}", [], nil), ([], "category \u{301}", "\u{301}", [], nil),
    ] as [([String], String, String, [String], String?)])
  func `Tab completes file names that can be typed`(
    files: [String], line: String, typed: String, candidates: [String], certain: String?
  ) {
    let transcript = Transcript(world: {
      $0.filesBeginning = { path in files.filter { $0.utf8.starts(with: path.utf8) } }
    })
    let completion = transcript.session.completion(of: line)
    #expect(Array(completion.typed.utf8) == Array(typed.utf8))
    #expect(completion.candidates.map { Array($0.utf8) } == candidates.map { Array($0.utf8) })
    #expect(completion.certain.map { Array($0.utf8) } == certain.map { Array($0.utf8) })
  }
}
