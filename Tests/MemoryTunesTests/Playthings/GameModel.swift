/// The rules of the game as the manual describes them, independent of the program: everything follows from the
/// lines since the deal, and is worked out anew for each answer.
struct GameModel {
  enum Entry: Equatable {
    case flip(Int)
    case pass
    case reveal
  }

  let seed: UInt64
  /// The tune of each card, as an index from 1.
  let faces: [Int]
  let names: [String]
  /// What each accepted line did.
  private(set) var lines: [[Entry]] = []
  private(set) var undone: [[Entry]] = []

  init(seed: UInt64, faces: [Int], names: [String]) {
    (self.seed, self.faces, self.names) = (seed, faces, names)
  }

  /// The game after some entries.
  private struct Situation {
    var up: [Int] = []
    var matched: Set<Int> = []
    var seen: Set<Int> = []
    var flips = 0
    var moves = 0
    var passes = 0
    var turn = 0
    var isRevealed = false
    var scores: [(pairs: Int, moves: Int)]
    /// Completed moves and passes: the seat and the cards.
    var log: [[Int]] = []
    /// The cards turned up and the seat that turned them.
    var turned: [(card: Int, seat: Int)] = []
  }

  private func phase(_ situation: Situation) -> String {
    if situation.matched.count == faces.count { return "finished" }
    return situation.passes == names.count ? "drawn" : situation.isRevealed ? "revealed" : "playing"
  }

  /// Nil if an entry is refused.
  private func situation(after entries: [Entry]) -> Situation? {
    var now = Situation(scores: names.map { _ in (0, 0) })
    for entry in entries {
      if phase(now) != "playing" { return nil }
      switch entry {
      case .flip(let card):
        guard faces.indices.contains(card - 1), !now.matched.contains(card), now.up != [card] else {
          return nil
        }
        now.flips += 1
        now.seen.insert(card)
        now.turned.append((card, now.turn))
        guard now.up.count == 1 else {
          now.up = [card]
          continue
        }
        now.up.append(card)
        now.log.append([now.turn] + now.up)
        now.moves += 1
        now.passes = 0
        now.scores[now.turn].moves += 1
        if faces[now.up[0] - 1] == faces[card - 1] {
          now.scores[now.turn].pairs += 1
          now.matched.formUnion(now.up)
          now.up = []
        } else {
          now.turn = (now.turn + 1) % names.count
        }
      case .pass:
        guard names.count > 1, now.up.count != 1, now.seen.subtracting(now.matched).count >= 2 else {
          return nil
        }
        now.log.append([now.turn])
        now.passes += 1
        now.turn = (now.turn + 1) % names.count
      case .reveal:
        for card in 1...faces.count where !now.matched.contains(card) && !now.up.contains(card) {
          now.turned.append((card, now.turn))
        }
        now.isRevealed = true
      }
    }
    return now
  }

  /// Plays a line. Returns false if it is refused; then nothing changes.
  mutating func play(_ entries: [Entry]) -> Bool {
    guard situation(after: lines.joined() + entries) != nil else { return false }
    lines.append(entries)
    undone = []
    return true
  }

  mutating func undo() { undone.append(lines.removeLast()) }
  mutating func redo() { lines.append(undone.removeLast()) }

  /// The object `game` of an answer, up to par and after it. `count`: the number of lines before this one.
  func json(since count: Int) -> (beforePar: String, afterPar: String) {
    let before = situation(after: Array(lines.prefix(count).joined()))!
    let now = situation(after: Array(lines.joined()))!
    func face(_ card: Int) -> String {
      let face = faces[card - 1]
      return #""card":\#(card),"face":\#(face),"title":"T\#(face)","artist":"A\#(face)""#
    }
    let visible = now.isRevealed ? Array(1...faces.count) : (now.matched + now.up).sorted()
    let shown = visible.map { "{\(face($0)),\"matched\":\(now.matched.contains($0)),\"side\":null}" }
    let players = zip(names, now.scores).map {
      #"{"name":"\#($0)","pairs":\#($1.pairs),"moves":\#($1.moves),"kind":"person","level":null}"#
    }
    let log = now.log.dropFirst(before.log.count).map { "[\($0.map(String.init).joined(separator: ","))]" }
    let turned = now.turned.dropFirst(before.turned.count).map { "{\(face($0.card)),\"player\":\($0.seat)}" }
    return (
      #""game":{"phase":"\#(phase(now))","seed":"\#(seed)","pairs":\#(faces.count / 2),"flips":\#(now.flips),"#
        + #""moves":\#(now.moves),"matched":\#(now.matched.count / 2),"shown":[\#(shown.joined(separator: ","))],"#,
      #""hints":0,"players":[\#(players.joined(separator: ","))],"turn":\#(now.turn),"#
        + #""log":[\#(log.joined(separator: ","))],"day":null,"turned":[\#(turned.joined(separator: ","))],"match":null,"deck":"#
    )
  }
}
