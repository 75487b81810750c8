extension English {
  func gameHelp(options: String, bugs: String) -> String {
    """
    Usage: memory-tunes [OPTION]...
      or:  memory-tunes --check [--update] FILE...
      or:  memory-tunes simulate [OPTION]...
    Play Memory with tunes on the cards: at a prompt or, where standard input or
    output is not a terminal, as the script on standard input says.

    Examples:
      memory-tunes                             play; 'help' tells the commands
      memory-tunes --seed 7 < script           the same cards every time
      memory-tunes --format json < script      answers for programs
      memory-tunes --check *.txt               are the answers as they were?
      memory-tunes simulate --help             many games, played by the program

    Options:
    \(options)
    Exit status: 0 the end was reached; 1 a strict session was stopped, or a
    transcript differs; 2 wrong usage, or trouble reading or writing.
    The manual: man memory-tunes. Report bugs at
    \(bugs)

    """
  }

  func simulateHelp(options: String, players: [String]) -> String {
    """
    Usage: memory-tunes simulate [OPTION]...
      or:  memory-tunes simulate --merge [--format text|json] [FILE]...
    Play many games of players of the program, by the rules of the game, and tell
    how many moves they took. A game is the same wherever it is played: what shards
    come to, in JSON, adds up to what all games at once come to.

    Examples:
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    Options:
    \(options)
    Players: \(players.joined(separator: ", "))
    (Q from 0 to 1, how likely a card is remembered; C how many cards are).

    Exit status: 0 the end was reached; 2 wrong usage, or trouble writing; 130
    Ctrl-C ended it, and what was played is told.

    """
  }

  func tryHelp(of command: String) -> String { "Try '\(command) --help' for more information." }
  func optionRequiresValue(_ option: String) -> String { "option '--\(option)' requires a value" }
  func optionTakesNoValue(_ option: String) -> String { "option '--\(option)' takes no value" }
  func noSuchOption(_ argument: String) -> String { "there is no option \(quoted(argument))" }
  func ambiguousOption(_ argument: String, among options: [String]) -> String {
    "\(quoted(argument)) may be \(choice(of: options.map { "--\($0)" }))"
  }
  func unexpectedArgument(_ argument: String) -> String { "unexpected argument \(quoted(argument))" }
  func unexpectedArgument(_ argument: String, meaning command: String) -> String {
    "unexpected argument \(quoted(argument)). Did you mean: \(command)"
  }

  var updateAlone: String { "--update has a meaning only beside --check" }
  var checkTakesTranscripts: String { "--check takes the names of transcripts" }
  var checkTakesFiles: String { "--check takes the names of files; a file called '-' is written './-'" }
  var deckFromStandardInput: String {
    "--deck cannot be standard input, from which the game is played; a file called '-' is written './-'"
  }
  var replayFromStandardInput: String {
    "--replay cannot be standard input, which is played anyway; a file called '-' is written './-'"
  }
  var recordTakesFile: String { "--record takes the name of a file; a file called '-' is written './-'" }
  func cannotBeWritten(_ option: String, _ use: FileUse) -> String {
    switch use {
    case .script: "--\(option) cannot be the file from which the game is played"
    case .deck: "--\(option) cannot be the deck that is played with"
    case .answers: "--\(option) cannot be the file to which the answers go"
    case .messages: "--\(option) cannot be the file to which the messages go"
    case .kept: "--\(option) cannot be a file in which this run keeps something"
    }
  }
  func recordWouldReplace(_ file: String) -> String {
    "\(file) is there already; to replace it by the recording, add --overwrite"
  }
}
