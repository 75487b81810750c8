/// Sentences about lines that are not understood. The quoted word, if any, comes first; `usage` shows how to
/// type the line.
extension Wording {
  package func tooLongLine(most: Int) -> String { say(most) }
  package func noSuchCommand(word: String) -> String { say(word) }
  package var howToListCommands: String { say() }
  package func didYouMean(_ line: String) -> String { didYouMean(line: line, isOneWord: !line.contains(" ")) }
  private func didYouMean(line: String, isOneWord: Bool) -> String { say(line, isOneWord) }
  package func needsGame(word: String) -> String { say(word) }
  package func needsScreen(word: String, screen: String) -> String { say(word, screen) }
  package func needsAnotherWord(word: String, choices: String?, usage: String) -> String {
    say(word, choices, usage)
  }
  package func oneWordTooMany(word: String, usage: String) -> String { say(word, usage) }
  package func notANumber(word: String, usage: String) -> String { say(word, usage) }
  package func tooLargeANumber(word: String, most: String) -> String { say(word, most) }
  package func meaningless(word: String, usage: String) -> String { say(word, usage) }
  package func notADay(word: String, command: String) -> String { say(word, command) }
  package func rowOfMenu(title: String, command: String) -> String { say(title, command) }
  package func cardsHaveNumbers(word: String) -> String { say(word) }
  package func understood(line: String) -> String { say(line) }
  package func noSuchRow(word: String, rows: Int) -> String { say(word, rows) }
}
