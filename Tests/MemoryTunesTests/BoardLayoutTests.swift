import Testing
@testable import App
@testable import MemoryTunes

struct BoardLayoutTests {
  /// (cards, width, columns, rows)
  @Test(arguments: [
    (16, 80, 4, 4), (4, 80, 2, 2), (6, 80, 3, 2), (8, 80, 4, 2), (10, 80, 5, 2), (12, 80, 4, 3), (20, 80, 5, 4),
    (36, 80, 6, 6), (120, 80, 6, 20), (16, 50, 3, 6), (16, 30, 2, 8), (16, 10, 1, 16), (16, 200, 4, 4),
    (1_000_000, 80, 4, 250_000),
  ])
  func `a board is nearly square if space allows`(cards: Int, width: Int, columns: Int, rows: Int) {
    let layout = BoardLayout(cards: cards, width: width)
    #expect(layout.form == .full && layout.columns == columns && layout.rows == rows)
  }

  /// The space that status line, messages and prompt leave on common terminals. (cards, width, height, form,
  /// columns)
  @Test(arguments: [
    (16, 80, 19, BoardForm.full, 4), (24, 80, 19, .full, 6), (30, 80, 19, .medium, 6), (36, 80, 19, .medium, 6),
    (40, 80, 19, .small, 5), (18, 60, 13, .small, 3), (60, 80, 19, .lines, 4),
    (120, 80, 19, .lines, 7), (16, 40, 14, .small, 3), (16, 40, 9, .lines, 2), (48, 40, 9, .marks, 8),
    (16, 30, 5, .marks, 4), (16, 20, 5, .marks, 4),
    (16, 200, 55, .full, 4), (120, 200, 55, .tall, 12), (60, 200, 19, .full, 15), (16, 80, 10, .medium, 6),
    (16, 80, 5, .lines, 4), (1_000_000, 80, 19, .marks, 8),
  ])
  func `a board takes the largest form that fits`(
    cards: Int, width: Int, height: Int, form: BoardForm, columns: Int
  ) {
    let layout = BoardLayout(cards: cards, width: width, height: height)
    #expect(layout.form == form && layout.columns == columns, "\(layout)")
    #expect((layout.rowsDrawn != nil) == (layout.rows > height), "\(layout)")
  }
}
