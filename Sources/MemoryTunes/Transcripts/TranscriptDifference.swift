import Saved
import Text
import Wording

/// The first difference between a transcript and the current answers.
package struct TranscriptDifference: Equatable {
  /// The number of the line in the file, from 1.
  package let line: Int
  /// The transcript's line; nil after the end of the file.
  let expected: [UInt8]?
  /// The current answer; nil after the last one.
  let found: [UInt8]?

  /// The most bytes shown of a line, and how many of them before the difference.
  private static let longest = 240
  private static let before = 60

  package func lines(_ words: Wording) -> [String] {
    let agreeing = zip(expected ?? [], found ?? []).prefix { $0 == $1 }.count
    return [
      words.differsInLine(number: line),
      words.transcriptExpects(line: expected.map { Self.shown($0, around: agreeing) }),
      words.transcriptFinds(line: found.map { Self.shown($0, around: agreeing) }),
    ]
  }

  private static func shown(_ line: [UInt8], around place: Int) -> String {
    guard line.count > longest else { return OutsideText.shown(String(decoding: line, as: UTF8.self)) }
    let goesOn: (UInt8) -> Bool = { $0 & 0xC0 == 0x80 }
    let start = max(0, min(place - before, line.count - longest))
    // Not in the middle of a character.
    let tail = line[start...].drop(while: goesOn)
    var excerpt = tail.prefix(longest)
    if excerpt.endIndex < line.count {
      excerpt = excerpt[..<(excerpt.lastIndex { !goesOn($0) } ?? excerpt.endIndex)]
    }
    return (excerpt.startIndex > 0 ? "…" : "") + OutsideText.shown(String(decoding: excerpt, as: UTF8.self))
      + (excerpt.endIndex < line.count ? "…" : "")
  }
}

/// Compares JSON by what a transcript has: later versions add keys.
enum JSONAgreement {
  static func has(_ found: ArraySlice<UInt8>, allOf expected: ArraySlice<UInt8>) -> Bool {
    let values = [expected, found].map { Value.text(String(decoding: $0, as: UTF8.self)) }
    let differences = try? Database().first(
      """
      WITH found AS MATERIALIZED (SELECT fullkey, type, atom FROM json_tree(?2))
      SELECT count(*) AS differences FROM json_tree(?1) AS expected LEFT JOIN found USING (fullkey)
      WHERE found.type IS NOT expected.type OR found.atom IS NOT expected.atom OR expected.type = 'array'
        AND json_array_length(?1, fullkey) <> json_array_length(?2, fullkey)
      """, values
    ) { $0.number("differences") }
    return differences == 0
  }
}
