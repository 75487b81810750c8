extension Wording {
  package var menu: String { say() }
  package var newGame: String { say() }
  package var chooseCategory: String { say() }
  package var settings: String { say() }
  package var continueGame: String { say() }
  package func menuRow(title: String, progress: String) -> String { say(title, progress) }
  package func menuRowInWords(title: String, progress: String) -> String { say(title, progress) }
  package func progressBelow(progress: String) -> String { say(progress) }
  package func nextGame(deck: String, isSplit: Bool) -> String { say(deck, isSplit) }
  package func nextPlayers(names: String) -> String { say(names) }
  package var finishedGameOnTable: String { say() }
  package func drawnGameOnTable(progress: String) -> String { say(progress) }
  package func revealedGameOnTable(progress: String) -> String { say(progress) }
  package func otherGames(day: String, practice: String) -> String { say(day, practice) }
  package func otherGamesAloud(day: String, practice: String) -> String { say(day, practice) }
  package var dayIsDone: String { say() }
  package func streakOfDays(streak: Int) -> String { say(streak) }
  package func pairsDue(due: Int) -> String { say(due) }
  package func noteBehind(note: String) -> String { say(note) }
  package func noteBehindAloud(note: String) -> String { say(note) }
}
