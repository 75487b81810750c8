@testable import MemoryTunes

/// Scripts of any bytes. The first byte chooses the mode: the format of answers and the source of lines.
enum Lines {
  static func run(_ chance: Chance) throws {
    let mode = chance.next()
    let isJSON = mode & 1 != 0
    // JSON is never used at a prompt.
    let isTyped = mode & 4 != 0 && !isJSON
    var style = Style()
    if isTyped {
      style.width = [80, 1, 2, 3, 17, 40, 200, 1000][Int(mode >> 5)]
      style.frame = mode & 8 != 0 ? .box : .ascii
    }
    var fault: (any Error)?
    let play = Transcript(style: style, isTyped: isTyped, on: Machine(chance)) {
      $0.isJSON = isJSON
      $0.echoes = mode & 2 == 0
    } world: { world in
      world.record = nil
      let fetch = world.fetchTunes
      world.fetchTunes = { category, wait in
        wait(0)
        return fetch?(category, wait) ?? .failure(.networkOff)
      }
      // The trace must be as harmless as the answers.
      guard mode & 16 != 0 else { return }
      world.trace = { line in
        do { try Harmless.check(json: line) } catch { fault = error }
      }
    }
    play.play(script: chance.stretchedRest())
    if let fault { throw fault }
    try Harmless.check(play, isJSON: isJSON)
  }
}
