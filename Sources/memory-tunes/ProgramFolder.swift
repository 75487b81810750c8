import CSystem
import Text

/// The folder of this program.
enum ProgramFolder {
  /// The folder of the program's file; nil if unknown.
  static let path: FilePath? = {
    guard let path = executable else { return nil }
    defer { free(path) }
    return FilePath(cString: path).folder
  }()

  /// The program's file, to be freed.
  private static var executable: UnsafeMutablePointer<CChar>? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&path, &size) == 0 ? realpath(path, nil) : nil
    #else
      // Without /proc (in a chroot): the file name that was passed to execve.
      return realpath("/proc/self/exe", nil)
        ?? UnsafePointer<CChar>(bitPattern: getauxval(UInt(AT_EXECFN))).flatMap { realpath($0, nil) }
    #endif
  }
}
