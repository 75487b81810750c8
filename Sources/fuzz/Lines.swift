@testable import MemoryTunes

/// Scripts of any bytes. The first byte chooses the mode: how answers are formed, and where the lines come
/// from.
enum Lines {
  static func run(_ bytes: [UInt8]) {
    let input = Input(bytes)
    let mode = input.next()
    var settings = Settings()
    settings.isJSON = mode & 1 != 0
    settings.echoes = mode & 2 == 0
    // JSON is never typed at a prompt.
    let isTyped = mode & 4 != 0 && !settings.isJSON
    var style = Style()
    if isTyped {
      style.width = [80, 1, 2, 3, 17, 40, 200, 1000][Int(mode >> 5)]
      style.frame = mode & 8 != 0 ? .box : .ascii
    }
    let place = Place(input)
    let play = Play(settings: settings, isTyped: isTyped, style: style) { world in
      place.appear(in: &world)
      // What is told of actions must be as harmless as what is answered.
      if mode & 16 != 0 { world.trace = { line, _ in Harmless.check(text: Array(line.utf8)) } }
    }
    let answers = play.play(script: input.stretchedRest())
    if settings.isJSON { Harmless.check(json: answers) } else { Harmless.check(text: answers) }
  }
}
