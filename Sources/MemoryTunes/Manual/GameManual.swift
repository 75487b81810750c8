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
      memory-tunes lays out tunes twice, face down, in shuffled order. You turn up two cards at a time. Two cards \
      with the same tune stay up; two different ones are turned back. The game is finished when all pairs have been \
      found, and the aim is to need few moves.
      """)
    page.paragraph(
      """
      At a terminal the program shows a prompt with line editing, a history, and completion with the Tab key. Ctrl-C \
      drops the line being typed, and Ctrl-D on an empty line leaves. Each screen is drawn over the one before; Ctrl-L \
      draws it again. A board that is too tall for the terminal has smaller cards, and at last only the rows that \
      matter are shown. There each card that is up has a mark behind its number: * up, = found, ! a new pair.
      """)
    page.paragraph(
      """
      Where standard input or standard output is not a terminal, the program reads commands from standard input, \
      one a line, and answers each on standard output. The answers to the same lines and the same seed are the same \
      on every machine. A line that begins with # is a comment.
      """)
  }

  private static func listCommands(_ page: inout ManualPage) {
    page.section("COMMANDS")
    page.paragraph(
      """
      The case of commands does not matter. A number alone picks a row of the screen or, in a game, flips a card.
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
      An option may be shortened as long as it is clear which one is meant. A value may also follow an equals sign.
      """)
    page.list(ProgramUsage.game.options.map { (.option($0), sentence($0.englishPurpose)) })
  }

  private static func describeSimulation(_ page: inout ManualPage) {
    page.section("SIMULATION")
    page.paragraph(
      """
      memory-tunes simulate has players of the program play many games, and prints how many moves the games took, \
      beside the values of the theory. Game number N is dealt from the seed plus N, so a simulation can be split into \
      parts that run anywhere, and their counts in JSON add up to those of the whole. Ctrl-C ends the simulation \
      early, and prints what was played.
      """)
    page.paragraph(
      """
      memory-tunes simulate --merge reads the JSON of such parts from the files that are named or, where there are \
      none, from standard input, and prints the report or the JSON of the whole. Parts of different simulations, \
      parts that have games in common, and parts between which games are missing are refused.
      """)
    for part in ProgramUsage.game.parts {
      page.list(part.options.map { (.option($0), sentence($0.englishPurpose)) })
    }
  }

  private static func listPlayers(_ page: inout ManualPage) {
    page.section("PLAYERS")
    page.paragraph(
      """
      These names stand for players of the program, in the command players and in simulations. They know what was \
      shown, and nothing else.
      """)
    page.list(
      Player.levels.map { (.literal($0.name), "The same as \($0.equivalent).") }
        + Player.programNames.dropFirst(Player.levels.count).map { name in
          let strategy =
            try? Player(name.replacing(letter: "Q", with: "1").replacing(letter: "C", with: "1")).strategy
          return (.literal(name), strategy.map(description) ?? "")
        })
  }

  private static func description(_ strategy: Strategy) -> String {
    switch strategy {
    case .optimal: "Remembers every card, and plays as well as can be."
    case .random: "Remembers nothing."
    case .forgetful: "Remembers a card that it has seen with the probability Q, a number from 0 to 1."
    case .capacity: "Remembers the last C cards that it has seen."
    case .zwickPaterson: "The best player of games for two, who knows when to pass."
    }
  }

  private static func describeDecks(_ page: inout ManualPage) {
    page.section("DECK FILES")
    page.paragraph(
      """
      A deck file is UTF-8 text with a tune on each line: title, tab, artist and, where they are known, tab, album, \
      tab, address of the artwork. Further columns, blank lines, and lines that begin with # are ignored. A deck \
      has two tunes at least.
      """)
    page.paragraph(
      """
      Three more forms are understood: CSV with the columns title and artist, in a file whose name ends in .csv; \
      lines like "Artist - Title"; and M3U playlists that begin with #EXTM3U. If no line has an artist, the file \
      is a list of titles.
      """)
    page.paragraph(
      """
      The command decks lists the deck files, *.tsv, that can be named without their folders: your own, in the \
      folder decks of --home DIR or, at a prompt, of ~/.local/share/memory-tunes, and those that came with the \
      program. A script has your own only with --home.
      """)
    page.paragraph(
      """
      With cards split, one card of a pair shows the title and the other the artist. A deck of words, with a \
      word for the title and its translation for the artist, then teaches them. The third column, for example \
      pinyin or the album, is shown when the pair is found. A tune is left out when its title or its artist \
      is, byte for byte, that of an earlier tune that is in.
      """)
  }

  private static func describeDaily(_ page: inout ManualPage) {
    page.section("THE GAME OF THE DAY")
    page.paragraph(
      """
      The command daily deals the same game to everybody on the same day, in UTC: 8 pairs of the built-in deck \
      of the category that is (days since 1970-01-01) mod 5 of pop, electronic, rock, metal and rap, from the \
      date as a seed (20261120), with equal cards, for one player. The first finish of a day counts for the \
      streak that stats tells.
      """)
    page.paragraph(
      """
      What share prints can be proved. Record the game with --record FILE and give the file to whoever doubts \
      it: when it is played, as in memory-tunes < FILE, it deals the same day, makes the same moves, and the \
      command share at its end prints the same signs.
      """)
  }

  private static func describeTranscripts(_ page: inout ManualPage) {
    page.section("TRANSCRIPTS")
    page.paragraph(
      """
      What a script session prints, with its lines or in JSON, is a transcript. With --check the program types the \
      lines of each transcript again, compares the answers, and prints the outcome in the Test Anything Protocol, \
      with the first difference of each transcript that differs. With --update it also rewrites those.
      """)
    let refused = Preference.allCases.filter { $0.row.transcripts == .refused }.map(\.rawValue)
    page.paragraph(
      """
      The options of the session stand in its first comment that begins with #options: or in such a line before \
      all, and are separated by blanks. One that has blanks stands in single quotes. The options \
      \(refused.dropLast().joined(separator: ", ")) and \(refused.last!) are refused there. The session has no home and no network, and finds deck files from the folder in which the \
      program is started.
      """)
  }

  private static func tellStatus(_ page: inout ManualPage) {
    page.section("EXIT STATUS")
    page.list([
      (.literal("0"), "The end was reached."),
      (.literal("1"), "A line was refused, and the option strict was given; or a transcript differs."),
      (.literal("2"), "Wrong usage, or trouble reading or writing."),
    ])
  }

  private static func showExamples(_ page: inout ManualPage) {
    page.section("EXAMPLES")
    page.example("Play rock at the prompt:", ["memory-tunes --category rock"])
    page.example(
      "Play a script, and read the last answer as JSON:",
      ["printf 'play\\nflip 3\\n' | memory-tunes --seed 7 --format json | tail -n 1"])
    page.example(
      "Keep a deck, and play with it:", ["memory-tunes-fetch jazz > jazz.tsv", "memory-tunes --deck jazz.tsv"])
    page.example(
      "See how a forgetful player does against the best one:",
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
