import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What goes wrong with things that are kept while the game goes on: said on standard error, each kind once, when the
/// answer that is being given is complete.
final class Complaints {
  private var waiting: [String] = []
  private var files: [String] = []
  private var hasFailed = false
  /// Reads all that is kept: what else cannot be read is told in the same sentence.
  var lookFurther: (() -> Void)?

  /// Something cannot be kept, for what the operating system says.
  func cannotKeep(_ path: String, _ code: Int32) {
    guard !hasFailed else { return }
    hasFailed = true
    say("what happens cannot be kept: \(OutsideText.shown(path)): \(String(cString: strerror(code)))")
  }

  /// A kept file cannot be read, and has got another name.
  func setAside(_ path: String, as name: String) {
    files.append("\(OutsideText.shown(path)) cannot be read and is now called \(OutsideText.shown(name))")
    let look = lookFurther
    lookFurther = nil
    look?()
  }

  func say(_ message: String) {
    waiting.append(message)
  }

  /// Says what there is to say, as one sentence.
  func flush() {
    if let first = files.first {
      waiting.append(files.count == 1 ? first : "\(first); so it is with \(files.count - 1) more")
    }
    guard !waiting.isEmpty else { return }
    StandardError.put("memory-tunes: " + waiting.joined(separator: "; "))
    (waiting, files) = ([], [])
  }
}
