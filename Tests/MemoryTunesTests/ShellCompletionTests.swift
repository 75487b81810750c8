import Testing
@testable import MemoryTunes

struct ShellCompletionTests {
  private let completion = ShellCompletion(
    files: { path in ["a deck.tsv", "notes.txt", "folder/"].filter { $0.hasPrefix(path) } },
    decks: { ["words.tsv"] })

  /// The words of a line, the last of which is completed.
  private func candidates(_ line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return completion.candidates(for: ["memory-tunes"] + words, at: words.count)
  }

  @Test(arguments: [
    ("pl", ["play", "players"]), ("play 12 r", ["rock", "rap"]), ("help und", ["undo"]), ("si", ["simulate"]),
    ("--form", ["--format"]), ("--format j", ["json"]), ("--format=j", ["--format=json"]), ("-h", ["-h"]),
    ("--seed ", []), ("--seed 7 pl", ["play", "players"]), ("--home ", ["folder/"]),
    ("--trace no", ["notes.txt"]),
    ("--deck an", ["animals"]), ("--deck w", ["words.tsv"]), ("deck a", ["animals", "a deck.tsv"]),
    ("deck n", ["notes.txt"]),
    ("--check no", ["notes.txt"]),
    ("--gam", []),
    ("simulate --ga", ["--games"]), ("simulate --player z", ["zwick-paterson"]), ("simulate pl", []),
    ("simulate --merge no", ["notes.txt"]), ("set speed sl", ["slow"]), ("--bot ", []), ("nothing p", []),
  ])
  func `the program completes its own line`(line: String, expected: [String]) {
    #expect(candidates(line) == expected)
  }

  @Test func `every command, option and part is offered`() {
    let later = ["back", "undo", "redo", "goto", "log", "yes", "no"]
    let commands = CommandList<FeatureAction>.all.commands.filter {
      $0.place == nil && !later.contains($0.name)
    }
    for name in commands.map(\.name) + ["simulate", "fetch"] {
      #expect(candidates("").contains(name), "\(name)")
    }
    #expect(candidates("--").contains("--generate") && candidates("simulate --").contains("--jobs"))
  }

  @Test func `the parts of bash around = and : are one word`() {
    #expect(completion.candidates(for: ["memory-tunes", "--format", "=", "j"], at: 3) == ["json"])
    #expect(completion.candidates(for: ["memory-tunes", "--format", "="], at: 2) == ["text", "json"])
    let player = ["memory-tunes", "simulate", "--player", "forgetful", ":", "0"]
    #expect(completion.candidates(for: player, at: 5) == [])
  }

  @Test func `the name of the program may be left out, and an index may be wrong`() {
    #expect(completion.candidates(for: ["pl"], at: 0) == ["play", "players"])
    #expect(completion.candidates(for: ["/usr/games/memory-tunes", "pl"], at: 1) == ["play", "players"])
    #expect(completion.candidates(for: ["play"], at: 1).contains("rock"))
    #expect(
      !completion.candidates(for: [], at: 99).isEmpty && !completion.candidates(for: ["x"], at: -1).isEmpty)
  }
}
