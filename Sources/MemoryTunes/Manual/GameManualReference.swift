import Manual
import MemoryCore

/// The parts of the manual page about JSON, the environment and files.
extension GameManual {
  static func describeJSON(_ page: inout ManualPage) {
    page.section("JSON")
    page.paragraph(
      """
      With --format json, the program prints one object per line: one for its start, then one for every command. The \
      keys come in this order; later versions may add more at the end. --generate json-schema prints a JSON Schema of \
      all answers.
      """)
    page.list([
      (.literal("line"), "Number of the input line, from 1; 0 for the start."),
      (.literal("command"), "The line as typed, without surrounding blanks; null for the start."),
      (.literal("ok"), "False if the line was refused or not understood."),
      (.literal("notice"), "The message shown, or null."),
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
        "A stable identifier for the notice, one of those listed below; null without a notice."
      ),
      (
        .literal("list"),
        """
        In the answers to decks, games, help, log, par, players, records, stats, tunes and set NAME: an array of \
        objects.
        """
      ),
      (.literal("days"), "In the answer to stats: the games of the day that you finished, and your streaks."),
      (.literal("learned"), "In the answer to stats: how many pairs of the deck are in which box."),
      (.literal("matches"), "In the answer to stats: the games of several players, and who won them."),
      (
        .literal("review"),
        """
        In the answer to review, when the game is over: card, before, chosen, after, regret and luck of every flip \
        and, in a game of several players, the seat of the player.
        """
      ),
      (.literal("hint"), "In the answer to hint: the card, and its kind: mate, pair or unseen."),
      (.literal("share"), "In the answer to share: the lines to paste."),
      (.literal("settings"), "In the answers to settings and set: all settings and their values."),
      (.literal("options"), "In the object of the start: the options that change answers, or null."),
      (.literal("version"), "In the object of the start: the version of this protocol, \(AnswerJSON.version)."),
    ])
    page.subsection("The game")
    page.list([
      (
        .literal("phase"),
        "The state of the game: playing, finished, drawn if all players passed, or revealed if given up."
      ),
      (.literal("seed"), "The seed of this deal, as a string."),
      (.literal("pairs"), "Number of pairs."),
      (.literal("flips"), "Number of cards turned up."),
      (.literal("moves"), "Number of completed moves."),
      (.literal("matched"), "Number of pairs found."),
      (
        .literal("shown"),
        """
        The cards whose face can be seen: card, face (the index of the tune in its deck, from 1), title, \
        artist, matched, side. With split cards, side is title or artist, and the other of these two is null \
        until the pair is found; with equal cards, side is null.
        """
      ),
      (.literal("par"), "Average number of moves under perfect play."),
      (.literal("hints"), "Number of hints taken."),
      (.literal("players"), "The players by seat: name, pairs, moves."),
      (.literal("turn"), "The seat of the player to move, from 0."),
      (
        .literal("log"), "Moves that this line completed: player and cards, or the player alone for a pass."
      ),
      (.literal("day"), "The date of a game of the day, such as 2026-11-20; null for any other game."),
      (
        .literal("turned"),
        "Every card that this line turned up, in order: card, face, title, artist, player (the seat)."
      ),
    ])
  }

  static func listCodes(_ page: inout ManualPage) {
    page.subsection("Codes")
    page.paragraph(
      "The values of code. Their meaning never changes; later versions may add more. "
        + AnswerCode.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  }

  static func listEnvironment(_ page: inout ManualPage) {
    page.section("ENVIRONMENT")
    page.list([
      (
        .variable("HOME"),
        "The home folder. Saved data is below it unless an XDG variable names another folder."
      ),
      (.variable("XDG_CONFIG_HOME"), "Folder of the settings."),
      (.variable("XDG_DATA_HOME"), "Folder of waiting games and of your own decks."),
      (.variable("XDG_STATE_HOME"), "Folder of the records and the history."),
      (.variable("XDG_CACHE_HOME"), "Folder of fetched tunes."),
      (.variable("MEMORY_TUNES_ENDPOINT"), "Address that memory-tunes-fetch asks for tunes."),
      (
        .variable("MEMORY_TUNES_BOT_SECONDS"), "Seconds that a bot may take to answer, 1 to 3600 (default: 10)."
      ),
      (.variable("NO_COLOR"), "If not empty, turns color off."),
      (.variable("TERM"), "The kind of terminal. If it is dumb, the prompt is plain."),
      (
        .variable("MEMORY_TUNES_PLAIN"), "If not empty, sentences only, as with --plain."
      ),
      (.variable("ACCESSIBLE"), "Same."),
      (
        .variable("LANGUAGE"),
        """
        Languages in order of preference, separated by colons. The first of en, ru and zh is the language of prompts, \
        help and messages about options. No effect in the locales C and POSIX.
        """
      ),
      (
        .variable("LC_ALL"),
        """
        The locale. If it is empty, LC_MESSAGES or LANG selects the language, and LC_CTYPE or LANG says whether the \
        terminal shows UTF-8.
        """
      ),
    ])
  }

  static func listFiles(_ page: inout ManualPage) {
    page.section("FILES")
    page.paragraph(
      """
      With --home DIR, all data is saved in DIR. A script saves nothing without that option. Only the owner can read \
      the files.
      """)
    page.list([
      (.file("~/.config/memory-tunes/settings"), "The settings, one per line, such as: category = rock"),
      (.file("~/.local/share/memory-tunes/games/"), "Waiting games and games saved by name."),
      (.file("~/.local/share/memory-tunes/decks/"), "Your own decks."),
      (.file("~/.local/state/memory-tunes/records.tsv"), "One line per finished game."),
      (
        .file("~/.local/state/memory-tunes/begun.tsv"),
        "One line per sitting of a game in which a card was turned."
      ),
      (.file("~/.local/state/memory-tunes/learned.tsv"), "The boxes of practiced pairs."),
      (.file("~/.local/state/memory-tunes/history"), "Typed lines."),
      (.file("~/.cache/memory-tunes/"), "Fetched tunes."),
      (.file("~/.editrc"), "Key bindings of the prompt."),
    ])
  }
}
