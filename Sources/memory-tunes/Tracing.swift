import Program
import Text

/// Writes a trace, which ends with the state if the program crashes.
enum Tracing {
  /// The file that the trace is written to.
  private nonisolated(unsafe) static var file = STDERR_FILENO

  /// The state as a line. A signal handler cannot allocate memory, so it is prepared.
  private nonisolated(unsafe) static var state = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Appends the lines to `output`, or writes them to standard error if it is nil. From now on, a crash writes
  /// the last state passed to the result.
  static func begin(in output: OutputFile?) throws(Trouble) -> (_ line: String, _ state: String) -> Void {
    if let output { file = try output.opened(O_APPEND) }
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(crash) { number in
        Tracing.put(UnsafeRawBufferPointer(Tracing.state))
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
      Array((line + "\n").utf8).withUnsafeBytes { put($0) }
    }
  }

  /// A failure is ignored: the game goes on without its trace.
  private static func put(_ bytes: UnsafeRawBufferPointer) {
    _ = write(file, bytes.baseAddress, bytes.count)
  }
}
