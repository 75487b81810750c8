import CSystem
import MemoryTunes
import Text

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the program that fetches tunes as a child. No child is left behind: it is stopped and waited for here,
/// and it stops by itself at its own timeout.
struct FetchProgram {
  private static let name = "memory-tunes-fetch"
  /// In milliseconds: the player is told after `blink`, and the child is stopped after `patience`.
  private static let blink = 200
  private static let patience = 15_000
  private static let largest = 16 * 1024 * 1024

  private enum Outcome {
    /// The child ended with this status, as waitpid reports it.
    case ended(Int32)
    /// This signal came while the child was waited for.
    case signal(Int32)
    case late
    case tooMuch
  }

  /// Runs it for a search term and returns what it prints. Calls `wait` if that takes longer than a blink, and
  /// then after every second.
  static func fetch(_ term: String, wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem> {
    let gate = SignalGate(SignalGate.ending)
    let (child, output): (pid_t, Int32)
    do throws(FetchProblem) {
      (child, output) = try start(term)
    } catch {
      return .failure(error)
    }
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
      // The signal takes effect when the gate is gone: at once or, at a prompt, when the terminal is restored.
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
    of child: pid_t, _ output: Int32, into text: inout [UInt8], gate: SignalGate, wait: (_ seconds: Int) -> Void
  ) -> Outcome {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let start = SteadyClock.now
    /// The seconds that the player was told last.
    var told = -1
    // The child may close its output before it ends.
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
      let waited = SteadyClock.now - start
      if waited > patience { return .late }
      if waited >= blink, waited / 1000 > told {
        told = waited / 1000
        wait(told)
      }
    }
  }

  /// Stops the child and whatever it has started.
  private static func end(_ child: pid_t) {
    kill(-child, SIGKILL)
    // It may have left its group.
    kill(child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// Starts the child. Returns it and the end of a pipe from which its output can be read.
  private static func start(_ term: String) throws(FetchProblem) -> (child: pid_t, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .notStarted }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    // Structures in Glibc, and in Darwin pointers to them.
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    // The signals that are held back here must stop the child, but keys must not: they are for the game.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // The child must not ignore what the game ignores.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    let path = places.first { access($0.cString, X_OK) == 0 } ?? FilePath(name)
    var arguments = [strdup(name), strdup("--"), strdup(term), nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, path.cString, &actions, &attributes, &arguments, environ)
    guard code == 0 else {
      close(ends[0])
      throw [ENOENT, ENOTDIR, EACCES, ELOOP, ENOEXEC].contains(code) ? .noProgram : .notStarted
    }
    return (child, ends[0])
  }

  /// Where the program is looked for before the PATH: beside this program, and where packages put helpers.
  private static var places: [FilePath] {
    guard let folder = ProgramFolder.path else { return [] }
    return [folder.appending(name), folder.appending("../libexec/memory-tunes/\(name)")]
  }
}
