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
    case .title: "TITLE"
    case .artist: "ARTIST"
    case .tunes: "COUNT"
    case .place: "WHERE"
    case .reason: "WHY"
    case .message: "MESSAGE"
    case .seconds: "SECONDS"
    case .rank: "RANK"
    case .games: "GAMES"
    case .best: "BEST"
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
    case .settings: "settings"
    case .screens: "screens"
    case .scripts: "scripts"
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
  var whereMoreHelpIs: String { "All about a command: help play. What each command does: help all" }
  var whereHelpIs: String { "All about a command: help play. A line that begins with # is a comment." }
  var numberPicksRow: String { "pick that row" }
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
      "Deals PAIRS tunes of the chosen category, each of them twice: from 2 pairs",
      "to as many as there are tunes (default: 8). CATEGORY is chosen for later games",
      "as well, in place of a deck of your own. Either may come first: play rock 12")
  }

  var againHelp: CommandHelp {
    CommandHelp("deal again: same pairs, deck, cards, and players", "Only the layout is new.")
  }

  var dailyHelp: CommandHelp {
    CommandHelp(
      "deal the game of the day, the same for everybody",
      "The day is the one that it is in UTC or, with a DATE like 2026-11-20, an",
      "earlier one: 8 pairs of a built-in deck, for one player. What was chosen for",
      "the next game of 'play' stays as it is.")
  }

  var flipHelp: CommandHelp {
    CommandHelp(
      "turn one card, or one and then another",
      "Two cards make a move. If they carry the same tune they stay up. Else they",
      "are turned back when you flip the next card. Bare numbers flip as well.")
  }

  var passHelp: CommandHelp {
    CommandHelp(
      "give up a whole move, where several play",
      "No card of the move may be turned yet, and two cards that are not matched",
      "must have been shown. When all players have passed in a row the game ends.")
  }

  var hintHelp: CommandHelp {
    CommandHelp(
      "name a best flip, and why; it is counted",
      "It is found by what has been shown, and by nothing else.")
  }

  var parHelp: CommandHelp {
    CommandHelp(
      "tell how the game stands against perfect play",
      "Par is what a player of perfect memory and best play needs on average. What",
      "you gave away and what luck gave or took make up the difference.")
  }

  var reviewHelp: CommandHelp {
    CommandHelp(
      "tell what the flips of the game were worth",
      "Flips that cost nothing are left out, unless all are asked for: review all")
  }

  var shareHelp: CommandHelp {
    CommandHelp(
      "print a result to paste anywhere",
      "A sign stands for each move: a check mark for a pair, an empty square for no",
      "pair where nothing was given away, a cross where something was. Nothing in",
      "the lines tells where the cards lie.")
  }

  var playersHelp: CommandHelp {
    CommandHelp(
      "say who plays the next game, or tell who does",
      "To play against the program: players you normal. It plays as easy, normal, or",
      "hard; as optimal, random, forgetful:Q (remembers a card with the chance Q),",
      "capacity:C (remembers the last C cards), or, for two, zwick-paterson.",
      "Any other name is somebody who types. Alone again: players you")
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
      "the artist on the other, or a word and its translation, which is a way to",
      "learn them. A tune that shares its title or its artist with an earlier one is",
      "left out. 'cards same' goes back to two equal cards.")
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      "go back before the last step, or the last N",
      "A step is a line after which the screen, the category, the next seed, the",
      "deck, the cards, the players or the game differ. A game in which a flip was",
      "undone is not entered among the records.")
  }

  var redoHelp: CommandHelp {
    CommandHelp("make the step again that was undone, or N", "Until a new step is made.")
  }

  var gotoHelp: CommandHelp { CommandHelp("go to just after step N; 0 is the start") }

  var logHelp: CommandHelp { CommandHelp("list the last 10 steps, or the last N") }

  var categoriesHelp: CommandHelp { CommandHelp("go to the list of categories") }

  var categoryHelp: CommandHelp {
    CommandHelp(
      "choose the category of the next game",
      "NAME is a category or its number in the list. The game on the table stays",
      "as it is.")
  }

  var settingsHelp: CommandHelp { CommandHelp("go to the settings") }

  var setHelp: CommandHelp {
    CommandHelp(
      "change a setting, or tell what it can be",
      "What you set at a prompt is saved for later sessions. For all settings and",
      "their values, type: settings")
  }

  var languageHelp: CommandHelp {
    CommandHelp(
      "choose the language, or tell which there are",
      "NAME is en, ru or zh, or what a language is called in any of the three.")
  }

  var tunesHelp: CommandHelp {
    CommandHelp(
      "tell which tunes the next game uses",
      "'tunes fetch' fetches new ones of the category from the iTunes catalogue,",
      "'tunes clear' forgets those that were kept, and 'tunes category' goes back",
      "from a deck of your own to the tunes of the category.")
  }

  var deckHelp: CommandHelp {
    CommandHelp(
      "play the next games with a deck of your own",
      "FILE is the rest of the line. In each of its lines stands a tune: a title, a",
      "tab and an artist. The game on the table stays as it is. If there is no file",
      "of that name, a deck that 'decks' lists is meant.")
  }

  var decksHelp: CommandHelp {
    CommandHelp(
      "list the decks that can be chosen by their names",
      "They are the files '*.tsv' in the folder 'decks' of --home DIR or, at a",
      "prompt, of ~/.local/share/memory-tunes, and those that came with the program.",
      "These have words to learn: deck english-russian, and then: cards split")
  }

  var recordsHelp: CommandHelp {
    CommandHelp(
      "list the best games",
      "The ten best with so many pairs or, without a number, the best of each.")
  }

  var statsHelp: CommandHelp { CommandHelp("tell how the games went so far") }

  var forgetHelp: CommandHelp {
    CommandHelp("delete saved data", "WHAT is settings, game, records, history, tunes or everything.")
  }

  var yesHelp: CommandHelp {
    CommandHelp(
      "confirm what you were asked about",
      "At a prompt you are asked before saved data is deleted, and before a new game",
      "takes the place of one in play.")
  }

  var noHelp: CommandHelp { CommandHelp("leave what you were asked about as it is") }

  var givenHelp: CommandHelp {
    CommandHelp(
      "say what a recording notes beside typed lines",
      "'given seed N', 'given category NAME', 'given pairs N' and 'given setting NAME",
      "VALUE' do what the options do. A run of 'given tune TITLE<tab>ARTIST' is the deck of the deals that",
      "follow; 'given deck NAME' before it makes it a deck of one's own, and 'given",
      "source WHERE [SECONDS]' behind it tells where it came from and how old it is.",
      "With 'given file [NAME]' before it, it stands for what the next line reads or",
      "fetches. 'given listed WHERE NAME<tab>COUNT' and 'given unlisted N' tell what",
      "the next 'decks' finds.",
      "'given trouble WHY' tells why no tunes came, 'given refusal MESSAGE' what is",
      "said against the next 'deck FILE', 'given fetching' and 'given cleared N' what",
      "the next 'tunes' or 'tunes clear' finds, 'given today DATE' which day",
      "it is for the next 'daily' or 'stats', 'given result SECONDS RANK GAMES",
      "[BEST]' where the game ranks that the next line finishes, 'given hints N' how many hints were",
      "taken, 'given undone N' that so many flips were undone, 'given began N' when",
      "the first card was turned, 'given questions on' has the player asked before",
      "something is lost, and 'given start' begins the count of the steps. None of",
      "these is a step.")
  }

  var menuHelp: CommandHelp { CommandHelp("go to the menu") }
  var backHelp: CommandHelp { CommandHelp("go back one screen") }
  var showHelp: CommandHelp { CommandHelp("print this screen again") }
  var repeatHelp: CommandHelp { CommandHelp("print the last answer again") }
  var rulesHelp: CommandHelp { CommandHelp("show the rules") }

  var helpHelp: CommandHelp {
    CommandHelp(
      "what can be typed here, or all about one command",
      "For a list of all commands, type: help all")
  }

  var quitHelp: CommandHelp { CommandHelp("leave; the end of input (Ctrl-D) does the same") }
}
