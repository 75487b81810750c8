import MemoryGame
import MemoryTunes
import Program
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads that play the games of a simulation. Each takes the next few when it has finished its last ones. The
/// result does not depend on how many threads there are or which of them played what.
final class Workers: Sendable {
  private let simulation: Simulation
  private let games: Int
  /// The most games that a thread takes at a time, which last about a millisecond.
  private let mostTaken: Int
  private let taken = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let working = Atomic<Int>(0)
  private let runs: Mutex<TallyRuns>
  /// Becomes readable when all threads have ended.
  let end: Int32
  private let endOfLast: Int32

  init(_ simulation: Simulation, games: Int) throws(Trouble) {
    self.simulation = simulation
    self.games = games
    mostTaken = max(1, min(1024, 100_000 / (simulation.pairs * simulation.pairs)))
    runs = Mutex(TallyRuns(players: simulation.players.count))
    (end, endOfLast) = try Self.pipe()
  }

  private static func pipe() throws(Trouble) -> (end: Int32, endOfLast: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let code = Glibc.pipe(&ends)
    #else
      let code = Darwin.pipe(&ends)
    #endif
    guard code == 0 else { throw .system(MessageLanguage.words.pipe, errno) }
    return (ends[0], ends[1])
  }

  deinit {
    close(end)
    close(endOfLast)
  }

  /// How many games have been played.
  var played: Int { finished.load(ordering: .relaxed) }

  /// The result, when all threads have ended.
  var tally: Tally { runs.withLock(\.fromFirst) }

  /// Stops the threads soon, in the middle of their games.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Starts this many threads, or as many as possible, if that is at least one.
  func start(jobs: Int) throws(Trouble) -> [pthread_t] {
    working.store(jobs, ordering: .relaxed)
    var threads: [pthread_t] = []
    for job in 0..<jobs {
      // A thread is a number in Glibc and an optional pointer in Darwin.
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t!
      #endif
      let code = pthread_create(&thread, nil, Self.work, Unmanaged.passRetained(self).toOpaque())
      guard code == 0 else {
        Unmanaged.passUnretained(self).release()
        if job == 0 { throw .system(MessageLanguage.words.thread, code) }
        for _ in job..<jobs { endWork() }
        break
      }
      threads.append(thread)
    }
    return threads
  }

  private static let work: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { workers in
    Unmanaged<Workers>.fromOpaque(workers!).takeRetainedValue().work()
    return nil
  }

  private func work() {
    var simulator = Simulator(simulation)
    while !isStopped.load(ordering: .relaxed), let taken = take() {
      let tally = simulator.play(taken) { isStopped.load(ordering: .relaxed) }
      runs.withLock { $0.add(taken.lowerBound..<taken.lowerBound + tally.games, tally) }
      finished.add(tally.games, ordering: .relaxed)
    }
    endWork()
  }

  /// The next games; fewer towards the end, so that no thread waits long for another. Nil if there are no more.
  private func take() -> Range<Int>? {
    var first = taken.load(ordering: .relaxed)
    while first < games {
      let count = max(1, min(mostTaken, (games - first) / 8))
      let (exchanged, original) = taken.compareExchange(
        expected: first, desired: first + count, ordering: .relaxed)
      if exchanged { return first..<first + count }
      first = original
    }
    return nil
  }

  private func endWork() {
    guard working.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    var byte: UInt8 = 0
    _ = write(endOfLast, &byte, 1)
  }
}
