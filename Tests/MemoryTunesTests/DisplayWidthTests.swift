import Testing
import Text

/// The columns of every character.
struct DisplayWidthTests {
  /// What has two columns, told from names and blocks instead of East Asian width. Sources: Unicode, UAX 11,
  /// section 5, and UTS 51, section 2.2; blocks without the characters that are kept narrow.
  private static let wideNames = [
    "CJK ", "HANGUL CHOSEONG ", "HANGUL SYLLABLE ", "YI ", "TANGUT ", "NUSHU ", "KHITAN ", "FULLWIDTH ",
    "HIRAGANA ", "HENTAIGANA ", "KATAKANA ", "OLD CHINESE ", "VIETNAMESE ",
  ]
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0x17000...0x18D08, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  @Test func `every assigned character has the columns of its kind`() {
    var wrong: [String] = []
    // The planes between these two ranges have no characters.
    for scalar in (Array(0x20...0x3FFFF) + Array(0xE0000...0xEFFFF)).compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      // Unicode's version of Swift may have characters that the table lacks.
      guard let age = properties.age, age.major < 15 || age == (15, 0),
        ![.control, .privateUse, .unassigned].contains(properties.generalCategory)
      else { continue }
      let name = properties.name ?? ""
      // Regional indicators are wide in pairs only.
      let isEmoji = properties.isEmojiPresentation && !name.hasPrefix("REGIONAL ")
      let isJoined = name.hasPrefix("HANGUL JUNGSEONG ") || name.hasPrefix("HANGUL JONGSEONG ")
      let columns =
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: scalar.value < 0x300 ? 1 : 0
        case _ where isJoined: 0
        case _
        where isEmoji || Self.wideNames.contains(where: name.hasPrefix)
          || Self.wideBlocks.contains { $0.contains(scalar.value) }:
          2
        default: 1
        }
      let found = DisplayWidth.of(scalar)
      if found != columns {
        wrong.append("\(String(scalar.value, radix: 16)) \(name): \(found), not \(columns)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }
}
