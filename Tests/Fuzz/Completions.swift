@testable import MemoryGame

/// Beginnings of lines, completed on every screen. The first byte chooses the lines played before.
enum Completions {
  private static let beginnings = [
    "", "categories", "play 2\nflip 1", "play 60", "players optimal ann\nplay", "play 2\nmenu", "play 3\nundo",
  ]

  static func run(_ chance: Chance) throws {
    let play = Transcript()
    play.play(script: Array(chance.pick(beginnings).utf8))
    let names = (0..<chance.below(5)).map { _ in String(decoding: chance.line(), as: UTF8.self) }
    // All names are offered here; the world, not the completion, filters by what was typed.
    let line = String(decoding: chance.stretchedRest(), as: UTF8.self)
    var path = ""
    let session = Transcript(world: {
      $0.filesBeginning = {
        path = $0
        return names.map { name in path + name }
      }
    }).session!
    for completion in [play.session.completion(of: line), session.completion(of: line)] {
      guard let certain = completion.certain else {
        try require(completion.candidates.isEmpty, "nothing is certain of \(completion.candidates)")
        continue
      }
      try require(
        completion.candidates.allSatisfy { ($0 + " ").utf8.starts(with: certain.utf8) },
        "'\(certain)' goes beyond \(completion.candidates)")
    }
  }
}
