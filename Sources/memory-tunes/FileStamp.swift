import CSystem
import Program
import Text

/// Which file is at a path, and when it was last changed: two equal stamps mean the same contents.
struct FileStamp: Equatable {
  private let identity: FileIdentity
  private let size: off_t
  private let changed: [Int]

  /// In seconds since 1970, with nanoseconds.
  var time: (Int, Int) { (changed[0], changed[1]) }
  var seconds: Int { changed[0] }

  private init(_ status: stat) {
    var status = status
    identity = FileIdentity(status)
    size = status.st_size
    let time = file_modification_time(&status)
    changed = [time.tv_sec, time.tv_nsec]
  }

  /// Nil if nothing is at the path. Links are not followed.
  init?(at path: FilePath) {
    var status = stat()
    guard lstat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(of file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The time of the last game file that was dated or seen.
  private nonisolated(unsafe) static var last = timespec()

  /// From now on, game files get later times than this one.
  static func follow(_ stamp: FileStamp) {
    guard stamp.time > (last.tv_sec, last.tv_nsec) else { return }
    last = timespec(tv_sec: stamp.changed[0], tv_nsec: stamp.changed[1])
  }

  /// Dates a changed game file exactly, and later than the others, even if the clock was set back. The system
  /// dates it by the last tick of its clock, some milliseconds ago, so two files would have the same time.
  static func put(on file: Int32) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    if (now.tv_sec, now.tv_nsec) <= (last.tv_sec, last.tv_nsec) {
      let carry = last.tv_nsec == 999_999_999
      now = timespec(tv_sec: last.tv_sec &+ (carry ? 1 : 0), tv_nsec: carry ? 0 : last.tv_nsec + 1)
    }
    last = now
    _ = futimens(file, [now, now])
  }
}
