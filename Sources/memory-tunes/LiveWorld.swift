import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension World {
  /// The world as it is. Whatever is kept or recorded has its line before the answer to the line is seen.
  static func live(keeping: Keeping?, recording: Recording?, traces: Bool) -> World {
    var world = World { answers in
      keeping?.flush()
      recording?.flush()
      StandardOutput.put(answers)
      keeping?.complaints.flush()
    }
    world.fetchTunes = { category, wait in FetchProgram.fetch(category.rawValue, wait: wait) }
    world.readFile = Files.contents
    world.filesBeginning = Files.beginning
    if let keeping {
      world.keptTunes = keeping.tunes.read
      world.keepTunes = keeping.tunes.keep
      world.clearTunes = keeping.tunes.clear
      world.home = keeping.world
    }
    if let recording { world.record = recording.append }
    if traces { world.trace = StandardError.put }
    return world
  }
}
