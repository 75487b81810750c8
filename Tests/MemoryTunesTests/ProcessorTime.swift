import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Expects work to take a time that grows with its size. The times of two sizes are compared, of which one is
/// sixteen times the other: such work takes about sixteen times as long, and work that grows with the square
/// 256 times.
func expectGrowth(
  withSize size: Int, rounds: Int = 2, sourceLocation: SourceLocation = #_sourceLocation,
  time: (_ size: Int) throws -> Duration
) rethrows {
  let least = try (1...rounds).map { _ in try time(size) }.min()!
  let more = try (1...rounds).map { _ in try time(16 * size) }.min()!
  #expect(more < least * 80 + .milliseconds(30), "\(least) \(more)", sourceLocation: sourceLocation)
}

/// The processor time that this thread needs for some work. What else the machine does adds nothing to it.
func processorTime(of work: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  try work()
  return now() - start
}
