@testable import MemoryGame
@testable import MemoryTunes

/// A line of a grammar of commands: most of them are understood, and many turn cards.
struct GameLine {
  private let input: Input
  private let state: AppState

  static func next(_ input: Input, on state: AppState) -> [UInt8] {
    GameLine(input: input, state: state).line()
  }

  private func line() -> [UInt8] {
    switch input.below(16) {
    case 0...4: return Array(flip.utf8)
    case 5: return Array("\(pick("undo", "redo", "goto", "log")) \(input.below(12))".utf8)
    case 6: return Array("\(pick("undo", "redo", "log", "hint", "pass", "par", "review", "pass")) ".utf8)
    case 7: return Array("play \(input.below(12))".utf8)
    case 8: return Array("given \(pick("seed", "pairs", "hints", "undone", "began", "cleared")) \(number)".utf8)
    case 9: return Array(("players" + (0..<input.below(5)).map { _ in " " + player }.joined()).utf8)
    case 10: return Array("deck \(file)".utf8)
    case 11: return givenTune
    case 12: return input.line()
    case 13: return Array("\(pick("seed", "play", "flip", "undo", "redo", "goto", "log", "")) \(number)".utf8)
    default: return Array(plain.utf8)
    }
  }

  private var plain: String {
    pick(
      "play", "game", "menu", "back", "categories", "show", "help", "tunes", "tunes fetch",
      "tunes clear", "tunes category", "players", "category rap", "category metal", "category 9", "cards split",
      "cards same", "1", "2", "3",
      "  flip\t1  ",
      "# a comment", "", "filp 1", "help flip", "given file", "given fetching", "given start",
      "given deck \(file)", "given refusal \(file)", "given category pop", "given setting cards split",
      "given trouble not-reached",
      "given source \(origin)",
      "given tune", "given", "\u{FF11}", "flip 1\r", "flip 1\r\r", "\u{0}", "\u{202E}flip 2")
  }

  private var flip: String {
    guard let board = state.game.table?.game.board else { return "play 3" }
    let card = 1 + input.below(board.faces.count)
    switch input.below(5) {
    case 0: return "\(card)"
    case 1: return "flip \(card) \(1 + input.below(board.faces.count + 1))"
    case 2:
      let mate = board.cards.first { $0 != card && board.faces[$0 - 1] == board.faces[card - 1] }
      return "flip \(card) \(mate ?? card)"
    default: return "flip \(card)"
    }
  }

  private var number: String {
    pick(
      "0", "1", "2", "3", "7", "00000000000000000012", "9999", "2147483647", "2147483648", "4294967296",
      "9223372036854775806", "9223372036854775807", "9223372036854775808", "18446744073709551615",
      "18446744073709551616", "99999999999999999999999999", "-1", "+1", "1.5", "x")
  }

  private var player: String {
    pick(
      "ann", "bob", "Ann", "e\u{301}", "é", "optimal", "random", "forgetful:0.3", "forgetful:1", "capacity:2",
      "capacity:0", "zwick-paterson", "\u{301}", "\u{200D}", "optimall", "a:b",
      "capacity:99999999999999999999", "漢字")
  }

  private var file: String {
    pick(
      "one.tsv", "none!", "e\u{301}.tsv", "é.tsv", "a b", " blank", "#", "\u{202E}x", "folder/deck.tsv", "/",
      ".",
      "~/x.tsv", "Pop", "pop", "\u{301}", "'", "\\", "given tune")
  }

  private var givenTune: [UInt8] {
    let beginning = pick("given tune ", "Given tune ", "given  tune ", "given tune\t", "GIVEN TUNE ")
    if input.below(4) == 0 { return Array(beginning.utf8) + input.line() }
    let deck = OddDeck.file(input.next()).split(separator: UInt8(ascii: "\n"))
    return Array(beginning.utf8) + input.pick(deck)
  }

  private var origin: String {
    pick("built-in", "fetched", "kept 5", "stale 99999999", "file", "kept 9223372036854775807", "kept")
  }

  private func pick(_ words: String...) -> String { input.pick(words) }
}
