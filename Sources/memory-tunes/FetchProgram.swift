import CSystem
import MemoryCore
import Program
import Text

/// Runs the fetch program as a child. No child is left behind: it is stopped and waited for here, and has its
/// own timeout.
struct FetchProgram {
  private static let name = "memory-tunes-fetch"
  /// In milliseconds: the player sees a message after `blink`, and the child is stopped after `patience`.
  private static let blink = 200
  private static let patience = 15_000
  private static let largest = 16 * 1024 * 1024

  private enum Outcome {
    /// The child ended with this status, as waitpid reports it.
    case ended(Int32)
    /// This signal arrived while waiting for the child.
    case signal(Int32)
    case late
    case tooMuch
  }

  /// Runs it for a search term and returns its output. Calls `wait` if that takes noticeably long, and then
  /// after every second.
  static func fetch(_ term: String, wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem> {
    let gate = SignalGate(SignalGate.ending)
    let child: ChildProcess
    do throws(ChildProcess.Problem) {
      let path: FilePath = places.first { access($0.cString, X_OK) == 0 } ?? FilePath(name)
      child = try ChildProcess(path, [name, "--", term], reads: false, complains: false)
    } catch {
      return .failure(
        [ENOENT, ENOTDIR, EACCES, ELOOP, ENOEXEC].contains(error.code) ? .noProgram : .notStarted)
    }
    defer { close(child.output) }
    var text: [UInt8] = []
    switch outcome(of: child, into: &text, gate: gate, wait: wait) {
    case .ended(0):
      return .success(text)
    case .ended(let status):
      let exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
      return .failure(exit == 127 ? .noProgram : FetchProblem(status: exit))
    case .signal(let signal):
      child.stop()
      // The signal takes effect when the gate is gone: at once or, at a prompt, when the terminal is restored.
      if signal != SIGINT { raise(signal) }
      return .failure(.givenUp)
    case .late:
      child.stop()
      return .failure(.notReached)
    case .tooMuch:
      child.stop()
      return .failure(.notUnderstood)
    }
  }

  /// Reads the child's output and waits for its end.
  private static func outcome(
    of child: ChildProcess, into text: inout [UInt8], gate: SignalGate, wait: (_ seconds: Int) -> Void
  ) -> Outcome {
    var piece = [UInt8](repeating: 0, count: 65_536)
    var start = SteadyClock.now
    /// The seconds last shown to the player.
    var told = -1
    // The child may close its output before it ends.
    var isOver = false
    while true {
      let waited = SteadyClock.now - start
      if waited > patience { return .late }
      if waited >= blink, waited / 1000 > told {
        told = waited / 1000
        wait(told)
      }
      switch gate.wait(for: isOver ? nil : child.output, milliseconds: isOver ? 1 : blink) {
      case .signal(let signal): return .signal(signal)
      case .timeout: break
      // The time in which the program was stopped does not count.
      case .served: start = SteadyClock.now - waited
      case .input:
        let count = piece.withUnsafeMutableBytes { read(child.output, $0.baseAddress, $0.count) }
        isOver = count <= 0
        text += piece[..<max(0, count)]
        if text.count > largest { return .tooMuch }
      }
      if isOver, let status = child.status() { return .ended(status) }
    }
  }

  /// Where to look for the program before the PATH: next to this program, and where packages put helpers.
  private static var places: [FilePath] {
    guard let folder = ProgramFolder.path else { return [] }
    return [folder.appending(name), folder.appending("../libexec/memory-tunes/\(name)")]
  }
}
