import Manual
import MemoryGame
import Wording

/// The manual page of the game, memory-tunes(6).
package enum GameManual {
  package static var page: ManualPage {
    var page = ManualPage(
      name: ProgramUsage.game.name, purpose: "the game of Memory with tunes on the cards", date: Version.date)
    introduce(&page)
    listCommands(&page)
    listOptions(&page)
    describeSimulation(&page)
    listPlayers(&page)
    describeDecks(&page)
    describeDaily(&page)
    describeTranscripts(&page)
    describeJSON(&page)
    listCodes(&page)
    listEnvironment(&page)
    listFiles(&page)
    tellStatus(&page)
    showExamples(&page)
    page.section("SEE ALSO")
    page.references([("editrc", 5), ("memory-tunes-fetch", 6)])
    page.section("BUGS")
    page.paragraph("This page describes version \(Version.current). Report bugs at \(Version.bugs)")
    return page
  }

  private static func introduce(_ page: inout ManualPage) {
    page.section("SYNOPSIS")
    page.call("memory-tunes", "[OPTION ...]")
    page.call("memory-tunes", "--check [--update] FILE...")
    for part in ProgramUsage.game.parts { page.call("memory-tunes", "\(part.name) [OPTION ...]") }
    page.call("memory-tunes", "simulate --merge [FILE ...]")
    page.section("DESCRIPTION")
    page.paragraph(
      """
      memory-tunes deals tunes, each of them twice, face down and shuffled. You turn up two cards at a time. Two cards \
      with the same tune stay up; two different ones turn back. The aim is to find all pairs in the fewest moves.
      """)
    page.paragraph(
      """
      At a terminal, the program shows a prompt with line editing, a history, and Tab completion. Ctrl-C drops the \
      line being typed, and Ctrl-D on an empty line leaves. Each screen is drawn over the one before; Ctrl-L draws \
      it again. If a board is too tall for the terminal, its cards are smaller; if that is not enough, only the rows \
      that matter are shown. There, a mark after the number of a card says what it is: * up, = found, ! a new pair.
      """)
    page.paragraph(
      """
      If standard input or standard output is not a terminal, the program reads commands from standard input, one \
      per line, and answers each on standard output. The same lines and the same seed give the same answers on every \
      machine. A line that begins with # is a comment.
      """)
  }

  private static func listCommands(_ page: inout ManualPage) {
    page.section("COMMANDS")
    page.paragraph(
      """
      Commands can be typed in upper or lower case. A number alone picks a row of the screen or, in a game, flips a card.
      """)
    page.list(
      CommandList.all.commands.map { command in
        let help = command.help(Language.english.words)
        var text = sentence(help.purpose)
        if !help.details.isEmpty { text += " " + sentence(help.details.joined(separator: " ")) }
        if !command.synonyms.isEmpty { text += " Short: \(command.synonyms.joined(separator: ", "))." }
        if let place = command.place { text += " Only on the screen \(place)." }
        return (.command(command.usage.text(Language.english.words)), text)
      })
  }

  private static func listOptions(_ page: inout ManualPage) {
    page.section("OPTIONS")
    page.paragraph(
      """
      An option may be shortened to a unique prefix. Its value may also follow an equals sign.
      """)
    page.list(ProgramUsage.game.options.map { (.option($0), sentence($0.englishPurpose)) })
  }

  private static func describeSimulation(_ page: inout ManualPage) {
    page.section("SIMULATION")
    page.paragraph(
      """
      memory-tunes simulate lets program players play many games and prints how many moves they took, next to the \
      theoretical values. Game N is dealt from the seed plus N, so a simulation can be split into shards that run \
      anywhere; their JSON counts add up to those of the whole. Ctrl-C stops the simulation and prints partial results.
      """)
    page.paragraph(
      """
      memory-tunes simulate --merge reads the JSON of shards from files or, without files, from standard input, and \
      prints the report or the JSON of the whole. It refuses shards of different simulations, shards with games in \
      common, and shards with games missing between them.
      """)
    for part in ProgramUsage.game.parts {
      page.list(part.options.map { (.option($0), sentence($0.englishPurpose)) })
    }
  }

  private static func listPlayers(_ page: inout ManualPage) {
    page.section("PLAYERS")
    page.paragraph(
      """
      Program players have these names, in the command players and in simulations. They know only the cards that were \
      shown.
      """)
    page.list(
      Player.levels.map { (.literal($0.name), "Same as \($0.equivalent).") }
        + Player.programNames.dropFirst(Player.levels.count).map { name in
          let strategy =
            try? Player(name.replacing(letter: "Q", with: "1").replacing(letter: "C", with: "1")).strategy
          return (.literal(name), strategy.map(description) ?? "")
        })
    page.paragraph(
      """
      With --bot NAME=COMMAND, a program of your own plays as NAME, in games and in simulations. sh -c starts it when it \
      is first asked. It reads a line of JSON, such as
      """)
    page.paragraph(
      #"{"ask":"flip", "game":1, "player":1, "pairs":8, "matched":[3,7], "first":null, "turned":[{"card":4,"face":2,"player":0}]}"#
    )
    page.paragraph(
      """
      and answers with a line: the number of a card, or pass. The key game counts the games since it was started, turned \
      has what was shown since it was last asked, and first is the card that it has turned up in this move. If it ends, \
      answers nothing for 10 seconds, or answers with anything but a legal move, the program says so. The game stays on \
      the table, and the command game asks the bot again.
      """)
  }

  private static func description(_ strategy: Strategy) -> String {
    switch strategy {
    case .optimal: "Remembers every card and never makes a mistake."
    case .random: "Remembers nothing."
    case .forgetful: "Remembers each card that it has seen with probability Q, from 0 to 1."
    case .capacity: "Remembers the last C cards that it has seen."
    case .zwickPaterson: "The best strategy for two players; knows when to pass."
    }
  }

  private static func describeDecks(_ page: inout ManualPage) {
    page.section("DECK FILES")
    page.paragraph(
      """
      A deck file is UTF-8 text with one tune per line: title, tab, artist and, if known, tab, album, tab, artwork \
      address. Further columns, blank lines, and lines that begin with # are ignored. A deck needs at least two tunes.
      """)
    page.paragraph(
      """
      Three more forms are understood: CSV with the columns title and artist, in a file whose name ends in .csv; \
      lines like "Artist - Title"; and M3U playlists that begin with #EXTM3U. If no line has an artist, the file \
      is a list of titles.
      """)
    page.paragraph(
      """
      The command decks lists the decks that can be chosen by name: your own, in the folder decks of --home DIR or, \
      at a prompt, of ~/.local/share/memory-tunes, and those that come with the program. Their names end in .tsv, \
      .csv, .m3u, .m3u8 or .txt; the ending need not be typed. A script finds your own only with --home.
      """)
    page.paragraph(
      """
      With cards split, one card of a pair shows the title and the other the artist. A deck with words as titles and \
      translations as artists teaches the words. The third column, for example the album or a theme, is shown when the \
      pair is found. A tune is left out if its title or its artist equals that of an earlier tune that is in.
      """)
    page.paragraph(
      """
      The command practice deals the pairs that are due, then those that are least known. A finished game with split \
      cards that one person played moves each pair up a box if no flip of its cards gave anything away, otherwise to box \
      1. In boxes 1 to 5 a pair is due after 1, 2, 4, 8 and 16 days.
      """)
  }

  private static func describeDaily(_ page: inout ManualPage) {
    page.section("THE GAME OF THE DAY")
    page.paragraph(
      """
      The command daily deals the same game to everybody on the same day (UTC): 8 pairs, equal cards, one player. The \
      seed is the date as a number (20261120). The deck is the built-in one of the category at index (days since \
      1970-01-01) mod 5 of pop, electronic, rock, metal, rap. A day that is finished on that day (UTC) \
      counts for the streak that stats shows. Who finishes it once more is told in how many moves it was finished \
      first, and that a repeat counts as assisted.
      """)
    page.paragraph(
      """
      A shared result can be proved: record the game with --record FILE. Anyone who replays the file gets the same \
      deal, the same moves, and the same symbols from the command share.
      """)
  }

  private static func describeTranscripts(_ page: inout ManualPage) {
    page.section("TRANSCRIPTS")
    page.paragraph(
      """
      The output of a script session, text with echo or JSON, is a transcript. With --check, the program replays each \
      transcript, compares the answers, and prints the result in the Test Anything Protocol, with the first difference \
      of each transcript that differs. With --update, it also rewrites those.
      """)
    let refused = Preference.allCases.filter { $0.row.transcripts == .refused }.map(\.rawValue)
    page.paragraph(
      """
      The options of the session are in its first comment that begins with #options: or in such a line at the very \
      beginning, separated by blanks. Put values with blanks in single quotes. The options \
      \(refused.dropLast().joined(separator: ", ")) and \(refused.last!) are refused there. The session has no home \
      and no network. Paths of deck files are relative to the folder in which the program is started.
      """)
  }

  private static func tellStatus(_ page: inout ManualPage) {
    page.section("EXIT STATUS")
    page.list([
      (.literal("0"), "Success."),
      (.literal("1"), "With --strict, a line was refused; with --check, a transcript differs."),
      (.literal("2"), "Wrong usage, or an error reading or writing."),
      (.literal("130"), "Ctrl-C interrupted a simulation; partial results were printed."),
    ])
  }

  private static func showExamples(_ page: inout ManualPage) {
    page.section("EXAMPLES")
    page.example("Play rock at the prompt:", ["memory-tunes --category rock"])
    page.example(
      "Play a script, and read the last answer as JSON:",
      ["printf 'play\\nflip 3\\n' | memory-tunes --seed 7 --format json | tail -n 1"])
    page.example(
      "Save a deck, and play with it:", ["memory-tunes-fetch jazz > jazz.tsv", "memory-tunes --deck jazz.tsv"])
    page.example(
      "Let a forgetful player play against the best one:",
      ["memory-tunes simulate --player forgetful:0.5 --player optimal --games 1000"])
  }

  /// The text with a capital in front and a full stop behind, as it stands alone.
  static func sentence(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    let rest = String(text.unicodeScalars.dropFirst())
    let isEnded = text.utf8.last.map { [UInt8(ascii: "."), UInt8(ascii: ":")].contains($0) } ?? false
    return String(first).uppercased() + rest + (isEnded ? "" : ".")
  }
}

extension String {
  /// With a number in the place of what stands for one at the end.
  fileprivate func replacing(letter: String, with digit: String) -> String {
    hasSuffix(":" + letter) ? String(dropLast()) + digit : self
  }
}
