import Foundation
import Testing

/// The sanitizer under which `scripts/sanitize` runs the tests and the program.
enum Sanitizer {
  /// Its name; nil without one.
  static let name = environment["MEMORY_TUNES_SANITIZER"]
  static var isOn: Bool { name != nil }

  /// Whether, and why, programs cannot run with a file size limit of zero.
  static var needsFile: Bool { name == "thread" }
  static let whyFile: Comment = "the thread sanitizer writes a file of its own at the start"

  /// The sanitizer's options, for programs run in their own environment.
  static let options = environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key)
  }

  private static let environment = ProcessInfo.processInfo.environment
}
