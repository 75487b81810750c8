import CSystem
import Synchronization

/// Delivers signals at one place only: while the program waits. Code that reacts to them is then free of a
/// signal handler's restrictions. Gates may be nested.
final class SignalGate {
  /// The signals that end the program.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The signals that do not end the program at a prompt.
  static let prompt = [SIGINT] + served
  /// Those that end no wait: the player stops and continues the program, and resizes the terminal.
  private static let served = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Does what a prompt does for one of them, whichever gate waits. Nil without a prompt.
  nonisolated(unsafe) static var serve: ((Int32) -> Void)?

  enum Event: Equatable {
    case input
    case signal(Int32)
    case timeout
    /// A signal that ends no wait has been served.
    case served
  }

  private let signals: [Int32]
  private var maskBefore = sigset_t()
  private var actionsBefore: [sigaction] = []
  /// The signals blocked while waiting: none of these, whatever was blocked when the program began.
  private var maskOfWaiting = sigset_t()

  init(_ signals: [Int32]) {
    self.signals = signals
    var blocked = sigset_t(signals)
    sigprocmask(SIG_BLOCK, &blocked, &maskBefore)
    maskOfWaiting = maskBefore
    for signal in signals + (Self.serve == nil ? [] : Self.served) { sigdelset(&maskOfWaiting, signal) }
    for signal in signals {
      var before = sigaction()
      sigaction(signal, nil, &before)
      actionsBefore.append(before)
      Self.note(signal)
    }
  }

  /// Signals that arrived meanwhile take the effect that they would have had without the gate.
  deinit {
    for (index, signal) in signals.enumerated() {
      sigaction(signal, &actionsBefore[index], nil)
      if clear(signal) { raise(signal) }
    }
    sigprocmask(SIG_SETMASK, &maskBefore, nil)
  }

  /// Waits until the file can be read (or the other end is closed), a signal has arrived, or this many
  /// milliseconds have passed. Nil means no file, or no limit.
  func wait(for file: Int32?, milliseconds: Int? = nil) -> Event {
    if let event = nextSignal() { return event }
    var time = timespec(tv_sec: (milliseconds ?? 0) / 1000, tv_nsec: (milliseconds ?? 0) % 1000 * 1_000_000)
    let ready = withUnsafePointer(to: &time) {
      wait_for_input(file ?? -1, milliseconds == nil ? nil : $0, &maskOfWaiting)
    }
    if ready > 0 { open() }
    if let event = nextSignal() { return event }
    return ready == 0 ? .timeout : .input
  }

  /// Waits in the same way, and returns whether a signal ends the wait. All signals but Ctrl-C concern the
  /// whole program: they take effect when the gate is gone, or when the gate around it waits.
  func isEnded(waitingFor file: Int32?, milliseconds: Int? = nil) -> Bool {
    var event = Event.served
    while event == .served { event = wait(for: file, milliseconds: milliseconds) }
    guard case .signal(let signal) = event else { return false }
    if signal != SIGINT { raise(signal) }
    return true
  }

  /// Delivers blocked signals, which Linux does not do while it waits if there is something to read.
  private func open() {
    var mask = sigset_t()
    sigprocmask(SIG_SETMASK, &maskOfWaiting, &mask)
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Lets a signal take its default effect, and returns if the program survives.
  func takeEffect(_ number: Int32) {
    if Self.ending.contains(number) { Tracing.end() }
    signal(number, SIG_DFL)
    raise(number)
    var one = sigset_t([number])
    sigprocmask(SIG_UNBLOCK, &one, nil)
    sigprocmask(SIG_BLOCK, &one, nil)
    Self.note(number)
  }

  /// Notes an arriving signal, unless the program was started with it ignored (as nohup does).
  private static func note(_ signal: Int32) {
    guard signal_is_ignored(signal) == 0 else { return }
    signal_set_handler(signal) { come.bitwiseOr(1 << UInt64($0), ordering: .relaxed) }
  }

  /// Whether a signal has arrived that ends the program as soon as its gate waits.
  static var isEnding: Bool {
    let arrived = come.load(ordering: .relaxed)
    return ending.contains { $0 != SIGINT && arrived & 1 << UInt64($0) != 0 }
  }

  /// Lets these signals interrupt calls, and returns the mask to restore.
  static func unblockEnding() -> sigset_t {
    var (signals, mask) = (sigset_t(ending.filter { $0 != SIGINT }), sigset_t())
    sigprocmask(SIG_UNBLOCK, &signals, &mask)
    return mask
  }

  private func nextSignal() -> Event? {
    if let serve = Self.serve, let signal = Self.served.first(where: clear) {
      serve(signal)
      return .served
    }
    return signals.first(where: clear).map(Event.signal)
  }

  /// Returns whether the signal has come, and forgets it.
  private func clear(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    return come.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0
  }
}

/// The signals that have arrived, a bit for each. A signal handler can only reach global variables.
private let come = Atomic<UInt64>(0)

extension sigset_t {
  /// These signals.
  init(_ signals: [Int32]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal) }
  }
}
