import MemoryGame
import Wording

/// What a command, or the reply to an effect, does: a value that holds what was asked, and the reducer that
/// carries it out.
package protocol GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next
}

/// The same for the game on the table.
package protocol TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next
}

/// Who typed the line.
package struct Asker {
  /// The language of the words.
  package let language: Language
  /// Whether somebody is at a prompt, who can be asked a question.
  package let isAtPrompt: Bool

  package init(language: Language, isAtPrompt: Bool) {
    (self.language, self.isAtPrompt) = (language, isAtPrompt)
  }
}
