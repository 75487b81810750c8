import MemoryCore
import Program
import Text
import Wording

/// The deck of favorites, a file among the player's own decks.
struct SavedFavorites {
  private let path: FilePath
  private let files: SavedFiles
  private let file: SavedLines

  /// Follows a link to a file elsewhere.
  init(folder: FilePath, files: SavedFiles) {
    path = Files.resolved(folder.appending(FilePath(FavoritesFile.name)))
    self.files = files
    file = SavedLines(path: path, header: "", files: files)
  }

  /// Adds a pair, or removes it, while no other program does.
  func toggle(_ favorite: Favorite) -> Result<FavoriteChange, DeckTrouble> {
    errno = 0
    return file.whileLocked { toggle(favorite, in: $0) } ?? .failure(.system(SystemProblem(code: errno)))
  }

  private func toggle(_ favorite: Favorite, in file: Int32) -> Result<FavoriteChange, DeckTrouble> {
    let bytes: [UInt8]
    switch SavedFiles.contents(of: file) {
    case .success(let contents): bytes = contents
    case .failure(.wrong): return .failure(.system(.known(.over64MB)))
    case .failure(.system(let code)): return .failure(.system(SystemProblem(code: code)))
    }
    do throws(DeckProblem) {
      var favorites = try FavoritesFile(bytes)
      let isAdded = try favorites.toggle(favorite)
      let isSaved =
        favorites.bytes.isEmpty
        ? unlink(path.cString) == 0 : files.replace(path, with: favorites.bytes) != nil
      guard isSaved else { return .failure(.system(SystemProblem(code: errno))) }
      return .success(FavoriteChange(isAdded: isAdded, pairs: favorites.pairs))
    } catch {
      return .failure(.deck(error))
    }
  }
}
