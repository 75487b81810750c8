import Testing

@testable import MemoryTunes

struct CompletionTests {
  /// Lines played, the line before the cursor, what can follow, and what is certain.
  @Test(
    arguments: [
      ([], "pl", ["play", "players"], "play"), ([], "playe", ["players"], "players "),
      ([], "fl", [], nil),
      (["play 2"], "fl", ["flip"], "flip "),
      (["play 2"], "FL", ["flip"], "flip "),
      (["play 2"], "flip ", ["1", "2", "3", "4"], ""),
      (["play 2", "flip 1"], "flip ", ["2", "3", "4"], ""),
      (["play 2", "flip 1"], "flip 2 ", ["1", "2", "3", "4"].filter { $0 != "" }, ""),
      (["play 2"], "flip 1 ", ["2", "3", "4"], ""),
      (["play 2"], "flip 1 2 ", [], nil),
      (["play 2"], "flip 9 ", [], nil),
      (["play 2"], "3", ["3"], "3 "),
      (["play 8"], "1", ["1", "10", "11", "12", "13", "14", "15", "16"], "1"),
      ([], "categ", ["categories", "category"], "categor"),
      ([], "category ", ["pop", "electronic", "rock", "metal", "rap"], ""),
      ([], "c r", ["rock", "rap"], "r"),
      ([], "\t category  me", ["metal"], "metal "),
      ([], "help ca", ["categories", "category"], "categor"),
      ([], "menu ", [], nil),
      ([], "xyzzy ", [], nil),
      (["categories"], "4", ["4"], "4 "),
      ([], "2", ["2"], "2 "),
    ] as [([String], String, [String], String?)])
  func `Tab completes whatever may come next`(
    played: [String], line: String, candidates: [String], certain: String?
  ) {
    let transcript = Transcript()
    for line in played { transcript.play(line) }
    let completion = transcript.session.completion(of: line)
    #expect(completion.candidates == candidates)
    #expect(completion.certain == certain)
  }

  @Test func `on an empty line every command of the screen may come`() {
    let candidates = Transcript().session.completion(of: "").candidates
    #expect(candidates.contains("play") && candidates.contains("quit") && !candidates.contains("flip"))
  }

  @Test func `no two commands share a name`() {
    let names = CommandList.all.commands.flatMap { [$0.name] + $0.synonyms }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Word($0).key == $0 && !Word($0).isNumber })
  }
}
