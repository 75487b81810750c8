import Testing
import Text
@testable import MemoryTunes

struct TextTableTests {
  private let table = TextTable([
    TextTable.Column("No", ["1", "23"]),
    TextTable.Column("Title", ["a long title", "b"], isAtLeft: true, canBeCut: true),
    TextTable.Column("", ["x", ""], isAtLeft: true),
  ])

  private func cut(_ text: String, _ width: Int) -> String { String(text.prefix(width)) }

  @Test func `a column that can be cut has the room that others leave`() {
    #expect(table.lines(width: 16, cut: cut) == ["No  Title", " 1  a long ti  x", "23  b"])
    #expect(table.lines(width: 19, cut: cut) == table.lines)
    #expect(table.lines(width: 14, cut: cut) == nil)
  }
}
