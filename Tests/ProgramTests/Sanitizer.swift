import Foundation
import Testing

/// The sanitizer under which the tests and the program run, as `scripts/sanitize` says.
enum Sanitizer {
  /// Its name; nil without one.
  static let name = environment["MEMORY_TUNES_SANITIZER"]
  static var isOn: Bool { name != nil }

  /// Whether programs cannot run where no file may grow, and the reason.
  static var needsFile: Bool { name == "thread" }
  static let whyFile: Comment = "the thread sanitizer writes a file of its own at the start"

  /// What tells it how to behave, for programs that are run in an environment of their own.
  static let options = environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key)
  }

  private static let environment = ProcessInfo.processInfo.environment
}
