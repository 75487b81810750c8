import Testing
@testable import MemoryTunes

import Text

struct ASCIITextTests {
  @Test(arguments: [
    ("Café", "Cafe"), ("Cafe\u{301}", "Cafe"), ("Şımarık", "Simarik"), ("Łódź – “é”", "Lodz - \"e\""),
    ("Ærø, œuvre, ﬁ", "AEro, oeuvre, fi"), ("Straße Þór", "Strasse Thor"), ("Việt Nam", "Viet Nam"),
    ("夜 2", "?? 2"), ("Звезда", "??????"), ("don’t…", "don't..."), ("plain ~", "plain ~"), ("", ""),
  ])
  func `accents are removed, and other letters become question marks`(text: String, ascii: String) {
    #expect(ASCIIText(text).text == ascii)
    #expect(ASCIIText(text).text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    ("Café", true), ("夜 2", true), ("?", true), ("Звезда", false), ("夜 夜", false), ("\u{301}", false),
    (" ", false),
  ])
  func `a text with a readable character is readable`(text: String, isReadable: Bool) {
    #expect(ASCIIText(text).isReadable == isReadable)
  }
}
