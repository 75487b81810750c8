import Foundation
import Text
import Wording
@testable import MemoryTunes

/// The typed lines of a golden transcript, to be played as they are or in another way.
struct GoldenScript {
  let lines: [[UInt8]]
  /// The numbers of the lines in the session, if the file has them.
  private let numbers: [Int?]
  private let settings: Settings
  /// The transcript's file.
  private let name: String
  /// Everything before the start of the session: the options, if they are not typed.
  private let prefix: String

  /// Whether its options ask for plain output.
  var isPlain: Bool { settings.values.presentation.board == .plain }

  /// Whether directives in it say something of its world.
  var hasWorld: Bool { GoldenWorld.isSaid(in: lines) }

  static let all: [(file: String, script: GoldenScript)] = GoldenFiles.files.map { file in
    (file, try! GoldenScript(file))
  }

  private init(_ name: String) throws {
    let file = TranscriptFile(try GoldenFiles.contents(FilePath(name)).get())
    let typed = file.lines.compactMap { file.typed($0.content) }
    (lines, numbers) = (typed.map(\.line), typed.map(\.number))
    prefix = String(decoding: file.prefix, as: UTF8.self)
    var settings = try Settings(transcript: file.options)
    if case .json = file.form { settings.isJSON = true }
    self.settings = settings
    self.name = name
  }

  private func readFile(_ path: FilePath) -> Result<[UInt8], SystemFailure> {
    GoldenFiles.contents(path, beside: name)
  }

  /// The file with the answers of now.
  var transcript: String {
    let answers = answers { _ in }
    return prefix + answers[0].answer
      + answers.dropFirst().map { line, answer in
        if settings.isJSON { return (line.first == "#" ? line + "\n" : "") + answer }
        return "> \(TypedLine.shown(line))\n" + answer
      }.joined()
  }

  /// The answers to each line and the start, without echo, up to a line that chooses another language or kind
  /// of board. Decks are the same in each language.
  func answers(
    in language: Language, isJSON: Bool = false, isPlain: Bool = false
  ) -> [(line: String, answer: String)] {
    answers {
      $0.values.presentation.language = language
      $0.isJSON = isJSON
      if isPlain { ($0.values.presentation.board, $0.plainReason) = (.plain, .plainOption) }
    } while: {
      $0.presentation.language == language && (!isPlain || $0.presentation.board == .plain)
    }
  }

  /// The answers with other settings, as long as those of the session fulfill a condition. Recorded replies are
  /// replayed.
  private func answers(
    set: (inout Settings) -> Void, while goesOn: (SettingValues) -> Bool = { _ in true }
  ) -> [(line: String, answer: String)] {
    let deck = settings.deck.map { path in
      try! Deck(named: path, in: .none, .english, read: readFile)
    }
    let surroundings = GoldenWorld(of: lines, readFile: readFile)
    let transcript = Transcript(
      seed: 1 << 60, deck: deck, on: surroundings.home,
      replaying: surroundings.home == nil ? RecordingStart() : nil,
      set: {
        $0 = settings
        $0.echoes = false
        set(&$0)
      },
      world: { surroundings.appear(in: &$0, isOnline: settings.allowNetwork) })
    transcript.session.flush()
    var answers = [(line: "", answer: transcript.text)]
    for (index, line) in lines.enumerated() where transcript.outcome == .goOn {
      if index >= GoldenWorld.head(of: lines) { surroundings.obey(line) }
      if let number = numbers[index] { transcript.session.linesRead = number - 1 }
      let answer = transcript.answer(to: line)
      guard goesOn(transcript.state.settings) else { break }
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
