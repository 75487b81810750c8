import MemoryTunes
import Text
import Wording

/// The files and folders that the options of a session name.
extension Settings {
  /// The saved data, if any: in a given folder or, at a prompt, in the home.
  func savedFolder(isTyped: Bool) -> SavedFolder? {
    guard saves ?? isTyped else { return nil }
    if let folder = home { return SavedFolder(home: Home(folder: folder), isTyped: isTyped) }
    if let home = Home() { return SavedFolder(home: home, isTyped: isTyped) }
    let isSet = Environment.variable("HOME") != nil
    StandardError.complain([MessageLanguage.words.nothingSavedWithoutHome(isSet: isSet)])
    return nil
  }

  /// The deck of `--deck`.
  func readDeck(in decks: DeckFolder, _ language: Language) throws(ProgramProblem) -> Deck? {
    guard let path = deck else { return nil }
    if path == FilePath("-") { throw .usage(MessageLanguage.asked.words.deckFromStandardInput) }
    let deck: Deck
    do {
      deck = try Deck(named: path, in: decks, language, read: { Files.whole(of: $0, isDeck: true) })
    } catch {
      throw ProgramProblem(message: error.message(MessageLanguage.words))
    }
    if has(.cards), values.cards == .split, !deck.canBeSplit {
      throw ProgramProblem(message: deck.splitProblem(MessageLanguage.words))
    }
    return deck
  }

  /// Examines a file that an option names for output.
  private func logFile(_ path: FilePath?, of option: Preference, home: Home?) throws(ProgramProblem)
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
  func beginOutput(home: Home?, isTyped: Bool) throws(ProgramProblem) -> (recording: LogFile?, trace: LogFile?)
  {
    if recording == FilePath("-") { throw .usage(MessageLanguage.asked.words.recordTakesFile) }
    let record = try logFile(recording, of: .record, home: home)
    if let trace, record?.isFile(at: trace) == true {
      let option = Preference.trace.rawValue
      throw .usage(MessageLanguage.asked.words.cannotBeWritten(option: option, use: .recording))
    }
    let isStandardError = trace == FilePath("-")
    if isStandardError, isTyped, Terminal.takesErrors {
      throw .usage(MessageLanguage.words.traceOverwritesScreen)
    }
    let log = isStandardError ? LogFile() : try logFile(trace, of: .trace, home: home)
    let files = [record, log].compactMap(\.self)
    for file in files where file.isReplaced && !has(.overwrite) { try confirm(file, isTyped: isTyped) }
    for file in files { try file.begin() }
    return (record, log)
  }

  private func confirm(_ file: LogFile, isTyped: Bool) throws(ProgramProblem) {
    let name = file.path.shown
    guard isTyped else { throw .usage(MessageLanguage.asked.words.wouldReplace(file: name)) }
    guard try Terminal.confirms(MessageLanguage.words.mayReplace(file: name)) else {
      throw ProgramProblem(message: MessageLanguage.words.leftAsItIs(file: name))
    }
  }
}
