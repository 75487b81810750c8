import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The part of the program that is called by `memory-tunes simulate`.
enum Simulate {
  static var isAsked: Bool { CommandLine.argc > 1 && CommandLine.arguments[1] == SimulateOptions.name }

  static func run() throws(Trouble) {
    switch try SimulateOptions.read() {
    case .help: StandardOutput.put(Array(SimulateOptions.help.utf8))
    case .version: StandardOutput.put(Array(Options.version.utf8))
    case .simulate(let settings): try run(settings)
    }
  }

  private static func run(_ settings: SimulationSettings) throws(Trouble) {
    let simulation: Simulation
    do throws(PlayersProblem) {
      simulation = try settings.simulation(seed: .random(in: 0 ... .max))
    } catch {
      throw .usage(error.message, of: SimulateOptions.name)
    }
    let jobs = settings.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let workers = Workers(simulation, games: settings.games)
    try play(workers, jobs: min(jobs, settings.games), games: settings.games)
    let tally = workers.tally
    StandardOutput.put(settings.isJSON ? simulation.json(tally) : simulation.report(tally))
  }

  /// Has the games played, or those until someone presses Ctrl-C.
  private static func play(_ workers: Workers, jobs: Int, games: Int) throws(Trouble) {
    // It stands before the threads begin, which are so not interrupted.
    let gate = SignalGate([SIGINT])
    var progress = Progress(games: games)
    defer { progress.erase() }
    let threads = try workers.start(jobs: jobs)
    defer { for thread in threads { pthread_join(thread, nil) } }
    while true {
      switch gate.wait(for: workers.end, milliseconds: progress.isShown ? 200 : nil) {
      case .input: return
      case .signal: workers.stop()
      case .timeout: progress.draw(played: workers.played)
      }
    }
  }
}
