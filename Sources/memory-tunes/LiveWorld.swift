import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension World {
  /// The world as it is, and tunes kept where they are to be kept, if at all.
  static func live(kept: KeptTunes?) -> World {
    var world = World(write: StandardOutput.put)
    world.fetchTunes = { category, wait in FetchProgram.fetch(category.rawValue, wait: wait) }
    world.readFile = Files.contents
    world.filesBeginning = Files.beginning
    if let kept {
      world.keptTunes = kept.read
      world.keepTunes = kept.keep
      world.clearTunes = kept.clear
    }
    return world
  }
}

extension KeptTunes {
  /// Those of a home that was named or, at a prompt, of the place that the XDG base directories name for what
  /// can be had again; nil where nothing is to be kept.
  init?(settings: Settings, isTyped: Bool) {
    guard settings.keeps ?? isTyped else { return nil }
    if let home = settings.home {
      self.init(folder: "\(home)/tunes")
    } else if let cache = Terminal.variable("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      self.init(folder: "\(cache)/memory-tunes")
    } else if let home = Terminal.variable("HOME"), home.hasPrefix("/") {
      self.init(folder: "\(home)/.cache/memory-tunes")
    } else {
      return nil
    }
  }
}
