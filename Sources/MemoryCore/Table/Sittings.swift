/// How often a game was played on after it was dealt, taken up from a file, or copied to one.
///
/// The file of begun games has a line for each sitting, so a copy that counts fewer is an earlier state of its
/// game.
package struct Sittings: Equatable {
  package private(set) var count: Int
  private var isOpen = false

  package init(count: Int = 0) { self.count = count }

  /// A card was turned.
  mutating func goOn() {
    if !isOpen { count += 1 }
    isOpen = true
  }

  /// The next card begins another sitting.
  package mutating func end() { isOpen = false }

  /// Counts sittings that this copy did not have.
  mutating func catchUp(to count: Int) { self.count = max(self.count, count) }
}
