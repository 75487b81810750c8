import Flow

struct Board {  // stand-in with the shape of the real thing
  var faces: [UInt32]
  var matched: [UInt64]
  var a = -1, b = -1
  var flips = 0, moves = 0, pairs = 0
  mutating func flip(_ c: Int) -> Bool {
    guard c >= 0, c < faces.count, matched[c >> 6] & (1 << (UInt64(c) & 63)) == 0 else { return false }
    if a >= 0 && b < 0 {
      if a == c { return false }
      flips += 1; moves += 1
      if faces[a] == faces[c] {
        matched[c >> 6] |= 1 << (UInt64(c) & 63)
        matched[a >> 6] |= 1 << (UInt64(a) & 63)
        a = -1; pairs += 1
      } else {
        b = c
      }
    } else {
      flips += 1; a = c; b = -1
    }
    return true
  }
}
enum Phase { case none; case playing(Board) }
struct S {
  var title: String = ""; var notice: [Int] = []; var board: Board?; var deck: [UInt8] = [];
  var starts: [Int32] = []
}
enum A { case flip(Int), other(String) }
func red(_ s: inout S, _ a: A) -> [Int] {
  switch a {
  case .flip(let c): _ = s.board?.flip(c); return [];
  case .other: return []
  }
}
let clock = ContinuousClock()
func med(_ n: Int, _ body: () -> Void) -> Double {
  var xs: [Double] = []
  for _ in 0..<7 {
    let d = clock.measure(body);
    xs.append(
      Double(d.components.attoseconds) / 1e9 / Double(n) + Double(d.components.seconds) * 1e9 / Double(n))
  }
  return xs.sorted()[3]
}
func run() {
  for cards in [16, 1000, 100_000, 1_000_000] {
    let n = 2_000_000
    let start = S(
      board: Board(
        faces: (0..<cards).map { UInt32($0 % (cards / 2)) }, matched: Array(repeating: 0, count: cards / 64 + 1)
      ))
    var s = start
    let direct = med(n) {
      var c = 0; for _ in 0..<n { _ = red(&s, .flip(c)); c += 1; if c == cards { c = 0 } }
    }
    let store = Store<S, A, Int>(state: start, reducer: red, perform: { _, _ in })
    var told = 0
    let sub = store.subscribe(select: { $0.board?.flips }, skipRepeats: ==) { _ in told += 1 }
    let through = med(n) {
      var c = 0; for _ in 0..<n { store.dispatch(.flip(c)); c += 1; if c == cards { c = 0 } }
    }
    print(cards, direct, through, through / direct, told, s.board!.flips)
    withExtendedLifetime(sub) {}
  }
}
run()
