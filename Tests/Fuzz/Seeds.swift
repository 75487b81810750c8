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
    case .rows: rows
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
    return Array(SavedGame(play.state.game, deck: nil).lines.joined(separator: "\n").utf8)
  }

  private var rows: [[UInt8]] {
    [
      #"[["best","1779048849","rock","same","8","13","26","75","7","2.0","-1.5","you","8","20777","hints=1"]]"#,
      #"[["games","","same","8","2","0","13","13 2"],["now","1779048849"],["days","3","2","1"]]"#,
      #"[["results","you easy","1","5 3","3 2 1","4"],["regret","same","8","1.5"],["player","ann"]]"#,
      #"[["game","2026-05-17","13","1"],["favorite","= One","A"],["favorite","Two","B"]]"#,
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
