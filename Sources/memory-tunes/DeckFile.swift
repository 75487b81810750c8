import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A deck in a file that the player names.
struct DeckFile {
  let path: String

  /// Reads the whole of it. Its name on the screen is the file's without the folders.
  func deck() throws(Trouble) -> Deck {
    if path == "-" { throw .usage("--deck cannot be standard input, from which the game is played") }
    let name = String(path.split(separator: "/").last ?? "")
    do {
      return try Deck(name: name, file: try bytes())
    } catch let problem as DeckProblem {
      let place = problem.line.map { "\(path):\($0)" } ?? path
      throw Trouble(message: "\(place): \(problem.message)")
    } catch {
      throw error as! Trouble
    }
  }

  private func bytes() throws(Trouble) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path, errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += piece[..<count]
      } else if errno != EINTR {
        throw .system(path, errno)
      }
    }
  }
}
