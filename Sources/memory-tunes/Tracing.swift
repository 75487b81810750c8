import Program

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a trace goes: to standard error, at a crash with the state.
enum Tracing {
  /// The state as a line. A signal handler cannot allocate, so it is ready before.
  private nonisolated(unsafe) static var state = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// From now on a crash writes the state that was handed to the result last.
  static func begin() -> (_ line: String, _ state: String) -> Void {
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(crash) { number in
        StandardError.put(UnsafeRawBufferPointer(Tracing.state))
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return { line, state in
      let bytes = (state + "\n").utf8
      let last = Tracing.state
      let next = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      next.copyBytes(from: bytes)
      Tracing.state = next
      last.deallocate()
      StandardError.put(line)
    }
  }
}
