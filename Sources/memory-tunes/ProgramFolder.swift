import CSystem
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where this program is, and what came with it.
enum ProgramFolder {
  /// The folder of the program's file; nil if it cannot be found out.
  static let path: FilePath? = {
    // Where the system does not tell, the name by which this program was started says where it is, unless it
    // was found by the PATH.
    let started = program_argument(0).flatMap { strchr($0, Int32(UInt8(ascii: "/"))) == nil ? nil : $0 }
    guard let path = toldBySystem ?? started.flatMap({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    return FilePath(cString: path).folder
  }()

  /// The program's file, to be freed: on Linux where /proc is mounted, on a Mac always.
  private static var toldBySystem: UnsafeMutablePointer<CChar>? {
    #if canImport(Glibc)
      return realpath("/proc/self/exe", nil)
    #else
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&path, &size) == 0 ? realpath(path, nil) : nil
    #endif
  }

  /// The folder of the decks that came with the program, which may not be there: beside where it is installed
  /// or, for a program that was built in a checkout, in the checkout.
  static var decks: FilePath? {
    guard let path else { return nil }
    let mark = Array("/.build/".utf8)
    let build = path.bytes.indices.first { path.bytes[$0...].starts(with: mark) }
    if let build { return FilePath(path.bytes[..<build]).appending("Sources/share/decks") }
    return path.appending("../share/memory-tunes/decks")
  }
}
