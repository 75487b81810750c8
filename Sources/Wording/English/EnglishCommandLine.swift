extension English {
  func gameHelp(options: String, bugs: String) -> String {
    """
    Usage: memory-tunes [OPTION]...
      or:  memory-tunes --check [--update] FILE...
      or:  memory-tunes simulate [OPTION]...
    Play Memory with tunes on the cards. Reads commands from a prompt, or from
    standard input if stdin or stdout is not a terminal.

    Examples:
      memory-tunes                             play; type 'help' for the commands
      memory-tunes --seed 7 < script           deal the same cards every time
      memory-tunes --format json < script      print answers for programs
      memory-tunes --check *.txt               check saved transcripts
      memory-tunes simulate --help             let the program play many games

    Options:
    \(options)
    Exit status: 0 success; 1 --strict stopped the session, or a transcript
    differs; 2 wrong usage, or an error reading or writing.
    Manual: man memory-tunes. Report bugs at
    \(bugs)

    """
  }

  func simulateHelp(options: String, players: [String]) -> String {
    """
    Usage: memory-tunes simulate [OPTION]...
      or:  memory-tunes simulate --merge [--format text|json] [FILE]...
    Let program players play many games, and report how many moves they took. The
    seed decides each game, so the JSON of shards, run anywhere, adds up to the
    result of one big run.

    Examples:
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --bot mine='python3 bot.py' --player mine
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    Options:
    \(options)
    Players:
      \(players.joined(separator: ", "))
    (Q from 0 to 1, how likely a card is remembered; C how many cards are).

    Exit status: 0 success; 2 wrong usage, or an error writing; 130 interrupted by
    Ctrl-C (partial results are printed).

    """
  }

  func tryHelp(of command: String) -> String { "Try '\(command) --help' for more information." }
  func optionRequiresValue(_ option: String) -> String { "option '--\(option)' requires a value" }
  func optionTakesNoValue(_ option: String) -> String { "option '--\(option)' takes no value" }
  func noSuchOption(_ argument: String) -> String { "\(quoted(argument)) is not an option" }
  func ambiguousOption(_ argument: String, among options: [String]) -> String {
    "\(quoted(argument)) is ambiguous: \(choice(of: options.map { "--\($0)" }))"
  }
  func unexpectedArgument(_ argument: String) -> String { "unexpected argument \(quoted(argument))" }
  func unexpectedArgument(_ argument: String, meaning command: String) -> String {
    "unexpected argument \(quoted(argument)). \(didYouMean(command))"
  }

  func botsShareName(_ name: String) -> String {
    "two bots are called \(quoted(name)): each --bot needs a name of its own"
  }
  var updateAlone: String { "--update requires --check" }
  var checkTakesTranscripts: String { "--check requires the names of transcripts" }
  var checkTakesFiles: String { "--check requires file names; for a file named '-', type ./-" }
  var deckFromStandardInput: String {
    "--deck cannot read standard input: commands come from there; for a file named '-', type ./-"
  }
  var replayFromStandardInput: String {
    "--replay cannot read standard input: a script there is played anyway; for a file named '-', type ./-"
  }
  var recordTakesFile: String { "--record requires a file name; for a file named '-', type ./-" }
  var traceOverwritesScreen: String {
    "--trace - would write over the screen; name a file, or redirect standard error with 2>FILE"
  }
  func cannotBeWritten(_ option: String, _ use: FileUse) -> String {
    switch use {
    case .script: "--\(option) cannot write to the script that is being played"
    case .deck: "--\(option) cannot write to the deck in use"
    case .answers: "--\(option) cannot write to the file that receives the answers"
    case .messages: "--\(option) cannot write to the file that receives the messages"
    case .kept: "--\(option) cannot write to a file of saved data"
    }
  }
  func recordWouldReplace(_ file: String) -> String {
    "\(file) already exists; to replace it, add --overwrite"
  }
}
