import CSystem
import MemoryTunes
import Text

/// Runs the program `curl` as a child, and leaves none behind: it is stopped and waited for here.
enum Curl {
  /// The player sees a message after this, in milliseconds.
  private static let blink = 200
  /// How much longer than its own time limit it may take to end, in milliseconds.
  private static let grace = 1000

  /// Calls `wait` if it takes noticeably long, and then after every second.
  static func run(
    _ arguments: [String], seconds: Double, wait: (_ seconds: Int) -> Void
  ) throws(CatalogProblem) -> CurlOutput {
    let gate = SignalGate(SignalGate.ending)
    let child: ChildProcess
    do throws(ChildProcess.Problem) {
      child = try ChildProcess(FilePath("curl"), ["curl"] + arguments, reads: false, complains: false)
    } catch {
      throw [ENOENT, ENOTDIR, EACCES, ELOOP, ENOEXEC].contains(error.code)
        ? CatalogProblem(.noCurl) : CatalogProblem(.notStarted)
    }
    defer { close(child.output) }
    var output = CurlOutput()
    var piece = [UInt8](repeating: 0, count: 65_536)
    var start = SteadyClock.now
    /// The seconds last shown to the player.
    var told = -1
    // The child may close its output before it ends.
    var isOver = false
    while output.bytes.count <= CurlOutput.largest {
      let waited = SteadyClock.now - start
      if waited > Int(seconds * 1000) + grace {
        output.end = .late
        break
      }
      if waited >= blink, waited / 1000 > told {
        told = waited / 1000
        wait(told)
      }
      switch gate.wait(for: isOver ? nil : child.output, milliseconds: isOver ? 1 : blink) {
      case .signal(let signal):
        child.stop()
        // It takes effect when the gate is gone: at once or, at a prompt, when the terminal is restored.
        if signal != SIGINT { raise(signal) }
        throw CatalogProblem(signal: signal)
      case .timeout: break
      // The time in which the program was stopped does not count.
      case .served: start = SteadyClock.now - waited
      case .input:
        let count = piece.withUnsafeMutableBytes { read(child.output, $0.baseAddress, $0.count) }
        isOver = count <= 0
        output.bytes += piece[..<max(0, count)]
      }
      if isOver, let status = child.status() {
        output.end = .status(status & 0x7F == 0 ? status >> 8 & 0xFF : -1)
        return output
      }
    }
    child.stop()
    return output
  }
}
