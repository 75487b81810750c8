import MemoryCore
import Program
import Text

/// Where it lies that files cannot be saved: trouble with one folder says nothing about another, but a full
/// disk or a read-only home is the same trouble for every file.
struct SavingFault: Equatable {
  /// The highest of the folders that cannot be written.
  let folder: FilePath?
  /// Otherwise the file, if it cannot be written.
  private let file: FilePath?
  /// Otherwise the disk, and its problem.
  private let disk: dev_t?
  private let problem: SystemProblem?

  init(_ problem: SystemProblem, with path: FilePath) {
    var (highest, folder) = (FilePath?.none, path.folder)
    while access(folder.appending(".").cString, W_OK) != 0, folder != highest {
      highest = folder
      folder = folder.folder
    }
    self.folder = highest
    file = highest == nil && access(path.cString, W_OK) != 0 && errno != ENOENT ? path : nil
    var status = stat()
    disk = highest == nil && file == nil && stat(folder.cString, &status) == 0 ? status.st_dev : nil
    self.problem = disk == nil ? nil : problem
  }
}
