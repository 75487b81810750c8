import MemoryTunes
import Text

extension World {
  /// The real world. Data saved or recorded for a line is written before its answer is printed. What was saved
  /// is committed before anything is waited for: an open transaction keeps other programs out.
  init(
    output: SessionOutput, saved: SavedFolder?, recording: LogFile?, tracing: LogFile?, decks: DeckFolder,
    bots: Bots, isOnline: Bool, readsFiles: Bool
  ) {
    self.init { time(nil) }
    if isOnline {
      fetchTunes = { request, wait in
        saved?.commit()
        return Result { () throws(CatalogFailure) in
          var search = CatalogSearch(term: request.category.rawValue)
          search.timeout = request.seconds
          return try Fetch.deck(search, wait: wait)
        }.mapError(\.cause)
      }
    }
    askBot = { name, question, wait in
      saved?.commit()
      return bots.ask(name, question, wait: wait)
    }
    tellBot = bots.tell
    if readsFiles {
      readFile = { path in
        saved?.commit()
        return Files.deck(of: Files.expanded(path))
      }
      filesBeginning = Files.beginning
    }
    self.decks = decks
    isInterrupted = SignalMask.takeInterrupt
    home = saved
    record = recording?.append
    if let tracing {
      trace = {
        tracing.append($0)
        tracing.flush()
      }
    }
    write = { answers in
      guard !output.hasFailed else { return }
      saved?.flush()
      recording?.flush()
      output.put(answers.span)
      if !output.hasFailed { saved?.warnings.flush() }
    }
  }
}

extension DeckFolder {
  /// The most files of a folder that are listed.
  private static let most = 200

  /// The decks beside a transcript in this folder, if it is a home.
  static func own(besideTranscriptIn home: FilePath) -> DeckFolder {
    var decks = own(home.appending("decks"), from: home)
    decks.read = { Files.deck(FilePath("decks").appending($0.name), below: home) }
    return decks
  }

  /// The folder of the player's own decks, if any. The path of a file, from `current`, names no deck; nil if
  /// no name is a path.
  static func own(_ folder: FilePath?, from current: FilePath?) -> DeckFolder {
    var decks = DeckFolder.none
    guard let folder else { return decks }
    decks.files = {
      let names = Files.names(in: folder, where: isDeck).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      return (names.prefix(most).map(folder.appending), max(0, names.count - most))
    }
    decks.find = { path in
      let isFile = current.map { FileIdentity(at: $0.appending(path)) != nil } == true
      guard !path.bytes.contains(UInt8(ascii: "/")), !isFile else { return nil }
      return ([""] + endings).map { folder.appending(path + $0) }
        .first { isDeck($0.name.bytes) && FileIdentity(at: $0) != nil }
    }
    decks.read = Files.regularDeck
    return decks
  }
}
