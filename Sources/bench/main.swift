// The rows of scripts/bench that look into the program: the flow of actions. Ends with status 1 when a bound
// is missed.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let rows = comparedWithCalls() + flowAlone() + allocations() + comparedWithSmallBoards() + goingBack()
for row in rows { print(row.markdown) }
exit(rows.allSatisfy(\.holds) ? 0 : 1)

func row(_ what: String, atMost bound: Double, _ ours: () -> Void, _ theirs: () -> Void) -> Row {
  let flips = Double(Dispatching<Never, Never>.flipsPerRound)
  let times = Rounds.medians(ours, theirs)
  return Row(what, ours: times.ours / flips, theirs: times.theirs / flips, atMost: bound)
}

func comparedWithCalls() -> [Row] {
  let game = Dispatching(gameOf: 16)
  let program = Dispatching(programOf: 16)
  return [
    row("a flip dispatched, the game alone; its reducer called", atMost: 8, game.dispatch, game.call),
    row("a flip dispatched, the whole program; its reducer called", atMost: 8, program.dispatch, program.call),
  ]
}

/// Times of a dispatch are the least of all rounds, for they are so short that anything else on the machine
/// shows.
func flowAlone() -> [Row] {
  let count = 1_000_000
  let bare = Counting()
  let call = Rounds.least(of: count, bare.call)
  let none = Rounds.least(of: count, bare.dispatch)
  let one = Rounds.least(of: count, Counting().subscribe(1).dispatch)
  let selecting = Rounds.least(of: count, Counting().subscribeSelecting().dispatch)
  let middleware = Rounds.least(of: count, Counting(middleware: 5).dispatch)
  let crowd = Rounds.least(of: count / 1_000, Counting().subscribe(3_000).dispatch)
  return [
    Row(
      "an action dispatched, one capturing subscriber; its reducer called", ours: one, theirs: call, atMost: 3),
    Row("the same, selecting with skipRepeats", ours: selecting, theirs: call, atMost: 3.6),
    Row("each capturing middleware", nanoseconds: (middleware - none) / 5, atMost: 6),
    Row("an action dispatched, 3,000 capturing subscribers", nanoseconds: crowd, atMost: 8_000),
  ]
}

func allocations() -> [Row] {
  let game = Dispatching(gameOf: 16)
  let program = Dispatching(programOf: 16)
  return [
    row("allocations in a million such flips, the game alone; its reducer called", game.dispatch, game.call),
    row(
      "allocations in a million such flips, the whole program; its reducer called", program.dispatch,
      program.call),
  ]
}

func row(_ what: String, _ ours: () -> Void, _ theirs: () -> Void) -> Row {
  let allocations = Allocations()
  // The first round is not counted here either.
  ours()
  theirs()
  // The log of a game doubles its room ever more seldom, and what a flip allocates shows in every round.
  func least(_ flips: () -> Void) -> Int { (1...3).map { _ in allocations.made(flips) }.min()! }
  return Row(what, ours: least(ours), theirs: least(theirs), atMost: 0)
}

func comparedWithSmallBoards() -> [Row] {
  [("1,000", 1000), ("100,000", 100_000), ("1,000,000", 1_000_000)].map { name, cards in
    row(
      "a flip dispatched among \(name) cards; among 16", atMost: 1.3,
      Dispatching(programOf: cards).dispatch, Dispatching(programOf: 16).dispatch)
  }
}

func goingBack() -> [Row] {
  let (large, small) = (GoingBack(cards: 1_000_000), GoingBack(cards: 16))
  let times = Rounds.medians(large.goBackAndForth, small.goBackAndForth)
  let steps = Double(GoingBack.stepsPerRound)
  return [
    Row(
      "a step undone or done again among 1,000,000 cards; among 16", ours: times.ours / steps,
      theirs: times.theirs / steps, atMost: 1.3)
  ]
}
