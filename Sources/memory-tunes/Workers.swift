import MemoryTunes
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads that play the games of a simulation, each taking the next few when it has played those that it took. It does
/// not matter to the result how many they are and which of them played what.
final class Workers: Sendable {
  private let simulation: Simulation
  private let games: Int
  /// How many games a thread takes at most at a time: so many as take about a millisecond.
  private let mostTaken: Int
  private let taken = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let working = Atomic<Int>(0)
  private let runs: Mutex<TallyRuns>
  /// There is something to read when all have ended.
  let end: Int32
  private let endOfLast: Int32

  init(_ simulation: Simulation, games: Int) {
    self.simulation = simulation
    self.games = games
    mostTaken = max(1, min(1024, 100_000 / (simulation.pairs * simulation.pairs)))
    runs = Mutex(TallyRuns(players: simulation.players.list.count))
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { Trouble.system("a pipe", errno).exit() }
    // Where standard output is closed, a new file would take its place, and be written to for it.
    ends = ends.map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD, STDERR_FILENO + 1)
    }
    (end, endOfLast) = (ends[0], ends[1])
  }

  /// How many games have been played.
  var played: Int { finished.load(ordering: .relaxed) }

  /// What came of the games, when all have ended.
  var tally: Tally { runs.withLock(\.fromFirst) }

  /// Has the threads end soon, in the middle of their games.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Starts so many threads, or as many as there can be, if that is one at least.
  func start(jobs: Int) throws(Trouble) -> [pthread_t] {
    working.store(jobs, ordering: .relaxed)
    var threads: [pthread_t] = []
    for job in 0..<jobs {
      // Glibc has a number for a thread, and Darwin an optional pointer.
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t!
      #endif
      let code = pthread_create(&thread, nil, Self.work, Unmanaged.passRetained(self).toOpaque())
      guard code == 0 else {
        Unmanaged.passUnretained(self).release()
        if job == 0 { throw .system("a thread", code) }
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

  /// The next games; fewer towards the end, so that nobody waits long for another. Nil when there are no more.
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
