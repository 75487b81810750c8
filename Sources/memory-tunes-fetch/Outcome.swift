import Dispatch
import Synchronization

/// What comes of work that is done on another thread. The first result that is told counts.
final class Outcome<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, FetchTrouble>?>(nil)
  private let isSettled = DispatchSemaphore(value: 0)

  func settle(_ result: Result<Value, FetchTrouble>) {
    self.result.withLock { $0 = $0 ?? result }
    isSettled.signal()
  }

  /// Waits for the result; nil when there is none by then. To be called once.
  func wait(until end: DispatchTime) -> Result<Value, FetchTrouble>? {
    isSettled.wait(timeout: end) == .success ? result.withLock { $0 } : nil
  }
}
