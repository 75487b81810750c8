@testable import MemoryTunes

extension World {
  /// A world that answers nothing and hands on what is written. A test adds what it needs.
  static func fake(write: @escaping ([UInt8]) -> Void = { _ in }) -> World {
    var world = World.answeringNothing
    world.write = write
    return world
  }
}

extension World.Home {
  /// A home that keeps nothing, at the beginning of 1970. A test adds what it needs.
  static var fake: World.Home {
    World.Home(
      now: { 0 },
      waitingGame: { nil },
      setGameAside: {},
      saveGame: { _ in },
      isGameSaved: { false },
      saveSetting: { _, _ in },
      saveRecord: { _ in },
      saveBegun: { _ in },
      readRecords: { _ in },
      followRecords: { _ in },
      forget: { _ in 0 })
  }
}
