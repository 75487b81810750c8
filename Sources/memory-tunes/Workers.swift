import App
import MemoryGame
import Synchronization
import Wording

/// Threads that play the games of a simulation. Each takes the next few games when it has finished its last
/// ones. The result does not depend on the number of threads or on which of them played what.
final class Workers: Sendable {
  private let simulation: Simulation
  /// By seat; nil for a computer player.
  private let bots: [BotCommand?]
  private let games: Int
  /// The most games that a thread takes at a time, about a millisecond's worth.
  private let mostTaken: Int
  private let taken = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let working = Atomic<Int>(0)
  private let runs: Mutex<TallyRuns>
  private let failure = Mutex<(bot: String, problem: BotProblem)?>(nil)
  /// Becomes readable when all threads have ended.
  let end: Int32
  private let endOfLast: Int32

  init(_ simulation: Simulation, bots: [BotCommand?], games: Int) throws(Trouble) {
    self.simulation = simulation
    self.bots = bots
    self.games = games
    mostTaken = max(1, min(1024, 100_000 / (simulation.pairs * simulation.pairs)))
    runs = Mutex(TallyRuns(players: simulation.players.count))
    (end, endOfLast) = try Self.newPipe()
  }

  private static func newPipe() throws(Trouble) -> (end: Int32, endOfLast: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(MessageLanguage.words.pipe, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  deinit {
    close(end)
    close(endOfLast)
  }

  /// The number of games played.
  var played: Int { finished.load(ordering: .relaxed) }

  /// The result, when all threads have ended.
  var tally: Tally { runs.withLock(\.fromFirst) }

  /// Why a bot has ended the simulation.
  var trouble: Trouble? {
    failure.withLock { $0.map { Trouble(message: $0.problem.message($0.bot, MessageLanguage.words)) } }
  }

  /// Stops the threads soon, in the middle of their games.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Starts this many threads, or as many as possible, if that is at least one.
  func start(jobs: Int) throws(Trouble) -> [pthread_t] {
    working.store(jobs, ordering: .relaxed)
    var threads: [pthread_t] = []
    for job in 0..<jobs {
      // A thread is a number in Glibc, and elsewhere an optional pointer.
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
    var running: [Int: BotProcess] = [:]
    defer { BotProcess.end(running.values) }
    while !isStopped.load(ordering: .relaxed), let taken = nextGames() {
      let tally = simulator.play(
        taken, asking: { ask($0, &running) }, telling: { running[$0.seat]?.tell($0) },
        isStopped: { isStopped.load(ordering: .relaxed) })
      runs.withLock { $0.add(tally, from: taken.lowerBound) }
      finished.add(tally.games, ordering: .relaxed)
    }
    endWork()
  }

  /// Asks a bot of this thread, which is started before its first question. Nil if it does not move.
  private func ask(_ question: BotQuestion, _ running: inout [Int: BotProcess]) -> Choice? {
    guard let command = bots[question.seat] else { return nil }
    let bot = running[question.seat] ?? BotProcess(command)
    running[question.seat] = bot
    switch bot?.answer(question, goesOn: { _ in !isStopped.load(ordering: .relaxed) }) ?? .failure(.ended) {
    case .success(let choice):
      return choice
    case .failure(let problem):
      if problem != .givenUp { failure.withLock { $0 = $0 ?? (command.name, problem) } }
      stop()
      running.removeValue(forKey: question.seat)?.stop()
      return nil
    }
  }

  /// The next games; fewer towards the end, so that no thread waits long for another. Nil if there are no more.
  private func nextGames() -> Range<Int>? {
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
