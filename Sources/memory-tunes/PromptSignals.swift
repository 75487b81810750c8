import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that concern a prompt. As long as this lives they come at one place only: while keys are waited
/// for. So what is done about them can be anything, which it could not be inside of a signal handler.
final class PromptSignals {
  private static let all = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT]
  /// What is blocked while keys are waited for: nothing of these, whatever was blocked when the program began.
  private var waiting = sigset_t()

  init() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in Self.all { sigaddset(&blocked, signal) }
    sigprocmask(SIG_BLOCK, &blocked, &waiting)
    for signal in Self.all {
      sigdelset(&waiting, signal)
      Self.note(signal)
    }
  }

  /// Waits until there is input or a signal has come, and tells which.
  func waitForInput() -> Int32? {
    if let signal = Self.take() { return signal }
    var input = fd_set()
    withUnsafeMutableBytes(of: &input) { $0[0] = 1 << UInt8(STDIN_FILENO) }
    pselect(STDIN_FILENO + 1, &input, nil, nil, nil, &waiting)
    return Self.take()
  }

  /// Lets a signal do what it does to programs that do not care, and returns if that was not the end.
  func takeEffect(_ signal: Int32) {
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    sigprocmask(SIG_UNBLOCK, &one, nil)
    sigprocmask(SIG_BLOCK, &one, nil)
    Self.note(signal)
  }

  /// Has a signal noted when it comes, unless the program was started with that one ignored (as by nohup).
  private static func note(_ signal: Int32) {
    var action = sigaction()
    sigaction(signal, nil, &action)
    if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    {
      return
    }
    action.__sigaction_handler.sa_handler = { come.bitwiseOr(1 << UInt64($0), ordering: .relaxed) }
    sigaction(signal, &action, nil)
  }

  private static func take() -> Int32? {
    let signals = come.load(ordering: .relaxed)
    guard signals != 0 else { return nil }
    let signal = signals.trailingZeroBitCount
    come.bitwiseAnd(~(1 << UInt64(signal)), ordering: .relaxed)
    return Int32(signal)
  }
}

/// The signals that have come, a bit for each. A handler can reach nothing but what is global.
private let come = Atomic<UInt64>(0)
