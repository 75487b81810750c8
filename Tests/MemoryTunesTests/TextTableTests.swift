import Testing
import Text
@testable import MemoryTunes

struct TextTableTests {
  private let table = TextTable([
    TextTable.Column("No", ["1", "23"]),
    TextTable.Column("Title", ["a long title", "b"], isAtLeft: true, overflow: .cut),
    TextTable.Column("", ["x", ""], isAtLeft: true),
  ])

  private func cut(_ text: String, _ width: Int) -> String { String(text.prefix(width)) }

  @Test func `a column that can be cut has the room that others leave`() {
    #expect(table.lines(width: 16, cut: cut) == ["No  Title", " 1  a long ti  x", "23  b"])
    #expect(table.lines(width: 19, cut: cut) == table.lines)
    #expect(table.lines(width: 14, cut: cut) == nil)
  }

  @Test func `a text that is too wide for its column goes on below, whole`() {
    let long = "how plants make sugar and oxygen from light, water and carbon dioxide"
    for width in 22...100 {
      let table = TextTable([
        TextTable.Column("front", ["photosynthesis", "tree"], isAtLeft: true, overflow: .wrapped),
        TextTable.Column("back", [long, "Baum"], isAtLeft: true, overflow: .wrapped),
      ])
      let lines = table.lines(width: width) { _, _ in "cut" } ?? []
      #expect(lines.allSatisfy { $0.count <= width }, "\(width)")
      let back = lines.first?.firstIndex(of: "b")
      let column = back.map { lines[0].distance(from: lines[0].startIndex, to: $0) } ?? 0
      let cells = lines.dropFirst().prefix { !$0.hasPrefix("tree") }.map { String($0.dropFirst(column)) }
      #expect(cells.joined(separator: " ") == long, "\(width)")
    }
  }

  @Test func `a column that needs little leaves its share to the others`() {
    let table = TextTable([
      TextTable.Column("", ["ab"], isAtLeft: true, overflow: .wrapped),
      TextTable.Column("", ["one two three four"], isAtLeft: true, overflow: .wrapped),
    ])
    #expect(table.lines(width: 18, cut: cut)?.dropFirst() == ["ab  one two three", "    four"])
  }
}
