import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that fetches tunes, run as a child. Whatever ends first, no child is left behind: it is ended and
/// waited for here, and by itself it ends within its own timeout.
struct FetchProgram {
  private static let name = "memory-tunes-fetch"
  /// In milliseconds: after a blink the player is told, and after so long the child is not trusted any more.
  private static let blink = 200
  private static let patience = 15_000
  private static let largest = 16 * 1024 * 1024

  private enum Outcome {
    /// With this status, as waitpid tells it.
    case ended(Int32)
    /// While it was waited for there came this signal.
    case signal(Int32)
    case late
    case tooMuch
  }

  /// Runs it for a search term and returns what it prints. Calls `wait` when that takes longer than a blink.
  static func fetch(_ term: String, wait: () -> Void) -> Result<[UInt8], FetchProblem> {
    let gate = SignalGate(SignalGate.ending)
    guard let (child, output) = start(term) else { return .failure(.noProgram) }
    defer { close(output) }
    var text: [UInt8] = []
    switch outcome(of: child, output, into: &text, gate: gate, wait: wait) {
    case .ended(0):
      return .success(text)
    case .ended(let status):
      let exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
      return .failure(exit == 127 ? .noProgram : FetchProblem(status: exit))
    case .signal(let signal):
      end(child)
      // It takes its effect when the gate is gone: at once or, at a prompt, when the terminal is given back.
      if signal != SIGINT { raise(signal) }
      return .failure(.givenUp)
    case .late:
      end(child)
      return .failure(.notReached)
    case .tooMuch:
      end(child)
      return .failure(.notUnderstood)
    }
  }

  /// Reads what the child prints, and waits for its end.
  private static func outcome(
    of child: pid_t, _ output: Int32, into text: inout [UInt8], gate: SignalGate, wait: () -> Void
  ) -> Outcome {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let start = now()
    var isTold = false
    // Its output may be over before it is itself.
    var isOver = false
    while true {
      switch gate.wait(for: isOver ? nil : output, milliseconds: isOver ? 1 : blink) {
      case .signal(let signal): return .signal(signal)
      case .timeout: break
      case .input:
        let count = piece.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
        isOver = count <= 0
        text += piece[..<max(0, count)]
        if text.count > largest { return .tooMuch }
      }
      var status: Int32 = 0
      if isOver, waitpid(child, &status, WNOHANG) == child { return .ended(status) }
      let waited = now() - start
      if waited > patience { return .late }
      if waited >= blink, !isTold {
        isTold = true
        wait()
      }
    }
  }

  /// Ends the child, together with what it may have started.
  private static func end(_ child: pid_t) {
    kill(-child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// In milliseconds, of a clock that nobody sets.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Starts the child, and returns it with the end of a pipe from which its output can be read.
  private static func start(_ term: String) -> (child: pid_t, output: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    // The child is to be stopped by the signals that are held back here, but not by keys: they are the game's.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    let path = places.first { access($0, X_OK) == 0 } ?? name
    var arguments = [strdup(name), strdup("--"), strdup(term), nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, path, &actions, &attributes, &arguments, environ) == 0 else {
      close(ends[0])
      return nil
    }
    return (child, ends[0])
  }

  /// Where it is looked for before the PATH: beside this program, and where packages put helpers.
  private static var places: [String] {
    guard let path = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(path) }
    let program = String(cString: path)
    let folder = program[...(program.lastIndex(of: "/") ?? program.startIndex)]
    return ["\(folder)\(name)", "\(folder)../libexec/memory-tunes/\(name)"]
  }
}
