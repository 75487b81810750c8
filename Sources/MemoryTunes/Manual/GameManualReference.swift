import Manual

/// The parts of the manual page that list what other programs and files hold on to.
extension GameManual {
  static func describeJSON(_ page: inout ManualPage) {
    page.section("JSON")
    page.paragraph(
      """
      With --format json the program prints one object on one line for its start, and then one for every line that \
      is a command. The keys stand in this order; later versions may add more at the end. With --generate json-schema \
      the program prints a JSON Schema of all of them.
      """)
    page.list([
      (.literal("line"), "Number of the input line, from 1; 0 for the start."),
      (.literal("command"), "The line as typed, without the blanks around it; null for the start."),
      (.literal("ok"), "False when the line was refused or not understood."),
      (.literal("notice"), "The message that is shown, or null."),
      (.literal("screen"), "The screen: \(Route.allCases.map(\.rawValue).joined(separator: ", "))."),
      (
        .literal("category"),
        "The chosen category: \(Category.allCases.map(\.rawValue).joined(separator: ", "))."
      ),
      (.literal("game"), "The game on the table, described below; null before the first deal."),
      (
        .literal("tunes"),
        """
        Where the deck of this game came from (source: built-in, fetched, kept, stale or file) and how many tunes it \
        has (count); null before the first deal.
        """
      ),
      (
        .literal("code"),
        "Why the notice stands there, as one of the words listed below; null where there is no notice."
      ),
      (
        .literal("review"),
        """
        After the command review: card, before, chosen, after, regret and luck of every flip and, in a game of \
        several, the seat of the player.
        """
      ),
      (.literal("hint"), "After the command hint: the card, and its kind: mate, pair or unseen."),
    ])
    page.subsection("The game")
    page.list([
      (.literal("phase"), "How the game stands: playing, finished, or drawn when all players passed."),
      (.literal("seed"), "The seed of this deal, as a string."),
      (.literal("pairs"), "How many pairs were dealt."),
      (.literal("flips"), "How many cards were turned up."),
      (.literal("moves"), "How many times a second card was turned up."),
      (.literal("matched"), "How many pairs have been found."),
      (
        .literal("shown"),
        """
        The cards whose face can be seen: card, face (the place of the tune in its deck, from 1), title, \
        artist, matched, side. With split cards, side is title or artist, and the other of these two is null \
        until the pair is found; with equal cards, side is null.
        """
      ),
      (.literal("par"), "The moves that perfect play needs on average."),
      (.literal("hints"), "How many hints were taken."),
      (.literal("players"), "The players in turn: name, pairs, moves."),
      (.literal("turn"), "Whose turn it is, from 0."),
      (
        .literal("log"), "The moves that this line completed: player and cards, or the player alone for a pass."
      ),
      (.literal("day"), "The day whose game it is, as in 2026-11-20; null for any other game."),
    ])
  }

  static func listCodes(_ page: inout ManualPage) {
    page.subsection("Codes")
    page.paragraph(
      "The words that code can be. They keep their meaning; later versions may add more. "
        + AnswerCode.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  }

  static func listEnvironment(_ page: inout ManualPage) {
    page.section("ENVIRONMENT")
    page.list([
      (.variable("HOME"), "The home folder, below which things are kept where no XDG variable says otherwise."),
      (.variable("XDG_CONFIG_HOME"), "Where the settings are kept."),
      (.variable("XDG_DATA_HOME"), "Where games that wait are kept, and decks of your own."),
      (.variable("XDG_STATE_HOME"), "Where the records and the history are kept."),
      (.variable("XDG_CACHE_HOME"), "Where fetched tunes are kept."),
      (.variable("MEMORY_TUNES_ENDPOINT"), "Where memory-tunes-fetch asks for tunes."),
      (.variable("NO_COLOR"), "Turns color off when it is set and not empty."),
      (.variable("TERM"), "The kind of terminal; a prompt on one that is dumb tells everything in sentences."),
      (
        .variable("MEMORY_TUNES_PLAIN"), "Tells everything in sentences, as --plain does, when it is not empty."
      ),
      (.variable("ACCESSIBLE"), "The same."),
      (
        .variable("LANGUAGE"),
        """
        Languages in the order of preference, with colons between them. The first of en, ru and zh is spoken at a \
        prompt, in help and in messages about options. It has no effect in the locales C and POSIX.
        """
      ),
      (
        .variable("LC_ALL"),
        """
        The locale; where it is not set, LC_MESSAGES or else LANG names the language. With LC_CTYPE and LANG, it also \
        tells whether the terminal shows UTF-8.
        """
      ),
    ])
  }

  static func listFiles(_ page: inout ManualPage) {
    page.section("FILES")
    page.paragraph(
      """
      With --home DIR everything is kept in DIR. A script keeps nothing unless that option is given. All files \
      belong to their owner alone.
      """)
    page.list([
      (.file("~/.config/memory-tunes/settings"), "The settings, one a line, as in: category = rock"),
      (.file("~/.local/share/memory-tunes/games/"), "The games that wait to be continued."),
      (.file("~/.local/share/memory-tunes/decks/"), "Decks of your own, which are found by their names."),
      (.file("~/.local/state/memory-tunes/records.tsv"), "A line for every finished game."),
      (.file("~/.local/state/memory-tunes/begun.tsv"), "A line for every game of which a card was turned."),
      (.file("~/.local/state/memory-tunes/history"), "The lines that were typed."),
      (.file("~/.cache/memory-tunes/"), "The tunes that were fetched."),
      (.file("~/.editrc"), "Key bindings of the prompt."),
    ])
  }
}
