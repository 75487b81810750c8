import Testing
import Wording
@testable import MemoryTunes

/// Memory is spatial: no answer moves the cards.
struct StillCardsTests {
  private static let terminals = [(80, 24), (40, 20), (30, 10)]

  /// Games before the command, with titles that contain no digits.
  private static let games = [
    ["play 8"], ["play 8", "flip 1"], ["play 8", "flip 1 2"], ["play 8", "flip 1 2", "flip 3", "undo"],
    ["players you ben", "play 8", "flip 1 2"], ["players you hard", "play 8", "flip 1 2"],
    ["play 8", "help", "flip 1"], ["play 3", "flip 1 2", "flip 3 4", "flip 5 6", "flip 1 3"],
    ["play 20", "flip 7 8"],
    ["players ann ben", "play 2", "1", "2", "pass"], ["players optimal", "play 8"],
  ]

  /// Every command, with each number of arguments that it takes.
  private static let lines =
    CommandList.all.commands.filter { !["play", "daily", "yes", "quit", "practice"].contains($0.name) }.flatMap
  {
    command in
    ["", " 1", " all"].map { command.name + $0 }
  } + [
    "set color never", "language ru", "help flip", "players a b c", "", "3", "4 5", "filp 3",
    "x" + String(repeating: "yz", count: 300),
  ]

  @Test(arguments: terminals)
  func `no answer moves a card`(width: Int, height: Int) {
    // Each game with a part of the lines, so that each line is typed in two games or more.
    for (index, game) in Self.games.enumerated() {
      for line in stride(from: (index + height) % 13, to: Self.lines.count, by: 13).map({ Self.lines[$0] }) {
        let transcript = session(width, height)
        transcript.play(lines: game)
        let before = board(transcript.play("show"))
        #expect(!before.isEmpty || height == 10, "\(game)")
        let table = transcript.state.game.table!.number
        var answer = transcript.play(line)
        for again in ["game", "show"] {
          guard transcript.state.game.table?.number == table else { break }
          let after = board(answer)
          #expect(
            after.isEmpty || after == before || isExcerpt(answer) || transcript.state.headline is Ending,
            "\(line) after \(game) at \(width) x \(height): \(answer)")
          answer = transcript.play(again)
        }
        let isOther = transcript.state.game.table?.number != table
        #expect(isOther || !board(answer).isEmpty, "\(line) after \(game) at \(width) x \(height): \(answer)")
      }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `the columns of a game are the same from its deal to its end, which is in sight`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let (width, height) = (24 + chance.below(100), 8 + chance.below(28))
    let pairs = 2 + chance.below(8)
    let transcript = session(width, height, chance.pick(Language.allCases))
    let players = chance.pick(["players you", "players you ben", "players you ben ann"])
    transcript.play(lines: [players, chance.pick(["match 3", ""]), "play \(pairs)"])
    let columns = transcript.session.text!.columns
    // On a small terminal, the end may have space for all cards in more columns alone, or for a part of them.
    let isSmall = width < 36 || height < 16
    let columnsIfShown = isSmall ? [0] + Array(columns...max(columns, 36)) : [columns]
    while let game = transcript.state.game.table?.game, !game.isOver {
      let cards = game.board.cards.filter(game.board.canFlip)
      let card = chance.pick(cards)
      let second = chance.pick([game.board.mate(of: card), game.board.mate(of: card), chance.pick(cards)])
      transcript.play(chance.pick(["\(card) \(second)", "\(card)"]))
      #expect(columnsIfShown.contains(transcript.session.text!.columns) && !transcript.session.text!.hasMore)
    }
    for line in ["par", "filp", "log 3", "show"] {
      transcript.play(line)
      #expect(columnsIfShown.contains(transcript.session.text!.columns), "\(line)")
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a mark says that earlier moves are not listed`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let transcript = session(80, 12 + chance.below(16))
    transcript.play(lines: ["players you easy normal hard beginner", "play \(4 + chance.below(9))"])
    for _ in 0..<12 where transcript.state.game.table?.game.isOver == false {
      transcript.play("\(1 + chance.below(8)) \(1 + chance.below(8))")
      let rows = transcript.play("show").withoutEscapes.matches(
        of: #/(?m)^([… ]?)(?:you|easy|normal|hard|beginner)  /#)
      let moves = transcript.state.game.table!.game.moves(since: transcript.state.startOfMoves(redraws: true))
      #expect((rows.first?.output.1 == "…") == (!rows.isEmpty && rows.count < moves.count))
    }
  }

  private func session(_ width: Int, _ height: Int, _ language: Language = .english) -> Transcript {
    var style = Style()
    (style.width, style.height, style.redraws, style.frame) = (width, height, true, .box)
    let titles = ["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op"].flatMap { first in
      ["qr", "st", "uv"].map { "Tune \(first)\($0)" }
    }
    let deck = titles.map { "\($0)\tArtist\n" }.joined()
    return Transcript(
      style: style, isTyped: true, deck: try! Deck(.file(name: "letters"), file: Array(deck.utf8)),
      set: { ($0.values.tunes, $0.values.presentation.language) = (.builtIn, language) })
  }

  /// An excerpt has the rows that matter most, which a line may change.
  private func isExcerpt(_ answer: String) -> Bool { answer.contains(" more") }

  /// The parts of the board that no card changes, by line: the ends of its frame, or the numbers. Empty if
  /// there is no board.
  private func board(_ answer: String) -> [Int: String] {
    let lines = answer.withoutEscapes.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = lines.firstIndex(where: { $0.hasPrefix("┌") }),
      let last = lines.firstIndex(where: { $0.hasPrefix("└") })
    {
      return [first: "", last: String(lines[last])]
    }
    /// Whether a line begins with a card's number and its mark.
    func isRow(_ line: Substring) -> Bool {
      let cell = line.drop { $0 == " " }
      let mark = cell.drop { $0.isWholeNumber }
      return mark.count < cell.count
        && (mark.first.map { "*=!".contains($0) } == true || mark.drop { $0 == " " }.first == "·")
    }
    let first = lines.prefix(5).firstIndex(where: isRow) ?? lines.endIndex
    let rows = zip(first..., lines[first...].prefix(while: isRow))
    return Dictionary(uniqueKeysWithValues: rows.map { ($0, String($1.map { $0.isWholeNumber ? $0 : " " })) })
      .mapValues { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}

extension String {
  /// Without `ESC [ number letter`. A regular expression takes ten times as long.
  var withoutEscapes: String {
    let parts = split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    return parts[0] + parts.dropFirst().map { $0.drop { $0.isNumber || $0 == ";" }.dropFirst() }.joined()
  }
}
