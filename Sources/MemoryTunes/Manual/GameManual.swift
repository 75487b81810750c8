import Manual
import MemoryCore
import MemoryGame
import PreferencesFeature
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
      memory-tunes deals cards, face down and shuffled. Each tune is on two of them. You turn up two cards at a time. \
      Two cards with the same tune stay up; two different ones turn back. The aim is to find all pairs in the fewest \
      moves.
      """)
    page.paragraph(
      """
      At a terminal, the program shows a prompt with line editing, history, and Tab completion. Ctrl-C discards \
      the line being typed, and Ctrl-D on an empty line quits. Each screen is drawn over the previous one; Ctrl-L redraws \
      it. If a board is too tall for the terminal, the program draws smaller cards or, if they do not fit either, only \
      the rows that matter. The smallest cards have no frame but a mark after their number: * up, = found, ! a new pair.
      """)
    page.paragraph(
      """
      If standard input or standard output is not a terminal, the program reads commands from standard input, one \
      per line, and prints the answers to standard output. The same lines and the same seed give the same answers on \
      every machine. A line that begins with # is a comment.
      """)
  }

  private static func listCommands(_ page: inout ManualPage) {
    page.section("COMMANDS")
    page.paragraph(
      """
      Upper and lower case are the same. A number alone picks a row of the screen or, in a game, flips a card.
      """)
    page.list(
      CommandList.all.commands.map { command in
        let help = Language.english.words.help(command: command.name)
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
      memory-tunes simulate has computer players play many games and reports how many moves they took, next to the \
      theoretical values. Game N is dealt from the seed plus N, so a simulation can be split into shards that run \
      anywhere. The counts in their JSON add up to those of the whole. Ctrl-C stops the simulation and prints partial \
      results.
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
      Computer players have these names, in the command players and in simulations. They know only the cards that were \
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
      With --bot NAME=COMMAND, your own program plays as NAME, in games and in simulations. sh -c starts it before \
      its first move. For each move, it reads a line of JSON such as
      """)
    page.paragraph(
      #"{"ask":"flip", "game":1, "player":1, "pairs":8, "matched":[3,7], "first":null, "turned":[{"card":4,"face":2,"player":0}]}"#
    )
    page.paragraph(
      """
      and answers with a line: the number of a card, or pass. The key game is the number of the game since the bot was \
      started. turned lists the cards shown since the last question, and first is the card that the bot has turned up \
      in this move. If the bot ends, does not answer within 10 seconds, or answers with anything but a legal move, the \
      program reports that and leaves the game on the table. The command game asks the bot again. A bot \
      whose first line is {"version":1} is also told, by a line with "ask":"over", when a game is over.
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
      A deck can also be a CSV file, whose name ends in .csv, with commas, semicolons or tabs between its fields. Its \
      first line may name the columns, such as title and artist, front and back, word and translation, or term and \
      definition; otherwise the first two count. A deck can also be a list of lines like \
      "Artist - Title"; or an M3U playlist that begins with #EXTM3U. If no line has an artist, the deck consists of \
      titles.
      """)
    page.paragraph(
      """
      The command decks lists the decks that can be chosen by name: your own, in the folder decks of --home DIR or, \
      at a prompt, of ~/.local/share/memory-tunes, and those that come with the program. Their file names end in .tsv, \
      .csv, .m3u, .m3u8 or .txt, which you need not type. A script finds your own decks only with --home.
      """)
    page.paragraph(
      """
      With cards split, one card of a pair shows the title and the other the artist. A deck of words and translations \
      teaches the words. The third column, for example an album or a theme, is shown when the pair is found. A tune \
      with the same title or artist as an earlier one is left out.
      """)
    page.paragraph(
      """
      The command practice deals the pairs that are due, then those that you know least. When one person finishes a game \
      with split cards, each pair found without a mistake and without an aid moves up a box, and every pair with a \
      mistake moves to box 1. In boxes 1 to 5 a pair is due after 1, 2, 4, 8 and 16 days.
      """)
  }

  private static func describeDaily(_ page: inout ManualPage) {
    page.section("THE GAME OF THE DAY")
    page.paragraph(
      """
      The command daily deals the same game to everybody on the same day (UTC): 8 pairs, equal cards, one player. The \
      seed is the date as a number (20261120). The category is number (days since 1970-01-01) mod 5, counted from 0, of \
      pop, electronic, rock, metal, rap; the deck is the built-in one. A game finished on its own day (UTC) counts for \
      the streak, which stats shows. If you play a day again, the program shows your first result, and the new game \
      counts as assisted.
      """)
    page.paragraph(
      """
      To prove a shared result, record the game with --record FILE. Anyone who replays the file gets the same deal, the \
      same moves, and the same symbols from the command share.
      """)
  }

  private static func describeTranscripts(_ page: inout ManualPage) {
    page.section("TRANSCRIPTS")
    page.paragraph(
      """
      The output of a script, as text with echo or as JSON, is a transcript. With --check, the program replays \
      transcripts, compares the answers, and prints the result in the Test Anything Protocol: the first difference of \
      each transcript that differs. With --update, it rewrites those transcripts.
      """)
    let refused = Preference.allCases.filter { $0.row.transcripts == .refused }.map(\.rawValue)
    page.paragraph(
      """
      The first line of a transcript, or else its first comment, that begins with #options: sets the options of the \
      session, separated by blanks. Put values with blanks in single quotes. The options \
      \(refused.dropLast().joined(separator: ", ")) and \(refused.last!) are refused there. The session has no home \
      and no network. Paths of deck files are relative to the current folder.
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
      "Let a forgetful player play against a perfect one:",
      ["memory-tunes simulate --player forgetful:0.5 --player optimal --games 1000"])
  }

  /// The text as a sentence, with a capital letter and a full stop.
  static func sentence(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    let rest = String(text.unicodeScalars.dropFirst())
    let isEnded = text.utf8.last.map { [UInt8(ascii: "."), UInt8(ascii: ":")].contains($0) } ?? false
    return String(first).uppercased() + rest + (isEnded ? "" : ".")
  }
}

extension String {
  /// Replaces the letter at the end by a number.
  fileprivate func replacing(letter: String, with digit: String) -> String {
    hasSuffix(":" + letter) ? String(dropLast()) + digit : self
  }
}
