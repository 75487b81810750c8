import Manual
import MemoryGame
import Wording

extension ProgramUsage {
  /// How the game is called.
  package static var game: ProgramUsage {
    ProgramUsage(
      name: "memory-tunes", options: Option.all.map(ProgramOption.init),
      parts: [
        Part(
          name: "simulate", purpose: "play many games and count their moves",
          options: SimulationOption.all.map(ProgramOption.init))
      ])
  }
}

extension ProgramOption {
  fileprivate init(_ option: Option) {
    let words: [String]? =
      switch option.name {
      case "category": Category.allCases.map(\.rawValue)
      case "board": BoardSize.allCases.map(\.rawValue)
      case "cards": CardContent.allCases.map(\.rawValue)
      case "generate": GameFile.names
      default: nil
      }
    self.init(
      name: option.name, placeholder: option.value, words: words,
      purpose: option.purpose(Language.english.words))
  }

  fileprivate init(_ option: SimulationOption) {
    let isPlayer = option.name == "player"
    self.init(
      name: option.name, placeholder: option.value, words: isPlayer ? Player.namesToComplete : nil,
      purpose: option.purpose(Language.english.words), isRepeated: isPlayer)
  }
}
