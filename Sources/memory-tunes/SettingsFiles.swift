import MemoryTunes
import Text
import Wording

/// The files and folders that the options of a session name.
extension Settings {
  /// The saved data, if any: in a given folder or, at a prompt, in the home.
  func savedFolder(isTyped: Bool, _ language: Language) -> SavedFolder? {
    guard saves ?? isTyped else { return nil }
    if let folder = home { return SavedFolder(home: HomePaths(folder: folder), isTyped: isTyped, language) }
    if let home = HomePaths() { return SavedFolder(home: home, isTyped: isTyped, language) }
    let isSet = Environment.variable("HOME") != nil
    StandardError.warn([language.words.nothingSavedWithoutHome(isSet: isSet)], language.words)
    return nil
  }

  /// The deck of `--deck`.
  func readDeck(in decks: DeckFolder, _ language: Language) throws(ProgramFailure) -> Deck? {
    guard let path = deck else { return nil }
    if path == FilePath("-") { throw .usage { $0.deckFromStandardInput } }
    let deck: Deck
    do {
      deck = try Deck(named: path, in: decks, language, read: { Files.whole(of: $0, isDeck: true) })
    } catch {
      throw ProgramFailure(error.message)
    }
    if has(.cards), values.cards == .split, !deck.canBeSplit {
      throw ProgramFailure(deck.splitProblem)
    }
    return deck
  }

  /// Examines a file that an option names for output.
  private func logFile(_ path: FilePath?, of option: Preference, home: HomePaths?) throws(ProgramFailure)
    -> LogFile?
  {
    guard let path else { return nil }
    return try LogFile(
      path: path, option: option,
      inUse: [
        // A recording written to the pipe of the script would be read as part of it.
        (FileIdentity(of: STDIN_FILENO)?.ifKind(S_IFREG, S_IFIFO), .script),
        (replay.flatMap { FileIdentity(path: $0) }, .script),
        (deck.flatMap { FileIdentity(path: $0) }, .deck),
        (FileIdentity(of: STDOUT_FILENO)?.ifKind(S_IFREG), .answers),
        (FileIdentity(of: STDERR_FILENO)?.ifKind(S_IFREG), .messages),
      ], home: home)
  }

  /// Begins the recording and the trace. No file is replaced before both are known to be right.
  func beginOutput(home: HomePaths?, isTyped: Bool, _ language: Language) throws(ProgramFailure) -> (
    recording: LogFile?, trace: LogFile?
  ) {
    if recording == FilePath("-") { throw .usage { $0.recordTakesFile } }
    let record = try logFile(recording, of: .record, home: home)
    if let trace, record?.isFile(at: trace) == true {
      let option = Preference.trace.rawValue
      throw .usage { $0.cannotBeWritten(option: option, use: .recording) }
    }
    let isStandardError = trace == FilePath("-")
    if isStandardError, isTyped, Terminal.takesErrors {
      throw .usage { $0.traceOverwritesScreen }
    }
    let log = isStandardError ? LogFile() : try logFile(trace, of: .trace, home: home)
    let files = [record, log].compactMap(\.self)
    for file in files where file.isReplaced && !has(.overwrite) {
      try confirm(file, isTyped: isTyped, language)
    }
    for file in files { try file.begin() }
    return (record, log)
  }

  private func confirm(_ file: LogFile, isTyped: Bool, _ language: Language) throws(ProgramFailure) {
    let name = file.path.shown
    guard isTyped else { throw .usage { $0.wouldReplace(file: name) } }
    guard try Terminal.confirms(language.words.mayReplace(file: name)) else {
      throw ProgramFailure { $0.leftAsItIs(file: name) }
    }
  }
}
