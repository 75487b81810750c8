import MemoryGame
import MemoryTunes
import Synchronization
import Wording

/// Threads that play the games of a simulation. Each takes the next few games when it has finished its last
/// ones. The result does not depend on the number of threads or on which of them played what.
final class Workers: Sendable {
  private let simulation: Simulation
  private let bots: [BotCommand]
  private let games: Int
  /// The most games that a thread takes at a time, about a millisecond's worth.
  private let mostTaken: Int
  private let isStopped = Atomic<Bool>(false)
  /// The number of threads that have not ended.
  private let threads = Atomic(0)
  private let progress: Mutex<Progress>

  private struct Progress {
    var taken = 0
    var finished = 0
    var runs: TallyRuns
    var failure: (bot: String, failure: BotFailure)?
  }

  /// Becomes readable when all threads have ended.
  let end: Int32
  private let endOfLast: Int32

  init(_ simulation: Simulation, bots: [BotCommand], games: Int) throws(ProgramFailure) {
    let pairs = simulation.pairs
    (self.simulation, self.bots, self.games) = (simulation, bots, games)
    mostTaken = max(1, min(1024, 100_000 / (pairs * pairs)))
    progress = Mutex(Progress(runs: TallyRuns(players: simulation.players.count)))
    guard let pipe = Pipe() else { throw .system(\.pipe, errno) }
    (end, endOfLast) = (pipe.reading, pipe.writing)
  }

  deinit {
    close(end)
    close(endOfLast)
  }

  var played: Int { progress.withLock(\.finished) }

  /// The result, when all threads have ended.
  var tally: Tally { progress.withLock(\.runs.fromFirst) }

  /// Why a bot has ended the simulation.
  var failure: ProgramFailure? {
    let failure = progress.withLock(\.failure)
    return failure.map { bot, failure in ProgramFailure { failure.message(bot, $0) } }
  }

  /// Stops the threads soon, in the middle of their games.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Starts this many threads, or as many as possible, if that is at least one.
  func start(jobs: Int) throws(ProgramFailure) -> [pthread_t] {
    self.threads.store(jobs, ordering: .relaxed)
    var threads: [pthread_t] = []
    for job in 0..<jobs {
      // A thread is a number in Glibc, and elsewhere an optional pointer.
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t!
      #endif
      let code = pthread_create(&thread, nil, Self.run, Unmanaged.passRetained(self).toOpaque())
      guard code == 0 else {
        Unmanaged.passUnretained(self).release()
        if job == 0 { throw .system(\.thread, code) }
        for _ in job..<jobs { endWork() }
        break
      }
      threads.append(thread)
    }
    return threads
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { workers in
    Unmanaged<Workers>.fromOpaque(workers!).takeRetainedValue().run()
    return nil
  }

  private func run() {
    var simulator = Simulator(simulation)
    let bots = Bots(bots)
    defer { bots.end() }
    while !isStopped.load(ordering: .relaxed), let taken = nextGames() {
      let tally = simulator.play(
        taken, asking: { ask($0, bots) }, telling: { bots.tell(simulation.names[$0.seat], $0) },
        isStopped: { isStopped.load(ordering: .relaxed) })
      progress.withLock {
        $0.runs.add(tally, from: taken.lowerBound)
        $0.finished += tally.games
      }
    }
    endWork()
  }

  /// Nil if the bot does not move.
  private func ask(_ question: BotQuestion, _ bots: Bots) -> Choice? {
    let name = simulation.names[question.seat]
    do throws(BotFailure) {
      return try bots.answer(name, question) { _ in !isStopped.load(ordering: .relaxed) }
    } catch {
      if error != .givenUp { progress.withLock { $0.failure = $0.failure ?? (name, error) } }
      stop()
      return nil
    }
  }

  /// The next games; fewer towards the end, so that no thread waits long for another. Nil if there are no more.
  private func nextGames() -> Range<Int>? {
    progress.withLock { progress in
      let first = progress.taken
      guard first < games else { return nil }
      progress.taken += max(1, min(mostTaken, (games - first) / 8))
      return first..<progress.taken
    }
  }

  private func endWork() {
    if threads.subtract(1, ordering: .relaxed).newValue == 0 { _ = write(endOfLast, "", 1) }
  }
}
