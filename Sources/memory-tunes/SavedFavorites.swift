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
    do throws(SystemProblem) { return try file.whileLocked { toggle(favorite, in: $0) } } catch {
      return .failure(.system(error))
    }
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
      if let problem = save(favorites.bytes) { return .failure(.system(problem)) }
      return .success(FavoriteChange(isAdded: isAdded, pairs: favorites.pairs))
    } catch {
      return .failure(.deck(error))
    }
  }

  /// Returns why that failed, if it did.
  private func save(_ bytes: [UInt8]) -> SystemProblem? {
    if bytes.isEmpty { return unlink(path.cString) == 0 ? nil : .last }
    do throws(SystemProblem) { _ = try files.replace(path, with: bytes) } catch { return error }
    return nil
  }

  /// Removes what a killed program left beside the deck, which itself stays. Returns how many files there were.
  func forgetUnfinished() -> Int { files.removeUnfinished(path) }
}
