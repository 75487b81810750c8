// The rows of scripts/bench about the flow of actions. With arguments, does some work of `Crowd`, whose
// instructions scripts/check-growth counts, or renders messages for scripts/check-catalogs.

import Program

if CommandLine.arguments.dropFirst() == ["messages"] {
  Renderings.printAll()
  exit(0)
}
if CommandLine.arguments.count == 4, let first = Int(CommandLine.arguments[2]),
  let second = Int(CommandLine.arguments[3])
{
  switch CommandLine.arguments[1] {
  case "end": Crowd.end(stores: first, subscribers: second)
  case "call": Crowd.call(times: second, gone: first)
  default: exit(2)
  }
  exit(0)
}

let flips = 1_000_000
let (small, large) = (Flipping(cards: 16), Flipping(cards: 1_000_000))
let called = time(of: flips, small.call)
let dispatched = time(of: flips, small.dispatch)
let dispatchedAmongMany = time(of: flips, large.dispatch)

let bare = Counting()
let call = time(of: flips, bare.call)
let none = time(of: flips, bare.dispatch)
let one = time(of: flips, Counting().subscribe(1).dispatch)
let selecting = time(of: flips, Counting().subscribeSelecting().dispatch)
let middleware = time(of: flips, Counting(middleware: 5).dispatch)
let crowd = time(of: flips / 1000, Counting().subscribe(3000).dispatch)

row("a flip dispatched; its reducer called", dispatched, called)
row("a flip dispatched among 1,000,000 cards; among 16", dispatchedAmongMany, dispatched)
row("an action dispatched, one capturing subscriber; its reducer called", one, call)
row("the same, selecting with skipRepeats", selecting, call)
row("an action dispatched, 3,000 capturing subscribers; one", crowd, one)
row("each capturing middleware; a reducer called", (middleware - none) / 5, call)

/// The time of one repetition in nanoseconds; `body` does `count` of them. The minimum of several rounds,
/// because other load only adds to it.
func time(of count: Int, _ body: (_ count: Int) -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let times = (1...10).map { _ in
    let start = now()
    body(count)
    return now() - start
  }
  return times.min()! / Double(count)
}

/// Prints a row of the table.
func row(_ what: String, _ ours: Double, _ theirs: Double) {
  /// With two digits after the point.
  func decimal(_ value: Double) -> String {
    let hundredths = String(Int((value * 100).rounded()) + 1000)
    return "\(Int(hundredths.dropLast(2))! - 10).\(hundredths.suffix(2))"
  }
  print("| \(what) | \(decimal(ours)) ns | \(decimal(theirs)) ns | \(decimal(ours / theirs)) |")
}
