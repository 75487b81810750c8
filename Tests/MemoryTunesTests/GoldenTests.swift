import Foundation
import Testing

@testable import MemoryTunes

/// The transcripts in Tests/Golden, played in-process. The same are played through the built program by
/// scripts/golden; those whose names begin with `program-` only there.
struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  static let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".in") && !$0.hasPrefix("program-") }.map { String($0.dropLast(3)) }.sorted()

  @Test func `there are at least forty transcripts`() {
    #expect(Self.names.count >= 40)
  }

  @Test(arguments: names)
  func `the game answers as in the transcript`(name: String) throws {
    let script = try Data(contentsOf: Self.folder.appending(path: name + ".in"))
    let expected = try String(contentsOf: Self.folder.appending(path: name + ".out"), encoding: .utf8)
    let answered = try Self.answer(to: Array(script))
    guard answered != expected else { return }
    let changes = answered.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(Bool(false), "\(name): \(changes.prefix(20))")
  }

  /// What scripts/golden would see: standard output, standard error and a status that is not 0.
  private static func answer(to script: [UInt8]) throws -> String {
    var settings = Settings()
    try heed(optionsOf: script, in: &settings)
    let transcript = Transcript(deck: try settings.deck.map(deck)) { $0 = settings }
    transcript.play(script: script)
    guard case .stopped(let line, let message) = transcript.outcome else { return transcript.text }
    return transcript.text + "memory-tunes: standard input:\(line): \(message)\n[status 1]\n"
  }

  private static func deck(_ path: FilePath) throws -> Deck {
    let file = folder.appending(path: path.text)
    return try Deck(name: file.lastPathComponent, file: Array(Data(contentsOf: file)))
  }

  private static func heed(optionsOf script: [UInt8], in settings: inout Settings) throws {
    for line in String(decoding: script, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(3) {
      guard line.hasPrefix("#options:") else { continue }
      var words = line.dropFirst("#options:".count).split(separator: " ")[...]
      while let word = words.popFirst() {
        let option = try #require(Option.all.first { "--" + $0.name == word })
        try settings.set(option, to: option.value == nil ? [] : Array(words.removeFirst().utf8))
      }
    }
  }
}
