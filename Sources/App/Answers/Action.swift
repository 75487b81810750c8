import MemoryGame

/// What a command, or the reply to an effect, does to the game on the table: a value that holds what was asked,
/// and the reducer that carries it out.
package protocol TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next
}
