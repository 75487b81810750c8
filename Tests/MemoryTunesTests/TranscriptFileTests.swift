import Testing

@testable import MemoryTunes

/// What is taken for a transcript.
struct TranscriptFileTests {
  @Test(arguments: [
    ("memory-tunes, the game of Memory\n", true),
    ("{\"line\":1}\n", true),
    ("", true),
    ("#options: --plain\nPlain mode\n", true),
    ("Plain mode, because of --plain\n> # A game\n> #options: --plain\n", true),
    ("Режим для чтения вслух\n> #options: --plain --language ru\n", true),
    ("# Notes\n#options: --plain\n", false),
    ("Plain mode\n> play\n", false),
  ])
  func `a transcript is known by its beginning or by its options`(text: String, isTranscript: Bool) {
    #expect(TranscriptFile(Array(text.utf8)).isTranscript == isTranscript, "\(text)")
  }
}
