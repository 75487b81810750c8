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

  @Test func `columns are as wide as their cells, and lines end without blanks`() {
    #expect(table.lines == ["No  Title", " 1  a long title  x", "23  b"])
    #expect(table.width == 19)
  }

  @Test func `a column that can be cut has the room that others leave`() {
    #expect(table.lines(width: 16, cut: cut) == ["No  Title", " 1  a long ti  x", "23  b"])
    #expect(table.lines(width: 19, cut: cut) == table.lines)
    #expect(table.lines(width: 14, cut: cut) == nil)
  }
}

struct HistogramTests {
  @Test func `numbers far apart share rows`() {
    let histogram = Histogram([(7, 2), (9, 1), (52, 4)])
    #expect(histogram.labels.count == 10)
    #expect(histogram.labels.first == "5-9" && histogram.labels.last == "50-54")
    #expect(histogram.bars(room: 8) == ["###", "", "", "", "", "", "", "", "", "####"])
  }

  @Test func `a count above 0 is visible`() {
    let histogram = Histogram([(3, 1), (5, 1000)])
    #expect(histogram.labels == ["3", "4", "5"])
    #expect(histogram.bars(room: 10) == ["#", "", "##########"])
  }
}
