import Synchronization
import Text

/// A child process, in its own process group.
struct ChildProcess {
  private let id: pid_t
  /// The descriptors of its standard input and output.
  let input: Int32
  let output: Int32

  /// Pipes created while another child is started would be inherited by it.
  private static let starting = Mutex(())

  /// Nil, with `errno` set, if it cannot be started. `showsErrors`: whether its standard error is shown.
  init?(_ path: FilePath, _ arguments: [String], showsErrors: Bool) {
    let started = Self.starting.withLock { _ in Self.start(path, arguments, showsErrors: showsErrors) }
    guard let started else { return nil }
    (id, input, output) = started
  }

  private static func start(
    _ path: FilePath, _ arguments: [String], showsErrors: Bool
  ) -> (pid_t, input: Int32, output: Int32)? {
    guard let output = Pipe() else { return nil }
    guard let input = Pipe() else {
      for end in [output.reading, output.writing] { close(end) }
      return nil
    }
    defer { for end in [input.reading, output.writing] { close(end) } }

    // Structures, or in Darwin pointers to them.
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    if !showsErrors { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }

    // Signals from keys are for the game, and the child must not ignore what the game ignores.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var ignored = sigset_t([SIGPIPE, SIGXFSZ])
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    var copies = arguments.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, path.cString, &actions, &attributes, &copies, environ)
    guard code == 0 else {
      for end in [input.writing, output.reading] { close(end) }
      errno = code
      return nil
    }
    return (child, input.writing, output.reading)
  }

  /// Its exit status, as waitpid reports it; nil if it is running.
  func status() -> Int32? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? status : nil
  }

  /// Kills it and its children, and waits for its end.
  func stop() {
    kill(-id, SIGKILL)
    // It may have left its group.
    kill(id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }
}

/// The two ends of a pipe, not inherited by children.
struct Pipe {
  let reading: Int32
  let writing: Int32

  /// Nil, with `errno` set, if there can be no more.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Tells a player who waits for a child when that takes noticeably long, and then after every second.
struct WaitingNotice {
  /// In milliseconds.
  static let blink = 200
  /// The seconds shown last.
  private var told = -1

  mutating func show(after milliseconds: Int, _ show: (_ seconds: Int) -> Void) {
    guard milliseconds >= Self.blink, milliseconds / 1000 > told else { return }
    told = milliseconds / 1000
    show(told)
  }
}
