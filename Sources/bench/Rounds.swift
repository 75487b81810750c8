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

  private static func time(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .nanoseconds(1)
  }
}
