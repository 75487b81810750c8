import Foundation
@testable import MemoryTunes

/// The fuzzer's initial inputs, made from the golden files.
struct Seeds {
  /// The folder of the golden files.
  let golden: String

  func write(for target: Target, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, seed) in Set(seeds(for: target)).enumerated() where !seed.isEmpty && seed.count < 1 << 16 {
      try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/seed-\(number)"))
    }
    let words = CommandList.all.commands.flatMap { [$0.name] + $0.synonyms }
    let dictionary = words.map { "\"\($0.replacing("\\", with: "\\\\")) \"\n" }.joined()
    try Data(dictionary.utf8).write(to: URL(fileURLWithPath: "\(folder).dict"))
  }

  private func seeds(for target: Target) -> [[UInt8]] {
    switch target {
    case .lines, .games: scripts.enumerated().map { [UInt8($0 % 256)] + $1 }
    case .decks: decks.enumerated().map { [UInt8($0 * 32 % 256)] + $1 }
    case .kept: scripts.map { [0] + played($0) } + scripts.map { [1] + $0 }
    case .rows: scripts.map { [UInt8($0.count % 256)] + $0 }
    case .replies: replies
    case .settings:
      ["category = rock", "# mine\r\nCATEGORY=Metal\r\n", "pairs = 3\ntunes=auto\ncolor = never", "x\n\n= 3"]
        .map { Array($0.utf8) }
    case .catalog: decks.map(answer)
    case .completion: lines.map { [UInt8($0.count % 7), 0] + $0 }
    }
  }

  private func files(_ suffix: String) -> [[UInt8]] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: golden)) ?? []
    return names.sorted().filter { $0.hasSuffix(suffix) }
      .compactMap { FileManager.default.contents(atPath: "\(golden)/\($0)").map(Array.init) }
  }

  /// The typed lines of the text transcripts.
  private var scripts: [[UInt8]] {
    files(".txt").map { transcript in
      let lines = transcript.split(separator: 10).filter { $0.starts(with: "> ".utf8) }
      return Array(lines.map { $0.dropFirst(2) }.joined(separator: [10]))
    }
  }
  private var decks: [[UInt8]] { files(".tsv") }
  private var lines: Set<[UInt8]> { Set(scripts.joined(separator: [10]).split(separator: 10).map(Array.init)) }

  /// The game saved when a script is played.
  private func played(_ script: [UInt8]) -> [UInt8] {
    let play = Transcript(on: Machine())
    play.play(script: script)
    return Array(SavedGame(play.state.game, deck: nil, words: nil).lines.joined(separator: "\n").utf8)
  }

  private var replies: [[UInt8]] {
    [
      "kind\tfamiliar", "past\t3\tover\tseen\t13\t9", "game\tformat: 1\tdeck: rock\tseed: 7\tpairs: 2\t\t1 2",
      "nothing",
      "no-game\tin-use", "listed\tann\trock\t8\t2\t5\t1779048849\t", "removed\t3",
      "today\t1779048849\t3\t13\t75\t2.0\thints=1", "favorites\tOne\\tA\tTwo\\tB", "deck\ta\tOne\\tA\tTwo\\tB",
      "practice\t2026-05-17\t1\t3\t2\t2026-05-18\tother.tsv\t4", "day\t2026-05-17", "columns\t4",
      "tunes\tfetched\t\tOne\\tA\tTwo\\tB", "forecast\tfetches",
    ].map { Array($0.utf8) }
  }

  /// A deck as an answer of the catalog.
  private func answer(_ deck: [UInt8]) -> [UInt8] {
    let tunes = deck.split(separator: 10).prefix(30).map { line in
      let columns = line.split(separator: 9).map { String(decoding: $0, as: UTF8.self) }
      return [
        "kind": "song", "trackName": columns.first ?? "", "artistName": columns.dropFirst().first ?? "",
        "artworkUrl100": "https://example.org/a.jpg",
      ]
    }
    let answer: [String: Any] = ["resultCount": tunes.count, "results": tunes]
    return (try? JSONSerialization.data(withJSONObject: answer)).map(Array.init) ?? []
  }
}
