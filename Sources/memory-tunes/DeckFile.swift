import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A deck in a file that the player names.
struct DeckFile {
  let path: String
  private var shownPath: String { OutsideText.shown(path) }

  /// Reads the whole of it. The name is what the deck is called on the screen.
  func deck(named name: String) throws(Trouble) -> Deck {
    if path == "-" { throw .usage("--deck cannot be standard input, from which the game is played") }
    do {
      return try Deck(name: name, file: try bytes())
    } catch let problem as DeckProblem {
      let place = problem.line.map { "\(shownPath):\($0)" } ?? shownPath
      throw Trouble(message: "\(place): \(problem.message)")
    } catch {
      throw error as! Trouble
    }
  }

  private func bytes() throws(Trouble) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(shownPath, errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        throw .system(shownPath, errno)
      }
    }
  }
}
