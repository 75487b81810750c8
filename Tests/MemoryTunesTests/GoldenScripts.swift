import Foundation
import Text
import Wording
@testable import MemoryTunes

/// The typed lines of a golden transcript, to be played in another way.
struct GoldenScript {
  let lines: [[UInt8]]
  private let settings: Settings
  /// The transcript's file.
  private let name: String

  /// Whether its options ask for plain output.
  var isPlain: Bool { settings.values.presentation.board == .plain }

  static let all: [(file: String, script: GoldenScript)] = GoldenFiles.files.map { file in
    (file, try! GoldenScript(file))
  }

  private init(_ name: String) throws {
    let file = TranscriptFile(try GoldenFiles.contents(FilePath(name)).get())
    lines = file.typedLines
    settings = try Settings(transcript: file.options)
    self.name = name
  }

  private func readFile(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    GoldenFiles.contents(path, beside: name)
  }

  /// The answers to each line and the start, without echo, up to a line that chooses another language or kind
  /// of board. Decks are the same in each language. Recorded replies are replayed.
  func answers(
    in language: Language, isJSON: Bool = false, isPlain: Bool = false
  ) -> [(line: String, answer: String)] {
    let deck = settings.deck.map { path in
      try! Deck(named: path, in: .none, .english, read: readFile)
    }
    let transcript = Transcript(
      seed: 1 << 60, deck: deck, replaying: RecordingStart(),
      set: {
        $0 = settings
        $0.values.presentation.language = language
        $0.isJSON = isJSON
        $0.echoes = false
        if isPlain { ($0.values.presentation.board, $0.plainReason) = (.plain, .plainOption) }
      },
      world: {
        $0.readFile = readFile
        if settings.allowNetwork { $0.fetchTunes = { _, _ in .failure(.notReached) } }
        $0.now = { 0 }
      })
    transcript.session.flush()
    var answers = [(line: "", answer: transcript.text)]
    for line in lines where transcript.outcome == .goOn {
      if transcript.session.readMark(line.span, line: 0) { continue }
      let answer = transcript.play(line: line)
      guard transcript.state.settings.presentation.language == language,
        !isPlain || transcript.state.settings.presentation.board == .plain
      else { break }
      answers.append((String(decoding: line, as: UTF8.self), answer))
    }
    return answers
  }

  /// The typed lines and the player's own deck.
  var ownText: String {
    let deck = settings.deck.flatMap { try? readFile($0).get() } ?? []
    return typedText + String(decoding: deck, as: UTF8.self)
  }

  private var typedText: String { lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") }

  /// Everything typed, and all tunes, in lower case: texts quoted in any language.
  var quotedText: String { typedText.lowercased() + Self.tunes }

  private static let tunes: String = {
    var text = ""
    for folder in ["Tests/Golden/decks", "Tests/Golden/deck", "Sources/MemoryTunes/Decks/BuiltIn"] {
      let folder = GoldenFiles.package.appending(path: folder)
      for name in try! FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".tsv")
      {
        text += String(decoding: try! Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      }
    }
    return text.lowercased()
  }()
}
