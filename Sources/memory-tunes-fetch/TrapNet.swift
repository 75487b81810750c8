import Manual
import Program
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program falls into where a library stops it. On Linux URLSession stops it at some answers (a header
/// that is cut off, a Content-Length of nearly 2^63, a redirect to `//a%2Fb`), with a report of many lines.
/// That is trouble with the answer, and is to be told like it.
enum TrapNet {
  private static let isSpread = Atomic(false)
  private nonisolated(unsafe) static var lastWords = UnsafeRawBufferPointer(start: nil, count: 0)
  private nonisolated(unsafe) static var status: Int32 = 0

  /// From now on a trap is this trouble.
  static func spread(for trouble: Trouble) {
    // A signal handler must not allocate.
    let text = trouble.lines(from: ProgramUsage.fetch.name).utf8
    let line = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    line.copyBytes(from: text)
    lastWords = UnsafeRawBufferPointer(line)
    status = trouble.status
    // The library writes there why it stops.
    StandardError.silenceLibraries()
    isSpread.store(true, ordering: .sequentiallyConsistent)
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(trap) { _ in
        // When the result is being told already, the trap is too late to count.
        while !TrapNet.isSpread.exchange(false, ordering: .sequentiallyConsistent) { pause() }
        StandardError.put(TrapNet.lastWords)
        _exit(TrapNet.status)
      }
    }
  }

  /// From now on a trap does not count: the result is known.
  static func fold() {
    isSpread.store(false, ordering: .sequentiallyConsistent)
  }
}
