import Foundation
import Program

/// The moment by which a piece of work is done or given up.
///
/// URLSession's own timeouts do not do: on Linux they are heeded in whole seconds, begin anew with every piece
/// of the answer, and `timeoutIntervalForResource` is not heeded at all.
struct Deadline {
  private let end: DispatchTime

  init(seconds: Double) {
    end = .now() + seconds
  }

  /// Does the work on another thread; nil when it is late. That thread then goes on until the program ends. A
  /// reader that goes away, as a game does that is killed, is trouble at once.
  func result<Value: Sendable>(
    of work: @escaping @Sendable () throws(FetchTrouble) -> Value
  ) throws(FetchTrouble) -> Value? {
    let outcome = Outcome<Value>()
    // Not on a queue: on one processor URLSession would wait for the thread that waits for it.
    Thread.detachNewThread {
      outcome.settle(Result(catching: work))
    }
    Thread.detachNewThread {
      StandardOutput.waitForReaderToGo()
      outcome.settle(.failure(.readerGone))
    }
    return try outcome.wait(until: end)?.get()
  }
}
