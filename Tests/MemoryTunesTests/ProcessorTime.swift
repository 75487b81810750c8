import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Expects work to take linear time. Compares two sizes, one sixteen times the other: linear work takes about
/// sixteen times as long, quadratic work 256 times.
func expectGrowth(
  withSize size: Int, rounds: Int = 2, sourceLocation: SourceLocation = #_sourceLocation,
  time: (_ size: Int) throws -> Duration
) rethrows {
  let least = try (1...rounds).map { _ in try time(size) }.min()!
  let more = try (1...rounds).map { _ in try time(16 * size) }.min()!
  #expect(more < least * 80 + .milliseconds(30), "\(least) \(more)", sourceLocation: sourceLocation)
}

/// The processor time that this thread needs for some work, whatever else the machine does.
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
