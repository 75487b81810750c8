import MemoryCore
import MemoryTunes
import Program

extension World {
  /// The real world. Data saved or recorded for a line is written before its answer is printed.
  static func live(
    output: SessionOutput, keeping: SavedFolder?, recording: Recording?, decks: DeckFolders, bots: Bots,
    trace: Tracing?, isOnline: Bool
  ) -> World {
    World(
      savedTunes: { keeping?.tunes.read($0) },
      saveTunes: { keeping?.tunes.keep($0, $1) },
      clearTunes: { keeping?.tunes.clear() ?? 0 },
      fetchTunes: isOnline ? { category, wait in FetchProgram.fetch(category.rawValue, wait: wait) } : nil,
      askBot: { bots.ask($0, $1, wait: $2) },
      tellBot: { bots.tell($0, $1) },
      readFile: { Files.contents(of: Files.expanded($0)) },
      decks: decks,
      now: { time(nil) },
      filesBeginning: Files.beginning,
      home: keeping?.world,
      record: recording.map { recording in { recording.append($0) } },
      trace: trace.map { trace in { trace.append($0) } },
      write: { answers in
        guard !output.hasFailed else { return }
        keeping?.flush()
        recording?.flush()
        output.put(answers)
        if !output.hasFailed { keeping?.complaints.flush() }
      })
  }
}
