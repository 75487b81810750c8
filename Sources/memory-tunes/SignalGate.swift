import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets signals come at one place only: while something is waited for. So what is done about them can be
/// anything, which it could not be inside of a signal handler. Gates may stand one inside the other.
final class SignalGate {
  /// Those that want the program to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Those that concern a prompt.
  static let prompt = ending + [SIGTSTP, SIGCONT, SIGWINCH]

  enum Event: Equatable {
    case input
    case signal(Int32)
    case timeout
  }

  private let signals: [Int32]
  private var maskBefore = sigset_t()
  private var actionsBefore: [sigaction] = []
  /// What is blocked while waiting: nothing of these, whatever was blocked when the program began.
  private var maskOfWaiting = sigset_t()

  init(_ signals: [Int32]) {
    self.signals = signals
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&blocked, signal) }
    sigprocmask(SIG_BLOCK, &blocked, &maskBefore)
    maskOfWaiting = maskBefore
    for signal in signals {
      sigdelset(&maskOfWaiting, signal)
      var before = sigaction()
      sigaction(signal, nil, &before)
      actionsBefore.append(before)
      Self.note(signal)
    }
  }

  /// What has come in between takes the effect that it would have had without the gate.
  deinit {
    for (place, signal) in signals.enumerated() {
      sigaction(signal, &actionsBefore[place], nil)
      if take(only: signal) != nil { raise(signal) }
    }
    sigprocmask(SIG_SETMASK, &maskBefore, nil)
  }

  /// Waits until there is something to read (or the other end is closed), a signal has come, or so many
  /// milliseconds are over; nil for nothing to read, or for no end.
  func wait(for file: Int32?, milliseconds: Int? = nil) -> Event {
    if let signal = take() { return .signal(signal) }
    var files = fd_set()
    if let file { withUnsafeMutableBytes(of: &files) { $0[Int(file) / 8] = 1 << UInt8(file % 8) } }
    var time = timespec(tv_sec: (milliseconds ?? 0) / 1000, tv_nsec: (milliseconds ?? 0) % 1000 * 1_000_000)
    let ready = withUnsafePointer(to: &time) {
      pselect((file ?? -1) + 1, &files, nil, nil, milliseconds == nil ? nil : $0, &maskOfWaiting)
    }
    if ready > 0 { open() }
    if let signal = take() { return .signal(signal) }
    return ready == 0 ? .timeout : .input
  }

  /// Lets come what has been held back. Where there is something to read at once, Linux waits for nothing else.
  private func open() {
    var mask = sigset_t()
    sigprocmask(SIG_SETMASK, &maskOfWaiting, &mask)
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Lets a signal do what it does to programs that do not care, and returns if that was not the end.
  func takeEffect(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, number)
    sigprocmask(SIG_UNBLOCK, &one, nil)
    sigprocmask(SIG_BLOCK, &one, nil)
    Self.note(number)
  }

  /// Has a signal noted when it comes, unless the program was started with that one ignored (as by nohup).
  private static func note(_ signal: Int32) {
    var action = sigaction()
    sigaction(signal, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    guard handler != unsafeBitCast(SIG_IGN, to: Int.self) else { return }
    action = sigaction()
    action.__sigaction_handler.sa_handler = { come.bitwiseOr(1 << UInt64($0), ordering: .relaxed) }
    sigaction(signal, &action, nil)
  }

  private func take() -> Int32? {
    signals.first { take(only: $0) != nil }
  }

  private func take(only signal: Int32) -> Int32? {
    let bit: UInt64 = 1 << UInt64(signal)
    return come.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit == 0 ? nil : signal
  }
}

/// The signals that have come, a bit for each. A handler can reach nothing but what is global.
private let come = Atomic<UInt64>(0)
