import MemoryCore
import Program
import Text
import Wording

/// What keeps files from being saved, and where: trouble with one folder says nothing about another, but a full
/// disk or a read-only home is the same trouble for every file.
struct SavingFault {
  /// The folder, one of the player's if possible, in which nothing can be saved; nil if others perhaps can.
  private(set) var folder: FilePath?
  private(set) var problem: SystemProblem
  private let place: Place

  private enum Place: Equatable {
    /// The highest of the folders that cannot be used, or a file.
    case path(FilePath)
    case disk(dev_t, SystemProblem)
  }

  /// `homes` are the folders of saved data.
  init(_ problem: SystemProblem, with path: FilePath, homes: [FilePath]) {
    self.problem = problem
    var (highest, code, folder) = (FilePath?.none, Int32(0), path.folder)
    while folder != highest, let problem = folder.problemOfUse {
      (highest, code) = (folder, problem)
      folder = folder.folder
    }
    var status = stat()
    if let highest {
      place = .path(highest)
      // A missing folder says nothing, but why it was not created.
      if problem == .known(.noSuchFile) { self.problem = SystemProblem(code: code) }
    } else if problem == .known(.locked) || access(path.cString, W_OK) != 0 && errno != ENOENT {
      place = .path(path)
    } else {
      place = .disk(stat(folder.cString, &status) == 0 ? status.st_dev : 0, problem)
    }
    guard highest != nil || problem == .known(.noSpace) || problem == .known(.overQuota) else { return }
    self.folder = homes.first { path.isBelow($0) && (highest == nil || $0.problemOfUse != nil) } ?? path.folder
  }

  /// Whether the trouble is the same.
  func isSame(as other: SavingFault) -> Bool { place == other.place }
}

extension FilePath {
  /// Why nothing can be saved in a folder; nil if something can.
  fileprivate var problemOfUse: Int32? {
    access(appending(".").cString, W_OK) != 0 ? errno : isTrusted ? nil : EPERM
  }

  fileprivate func isBelow(_ folder: FilePath) -> Bool {
    parts.count > folder.parts.count && parts.starts(with: folder.parts) && isAbsolute == folder.isAbsolute
  }
}
