import CSystem
import Synchronization

/// Delivers signals at one place only: while the program waits. Code that reacts to them is then free of a
/// signal handler's restrictions. Masks may be nested.
final class SignalMask {
  /// The signals that end the program.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The signals that do not end the program at a prompt.
  static let prompt = [SIGINT] + served
  /// Those that end no wait: the player stops and continues the program, and resizes the terminal.
  private static let served = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Does what a prompt does for one of them, whichever mask waits. Nil without a prompt.
  nonisolated(unsafe) static var serve: ((Int32) -> Void)?

  enum Event: Equatable {
    case input
    case signal(Int32)
    case timeout
    /// A signal that ends no wait has been served.
    case served
  }

  private let signals: [Int32]
  private var actionsBefore: [sigaction] = []

  init(_ signals: [Int32]) {
    self.signals = signals
    _ = arrivals
    for signal in signals {
      var before = sigaction()
      sigaction(signal, nil, &before)
      actionsBefore.append(before)
      Self.note(signal)
    }
    // Whatever was blocked when the program began.
    var mask = sigset_t(signals)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
  }

  /// Signals that arrived meanwhile take the effect that they would have had without the mask.
  deinit {
    for (index, signal) in signals.enumerated() {
      sigaction(signal, &actionsBefore[index], nil)
      if Self.clear(signal) { raise(signal) }
    }
  }

  /// Waits until the file can be read (or the other end is closed), a signal has arrived, or this many
  /// milliseconds have passed. Nil means no file, or no limit.
  func wait(for file: Int32?, milliseconds: Int? = nil) -> Event {
    if let event = nextSignal() { return event }
    var wanted = [file ?? -1, arrivals?.reading ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&wanted, 2, milliseconds.map(Int32.init) ?? -1)
    // One byte for each signal, which may have been noticed before.
    var bytes = [UInt8](repeating: 0, count: 64)
    if wanted[1].revents != 0 { _ = read(wanted[1].fd, &bytes, bytes.count) }
    if let event = nextSignal() { return event }
    return ready == 0 ? .timeout : ready > 0 && wanted[0].revents != 0 ? .input : .served
  }

  /// Waits in the same way, and returns whether a signal ends the wait. All signals but Ctrl-C concern the
  /// whole program: they take effect when the mask is gone, or when the mask around it waits.
  func isEnded(waitingFor file: Int32?, milliseconds: Int? = nil) -> Bool {
    var event = Event.served
    while event == .served { event = wait(for: file, milliseconds: milliseconds) }
    guard case .signal(let signal) = event else { return false }
    if signal != SIGINT { raise(signal) }
    return true
  }

  /// Lets a signal take its default effect, and returns if the program survives.
  func takeEffect(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
    Self.note(number)
  }

  /// Notes an arriving signal, unless the program was started with it ignored (as nohup does).
  private static func note(_ signal: Int32) {
    guard signal_is_ignored(signal) == 0 else { return }
    signal_set_handler(signal, endsProgram(signal) ? 0 : SA_RESTART) { signal in
      let code = errno
      come.bitwiseOr(1 << UInt64(signal), ordering: .relaxed)
      // A signal handler must not allocate memory, and to pass a string as a pointer allocates.
      var byte: UInt8 = 0
      if let arrivals { _ = write(arrivals.writing, &byte, 1) }
      errno = code
    }
  }

  /// Whether a signal ends the program as soon as its mask waits. It interrupts a write to a stopped terminal.
  private static func endsProgram(_ signal: Int32) -> Bool { ending.contains(signal) && signal != SIGINT }

  /// Whether such a signal has arrived.
  static var isEnding: Bool {
    let arrived = come.load(ordering: .relaxed)
    return ending.contains { endsProgram($0) && arrived & 1 << UInt64($0) != 0 }
  }

  /// Whether Ctrl-C has come, which is then forgotten. It ends the program unless a mask notes it.
  static func takeInterrupt() -> Bool { clear(SIGINT) }

  private func nextSignal() -> Event? {
    if let serve = Self.serve, let signal = Self.served.first(where: Self.clear) {
      serve(signal)
      return .served
    }
    return signals.first(where: Self.clear).map(Event.signal)
  }

  /// Returns whether the signal has come, and forgets it.
  private static func clear(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    return come.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0
  }
}

/// The signals that have arrived, a bit for each. A signal handler can only reach global variables.
private let come = Atomic<UInt64>(0)
/// Becomes readable when one arrives.
private let arrivals = {
  let pipe = Pipe()
  // A signal handler must not wait.
  if let pipe { _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK) }
  return pipe
}()

extension sigset_t {
  init(_ signals: [Int32]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal) }
  }
}
