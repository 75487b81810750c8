#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
