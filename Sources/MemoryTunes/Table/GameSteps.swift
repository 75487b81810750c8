/// The steps of the game on the table: the lines that turned up cards or passed. Undo and redo go over them.
struct GameSteps: Equatable, Sendable {
  /// The length of the log after the deal and after each step, also after those that were undone.
  private var ends: [Int]
  /// The step at which the game is; 0 is the deal, or where the game was when it came on the table.
  private(set) var current = 0

  init(after entries: Int = 0) { ends = [entries] }

  /// The last step that was made, even if it was undone.
  var last: Int { ends.count - 1 }

  /// The entries of the log after a step.
  func end(of step: Int) -> Int { ends[step] }

  /// The entries of the log that a step, from 1, has added.
  func entries(of step: Int) -> Range<Int> { ends[step - 1]..<ends[step] }

  /// How many steps must be undone so that no more than these entries are left; nil if there are not so many.
  func count(backTo entries: Int) -> Int? {
    ends[...current].lastIndex { $0 <= entries }.map { current - $0 }
  }

  /// Notes a step, which has led to this length of the log. Those that were undone cannot be redone any more.
  mutating func add(to entries: Int) {
    ends.removeSubrange((current + 1)...)
    ends.append(entries)
    current += 1
  }

  /// Goes to just after a step, from 0 to `last`.
  mutating func go(to step: Int) { current = step }
}
