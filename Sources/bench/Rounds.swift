#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Times two things in turn, so that whatever else the machine does meets both.
enum Rounds {
  private static let counted = 7

  /// The median time of each in nanoseconds. The first round is not counted.
  static func medians(_ ours: () -> Void, _ theirs: () -> Void) -> (ours: Double, theirs: Double) {
    var times: [(ours: Double, theirs: Double)] = []
    for _ in 0...counted { times.append((time(ours), time(theirs))) }
    times.removeFirst()
    return (times.map(\.ours).sorted()[counted / 2], times.map(\.theirs).sorted()[counted / 2])
  }

  /// The least time of one of `count` things in nanoseconds, of which `body` does as many as it is told.
  static func least(of count: Int, _ body: (_ count: Int) -> Void) -> Double {
    (1...20).map { _ in time { body(count) } }.min()! / Double(count)
  }

  /// The time of the processor, which others may want too while `body` runs.
  private static func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
