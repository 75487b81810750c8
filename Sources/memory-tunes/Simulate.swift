import MemoryGame
import MemoryTunes
import Text
import Wording

/// `memory-tunes simulate`.
enum Simulate {
  static func run() throws(ProgramFailure) {
    var settings = SimulationSettings()
    let operands = try OptionReader().read(
      help: {
        $0.simulateHelp(
          options: SimulationPreference.options.table($0), players: $0.enumerated(Player.programNames))
      }, takesOperands: { _ in false }
    ) { (option: SimulationPreference, value) throws(RefusalText) in
      try settings.set(option, to: value)
    }
    guard operands != nil else { return }
    try settings.bots.check()
    let words = Language.ofCommandLine.words
    StandardError.warn(settings.idleOptions(words), words)
    try run(settings)
  }

  private static func run(_ settings: SimulationSettings) throws(ProgramFailure) {
    let simulation: Simulation
    do throws(PlayersRefusal) {
      simulation = try settings.simulation(seed: .random(in: 0...Session.mostSeed))
    } catch {
      throw .usage(error.message)
    }
    let wanted = settings.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // The result does not depend on the number of threads.
    let jobs = min(wanted, max(1, mostMemory / simulation.bytesPerThread))
    let workers = try Workers(simulation, bots: settings.bots, games: settings.games)
    let isWhole = try play(workers, jobs: min(jobs, settings.games), settings)
    if let failure = workers.failure { throw failure }
    try report(simulation, workers.tally, settings)
    if !isWhole {
      try StandardOutput.finish()
      throw ProgramFailure(status: 128 + SIGINT)
    }
  }

  /// The memory limit for all threads, in bytes. Only boards with very many pairs reach it.
  private static let mostMemory = 512 << 20

  /// Prints the result of a simulation.
  private static func report(_ simulation: Simulation, _ tally: Tally, _ settings: SimulationSettings)
    throws(ProgramFailure)
  {
    let width = isPlain(settings) ? nil : isatty(STDOUT_FILENO) == 1 ? Terminal.width : 80
    let report =
      settings.isJSON
      ? simulation.json(tally) : simulation.report(tally, width: width, Language.ofCommandLine.words)
    try StandardOutput.put(report.span)
  }

  private static func isPlain(_ settings: SimulationSettings) -> Bool {
    settings.has(.plain) || Terminal.plainReason(isTyped: false) != nil
  }

  /// Plays until all games are done or Ctrl-C is pressed. Returns whether all were played.
  private static func play(_ workers: Workers, jobs: Int, _ settings: SimulationSettings) throws(ProgramFailure)
    -> Bool
  {
    let mask = SignalMask(SignalMask.ending)
    // At the end, because the threads end their bots.
    var ending: Int32?
    defer { if let ending { mask.takeEffect(ending) } }
    var progress = Progress(games: settings.games, isPlain: isPlain(settings), Language.ofCommandLine.words)
    defer { progress.erase() }
    let threads = try workers.start(jobs: jobs)
    defer { for thread in threads { pthread_join(thread, nil) } }
    var isWhole = true
    while true {
      switch mask.wait(for: workers.end, milliseconds: progress.isShown ? 200 : nil) {
      case .input: return isWhole
      case .signal(let signal):
        isWhole = false
        if signal != SIGINT { ending = signal }
        workers.stop()
      case .timeout: progress.draw(played: workers.played)
      case .served: break
      }
    }
  }
}
