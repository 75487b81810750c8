import MemoryGame
import Wording

/// What a command, or the reply to an effect, does: a value that holds what was asked, and the reducer that
/// carries it out.
package protocol GameAction {
  func reduce(_ game: inout GameState, in language: Language) -> Next
}

/// The same for the game on the table.
package protocol TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next
}
