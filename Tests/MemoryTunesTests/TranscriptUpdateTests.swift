import Testing
import Wording
@testable import MemoryTunes

/// `--check --update` never changes or removes a typed line, and never changes a file without any.
struct TranscriptUpdateTests {
  private func check(_ file: [UInt8], seed: UInt64 = 5) throws(RefusalText) -> TranscriptCheck {
    try TranscriptCheck(
      file, seed: seed, now: { 0 }, decks: .none, readFile: { _ in .failure(.known(.noSuchFile)) })
  }

  /// A session's output in text or JSON, or its script, with or without options.
  private func file(_ chance: Chance) -> [UInt8] {
    let lines = RandomLines(chance)
    let isJSON = chance.below(2) == 0
    let session = Transcript(seed: 1 << 60) {
      $0.isJSON = isJSON
      if chance.below(2) == 0 { try! $0.set(.seed, to: Array("7".utf8)) }
    }
    var script: [UInt8] = chance.below(2) == 0 ? Array("#options: --seed 3\n".utf8) : []
    for _ in 0..<chance.below(12) {
      let line = lines.anything(on: session.state).filter { $0 != UInt8(ascii: "\n") }
      script += line + [UInt8(ascii: "\n")]
      session.play(script: line + [UInt8(ascii: "\n")])
    }
    return chance.below(3) == 0 ? script : session.bytes
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func damaged(_ file: [UInt8], _ chance: Chance) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var lines = file.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<chance.below(4) {
      let index = chance.below(lines.count)
      let other = chance.pick([
        "", "# notes", "> play 2", ">", "#!/bin/sh", "memory-tunes --seed 7 <script", "words of somebody",
        "> flip 1", "{\"line\":0,\"command\":\"play 2\"}",
        "{\"line\":3,\"command\":\"# x\",\"ok\":true}",
        "{\"line\":2,\"command\":\" play 2 \",\"ok\":true}", "{\"line\":9,\"command\":\"\"}",
        "#options: --pairs 3",
        "memory-tunes, the game of Memory", "{\"line\":0,\"command\":null}", "quit",
      ])
      switch chance.below(4) {
      case 0: lines.insert(Array(other.utf8), at: index)
      case 1: lines[index] = Array(other.utf8)
      case 2: lines.remove(at: index)
      default:
        guard !lines[index].isEmpty else { continue }
        lines[index][chance.below(lines[index].count)] = UInt8(chance.below(256))
      }
      if lines.isEmpty { lines = [[]] }
    }
    return Array(lines.joined(separator: [newline]))
  }

  /// The typed lines, without blanks around them: JSON has none.
  private func typed(_ file: [UInt8]) -> [[UInt8]] {
    TranscriptFile(file).typedLines.map { line in
      let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
      return Array(line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: 0..<2 as Range<UInt64>)
  func `typed lines stay as they are, in every file that can be read`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    var (rewritten, agreed) = (0, 0)
    for _ in 0..<60 {
      let file = damaged(file(chance), chance)
      guard let after = try? check(file).rewritten() else { continue }
      rewritten += 1
      var rest = typed(after)[...]
      for line in typed(file) {
        let index = try #require(rest.firstIndex(of: line), "lost: \(text(line)) of\n\(text(file))")
        rest = rest[(index + 1)...]
      }
      #expect(!TranscriptFile(file).typedLines.isEmpty, "\(text(file))")
      if case .script = TranscriptFile(file).form {
        try expectAgrees(after, seed: ~seed)
        agreed += 1
      }
    }
    #expect(rewritten > 25 && agreed > 0, "\(rewritten) \(agreed)")
  }

  /// What is rewritten agrees, whatever seed is drawn.
  private func expectAgrees(_ file: [UInt8], seed: UInt64) throws {
    guard case .agrees(lacksKeys: false) = try check(file, seed: seed).outcome else {
      Issue.record("it differs again:\n\(text(file))")
      return
    }
  }

  @Test(arguments: [
    "", "\n{\"line\":0,\"command\":null,\"ok\":true}\n{\"line\":1,\"command\":\"play\",\"ok\":true}\n",
    "#!/bin/sh\nmemory-tunes --seed 7 <script\n", "#!/bin/sh\nmemory-tunes --seed 7 <<END\n> play\nEND\n",
    "#!/bin/sh\nset -eu\nmemory-tunes\n", "#!/bin/sh\nexit\n",
    "memory-tunes is a game\nMy notes on it.\n", "memory-tunes --seed 7\n> play 2\nwas fun\n",
    "memory-tunes, the game of Memory with tunes on the cards.\nMenu\n  1  Old Game\n",
    "{\"line\":0,\"command\":\"play 2\",\"ok\":true}\n", "{\"line\":1,\"command\":\"make\",\"exit\":0}\n",
    "{\"line\":0,\"command\":null,\"ok\":true}\n",
    "{\"line\":0,\"command\":null,\"ok\":true}\n{\"line\":1,\"command\":\"# x\",\"ok\":true}\n",
  ])
  func `a file that is not a transcript, or without a typed line, is refused`(text: String) {
    #expect(throws: RefusalText.self, "\(text)") { try check(Array(text.utf8)).rewritten() }
  }

  @Test(arguments: [
    ("play\n", "> #options: --seed 5\n> play\n"),
    ("#options: --pairs 2\nplay\n", "> #options: --seed 5 --pairs 2\n> play\n"),
    (
      "# A title\n#options: --pairs 2\nplay\n",
      "> #options: --seed 5 --pairs 2\n> # A title\n> #options: --pairs 2\n"
    ),
    ("#options: --seed 9\nplay\n", "> #options: --seed 9\n> play\n"),
    ("#options: --format json\nplay\n", "#options: --seed 5 --format json\n{"),
  ])
  func `a script without a seed gets the one that was drawn`(script: String, expected: String) throws {
    let file = try check(Array(script.utf8)).rewritten()
    #expect(text(file).contains(expected), "\(text(file))")
    try expectAgrees(file, seed: 6)
  }

  @Test(arguments: [false, true], ["", "--cards split", "--pairs 3"])
  func `a transcript without a seed fails, and gets one`(isJSON: Bool, options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let session = Transcript(seed: 1) {
      $0.isJSON = isJSON
      if let name = words.first, let option = Preference(rawValue: String(name.dropFirst(2))) {
        try! $0.set(option, to: Array(words[1].utf8))
      }
    }
    session.play(script: Array("help flip\n".utf8))
    let withoutDeal = session.bytes
    #expect(try !check(withoutDeal).lacksSeed)
    try expectAgrees(withoutDeal, seed: 6)
    session.play(script: Array("play\nflip 1 2\nagain\nflip 3\n".utf8))
    let before = try check(session.bytes)
    #expect(before.lacksSeed)
    guard case .differs = before.outcome else { return #expect(Bool(false), "it agrees") }
    let after = try before.rewritten()
    #expect(text(after).contains("--seed 5"))
    try expectAgrees(after, seed: 6)
  }

  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, true), (#"{"b":2,"a":1}"#, #"{"a":1,"b":2}"#, true),
    (#"{"a":{"c":[{}]}}"#, #"{"a":{"c":[{"d":1}],"e":2}}"#, true), (#"{ "a" : 1 }"#, #"{"a":1}"#, true),
    (#"{"a":1}"#, #"{"a":2}"#, false), (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":[]}"#, #"{"a":[1]}"#, false),
    (#"{"a":null}"#, #"{"a":"x"}"#, false), (#"{"a":1"#, #"{"a":1}"#, false), ("x", #"{"a":1}"#, false),
  ])
  func `an answer agrees if it has all that the transcript has`(expected: String, found: String, agrees: Bool) {
    #expect(JSONAgreement.has(Array(found.utf8)[...], allOf: Array(expected.utf8)[...]) == agrees)
  }
}
