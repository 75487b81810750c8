extension English {
  var lineIsNotUTF8: String { "The line is not UTF-8 text." }
  func lineIsLonger(thanBytes bytes: Int) -> String { "The line is longer than \(bytes) bytes." }
  var lineHasNoTitle: String { "The line has no title." }
  var lineHasNoArtist: String { "The line has no artist. Either all tunes have one, or none has." }
  var quoteIsNotClosed: String { "A quotation mark is not closed." }
  var columnsAreUnclear: String {
    "It is unclear which columns to use. Begin the file with their names, for example: title,artist"
  }
  var deckIsLargerThan4GB: String { "The file is larger than 4 GB." }
  func tooSmallADeck(tunes: Int) -> String {
    tunes == 0
      ? "The file has no tunes. A deck needs at least 2."
      : "The file has only 1 tune. A deck needs at least 2."
  }
  func deckProblem(_ problem: String, inLine line: Int) -> String { "line \(line): \(problem)" }
  func fileProblem(_ problem: String, path: String, line: Int?) -> String {
    "\(line.map { "\(path):\($0)" } ?? path): \(problem)"
  }
  var deckWasNotRead: String { "not read: the decks before it are too large" }

  func systemError(_ error: SystemError) -> String {
    switch error {
    case .noFiles: "there are no files here"
    case .notRegular: "it is not a regular file"
    case .outsideTranscript: "it is not below the folder of the transcript"
    case .notRewritable: "only a regular file can be rewritten"
    case .over64MB: "it is larger than 64 MB"
    case .givenUp: "reading was interrupted"
    // From here on as the system says it.
    case .noSuchFile: "No such file or directory"
    case .isFolder: "Is a directory"
    case .isNoFolder: "Not a directory"
    case .notAllowed: "Permission denied"
    case .notPermitted: "Operation not permitted"
    case .tooManyLinks: "Too many levels of symbolic links"
    case .nameTooLong: "File name too long"
    case .notRead: "Input/output error"
    case .tooManyOpen: "Too many open files"
    case .tooManyOpenInSystem: "Too many open files in system"
    case .noMemory: "Cannot allocate memory"
    case .noSpace: "No space left on device"
    case .overQuota: "Disk quota exceeded"
    case .tooLarge: "File too large"
    case .onlyForReading: "Read-only file system"
    }
  }
  func systemError(inWords text: String) -> String { text }

  func listedDeck(tunes: Int, isOwn: Bool) -> String { "\(tunes) tunes, \(origin(isOwn))" }
  func listedDeck(_ problem: String, isOwn: Bool) -> String { "cannot be used (\(origin(isOwn))): \(problem)" }
  func listedDeck(_ name: String, _ description: String) -> String { "\(name): \(description)" }
  func deckMeant(_ nearest: String) -> String { didYouMean("deck \(nearest)") }
  func themes(_ themes: [String]) -> String { "Themes: \(themes.joined(separator: ", "))." }
  func theme(_ name: String, known: Int, of pairs: Int) -> String {
    known == 0 ? name : "\(name) (\(known) of \(pairs) known)"
  }
  func known(_ count: Int, of pairs: Int) -> String { "You know \(count) of \(pairs)." }
  private func origin(_ isOwn: Bool) -> String { isOwn ? "your own" : "built in" }

  var noDecks: String { "No decks were found. To play with a file of your own, type: deck FILE" }
  func deckAdvice(example: String?) -> String { "To play with one, type: deck \(example ?? "FILE")" }
  func decksNotListed(_ count: Int, advice: String) -> String {
    "\(count == 1 ? "1 more file is" : "\(count) more files are") not listed. \(advice)"
  }
}
