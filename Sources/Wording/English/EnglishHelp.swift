extension English {
  func command(_ name: String) -> String { name }
  func argument(_ name: String) -> String { name }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .card: "CARD"
    case .row, .number: "NUMBER"
    case .count: "N"
    case .pairs: "PAIRS"
    case .category: "CATEGORY"
    case .date: "DATE"
    case .name, .player, .setting: "NAME"
    case .value: "VALUE"
    case .what: "WHAT"
    case .file: "FILE"
    case .command: "COMMAND"
    }
  }

  func heading(of subject: Subject) -> String {
    switch subject {
    case .basics: "basics"
    case .games: "games"
    case .skill: "skill"
    case .goingBack: "going back"
    case .tunes: "tunes"
    case .records: "records"
    case .savedGames: "other games"
    case .settings: "settings"
    case .screens: "screens"
    }
  }

  func joined(_ lines: [String]) -> String { lines.joined(separator: " ") }
  func enumerated(_ names: [String]) -> String { names.joined(separator: ", ") }
  func explained(_ usage: String, _ purpose: String, synonyms: [String]) -> String {
    "\(usage): \(purpose)" + (synonyms.isEmpty ? "" : " (\(enumerated(synonyms)))")
  }
  var helpColumns: (usage: Int, synonyms: Int) { (24, 5) }

  var toPlay: String { "To play, type:" }
  var moreCommands: String { "More commands:" }
  var allCommands: String { "All commands, their short forms, and what they do:" }
  var whereMoreHelpIs: String { "About one command: help play. About all commands: help all" }
  var whereHelpIs: String { "About one command: help play. A line that begins with # is a comment." }
  var numberPicksRow: String { "pick the row with that number" }
  var numbersFlipCards: String { "flip that card, or those two" }
  func also(_ synonyms: [String]) -> String { "Also: \(enumerated(synonyms))" }
  func onlyOnScreen(_ screen: String) -> String { "Only on the screen: \(screen)" }
  func andMore(_ number: Int) -> String { "and \(number) more" }
}

// The commands.
extension English {
  var playHelp: CommandHelp {
    CommandHelp(
      "deal a new game",
      "Deals PAIRS tunes of the chosen category, each on two cards. PAIRS is 2 up to",
      "the number of tunes (default: 8). CATEGORY also applies to later games and",
      "replaces a deck of your own. Either may come first: play rock 12")
  }

  var againHelp: CommandHelp {
    CommandHelp("deal again: same pairs, deck, cards, and players", "Only the layout is new.")
  }

  var dailyHelp: CommandHelp {
    CommandHelp(
      "deal the game of the day, the same for everybody",
      "Today (UTC), or an earlier DATE such as 2026-11-20: 8 pairs of a built-in",
      "deck, for one player. The next 'play' is not affected.")
  }

  var practiceHelp: CommandHelp {
    CommandHelp(
      "practice the pairs that are due in your deck",
      "Deals due pairs first, then those you know least, with split cards, for one",
      "player. A pair found without a mistake moves up a box and is due again after",
      "1, 2, 4, 8, or 16 days; any other goes to box 1. For the boxes, type: stats")
  }

  var flipHelp: CommandHelp {
    CommandHelp(
      "turn one card, or one and then another",
      "Two cards make a move. If they show the same tune, they stay up. If not, they",
      "turn back when you flip the next card. A bare number flips, too: 1 2")
  }

  var passHelp: CommandHelp {
    CommandHelp(
      "give up a move, in a game of several players",
      "Pass before flipping a card, once two unmatched cards have been shown. When",
      "all players have passed in a row, the game ends.")
  }

  var revealHelp: CommandHelp {
    CommandHelp(
      "give up: turn up all cards",
      "Ends the game, which does not count as finished. At a prompt, the program asks",
      "first.")
  }

  var hintHelp: CommandHelp {
    CommandHelp(
      "suggest the best flip and explain it",
      "Uses only the cards already shown. A hint counts as an aid: see 'help records'.")
  }

  var parHelp: CommandHelp {
    CommandHelp(
      "compare the game with perfect play",
      "Par is the average number of moves under perfect play. The difference comes",
      "from mistakes and luck.")
  }

  var reviewHelp: CommandHelp {
    CommandHelp(
      "show what each flip cost",
      "Before the end of the game, shows only the totals. Omits flips that cost",
      "nothing. To list all flips, type: review all")
  }

  var shareHelp: CommandHelp {
    CommandHelp(
      "print a result to paste anywhere",
      "One symbol per move: a check mark for a pair, an empty square for no pair at",
      "no cost, a cross for a mistake. It does not reveal the layout.")
  }

  var playersHelp: CommandHelp {
    CommandHelp(
      "choose or show the players of the next game",
      "To play against the program: players you normal. It plays as easy, normal or",
      "hard, and as optimal, random, forgetful:Q (remembers a card with probability",
      "Q), capacity:C (remembers the last C cards) or, for two, zwick-paterson.",
      "Any other name is a person who types. To play alone again: players you")
  }

  var gameHelp: CommandHelp { CommandHelp("go to the game on the table") }

  var seedHelp: CommandHelp {
    CommandHelp(
      "deal the next game from this seed",
      "The same seed, category and number of pairs give the same layout. NUMBER is",
      "from 0 to 18446744073709551615.")
  }

  var cardsHelp: CommandHelp {
    CommandHelp(
      "split each pair into title and artist, or not",
      "From the next game on, 'cards split' puts the title on one card of a pair and",
      "the artist on the other. With a deck of words and translations, you learn the",
      "words. Tunes that share a title or an artist with an earlier one are left out.",
      "'cards same' goes back to two equal cards.")
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      "go back before the last step, or the last N",
      "A step is a line that changed the screen, the category, the next seed, the",
      "deck, the cards, the players or the game. An undone flip counts as an aid: see",
      "'help records'.")
  }

  var redoHelp: CommandHelp {
    CommandHelp("redo the last undone step, or the last N", "Possible until you make a new step.")
  }

  var gotoHelp: CommandHelp { CommandHelp("go to just after step N; 0 is the start") }

  var logHelp: CommandHelp { CommandHelp("list the last 10 steps, or the last N") }

  var categoriesHelp: CommandHelp { CommandHelp("go to the list of categories") }

  var categoryHelp: CommandHelp {
    CommandHelp(
      "choose the category of the next game",
      "NAME is a category or its number in the list. The game on the table does not",
      "change.")
  }

  var settingsHelp: CommandHelp { CommandHelp("go to the settings") }

  var setHelp: CommandHelp {
    CommandHelp(
      "change a setting, or list its values",
      "What you set at a prompt is saved for later sessions. For all settings and",
      "their values, type: settings")
  }

  var languageHelp: CommandHelp {
    CommandHelp(
      "choose the language, or list the languages",
      "NAME is en, ru, zh, or the name of a language in any of the three.")
  }

  var tunesHelp: CommandHelp {
    CommandHelp(
      "show which tunes the next game uses",
      "'tunes fetch' fetches new tunes of the category from the iTunes catalog,",
      "'tunes clear' deletes the fetched tunes, and 'tunes category' goes back from a",
      "deck of your own to the tunes of the category.")
  }

  var deckHelp: CommandHelp {
    CommandHelp(
      "play the next games with a deck of your own",
      "FILE is the rest of the line: a path, or a name that 'decks' lists. Each line",
      "of the file has a title, a tab and an artist. CSV files and playlists work,",
      "too. The game on the table does not change.")
  }

  var decksHelp: CommandHelp {
    CommandHelp(
      "list the decks that can be chosen by name",
      "Your own decks are files in the folder 'decks' of --home DIR or, at a prompt,",
      "of ~/.local/share/memory-tunes. Two built-in decks teach words; type: deck",
      "english-russian, and then: cards split")
  }

  var recordsHelp: CommandHelp {
    CommandHelp(
      "list the best games",
      "With PAIRS, lists the ten best of that size; without, the best of each size.",
      "Games with aids rank behind all others. Aids are hints, undone flips, a seed",
      "that you typed (or --seed), and a deal or a day that you finished before.")
  }

  var statsHelp: CommandHelp { CommandHelp("show statistics of your games") }

  var forgetHelp: CommandHelp {
    CommandHelp(
      "delete saved data",
      "WHAT is settings, game (on the table), games (all others), records, learned,",
      "history, tunes or everything. With game, NAME is another game to delete: its",
      "name, or its number in the list that 'games' showed last.")
  }

  var yesHelp: CommandHelp {
    CommandHelp(
      "answer yes",
      "At a prompt, the program asks before it deletes saved data, and before 'play',",
      "'reveal' or 'undo' would end a game in play.")
  }

  var noHelp: CommandHelp { CommandHelp("answer no") }

  var gamesHelp: CommandHelp {
    CommandHelp(
      "list waiting games and games saved by name",
      "A game waits if an earlier session left it unfinished, or if you loaded another",
      "game in its place. It also lists the games that are open in other windows.")
  }

  var saveHelp: CommandHelp {
    CommandHelp(
      "save the game on the table under a name",
      "NAME is the rest of the line. You can go on playing; the saved copy does not",
      "change. Another game of this name is replaced; at a prompt, the program asks.")
  }

  var loadHelp: CommandHelp {
    CommandHelp(
      "put another game on the table",
      "NAME is the name of a saved game, or its number in the list that 'games' showed",
      "last. The game that was on the table joins that list; 'undo' brings it back.")
  }

  var menuHelp: CommandHelp { CommandHelp("go to the menu") }
  var backHelp: CommandHelp { CommandHelp("go back one screen") }
  var showHelp: CommandHelp { CommandHelp("print this screen again") }
  var repeatHelp: CommandHelp { CommandHelp("print the last answer again") }
  var rulesHelp: CommandHelp { CommandHelp("show the rules") }

  var helpHelp: CommandHelp {
    CommandHelp(
      "list commands, or explain one",
      "For a list of all commands, type: help all")
  }

  var quitHelp: CommandHelp { CommandHelp("leave; so does Ctrl-D") }
}
