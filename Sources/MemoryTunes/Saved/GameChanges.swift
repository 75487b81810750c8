import MemoryCore
import RecordsFeature

/// What a line adds to the game file.
extension Changes {
  /// What the file says before the line is saved.
  private var written: Standpoint {
    if case .file(let standpoint, _)? = loaded { standpoint } else { before }
  }

  /// Whether the header of the game file has changed.
  var isOtherGameFile: Bool {
    written.play.table != after.play.table || written.deckOfFile != after.deckOfFile
      || written.checkpoint.next.players != after.checkpoint.next.players
  }

  /// How many moves the file does not have; negative if it has moves that were undone.
  var moves: Int { after.play.position - written.play.position }

  /// The words of a line of the game file, apart from its header.
  func words(_ state: borrowing GameState) -> [String] {
    var words: [String] = []
    if let table = state.table, let old = written.game, let new = after.game, !isOtherGameFile {
      if moves < 0 { words.append("undo=\(-moves)") }
      words += GameFile.moves(on: table, since: written.play.position)
      let known = old.aids.words + (moves < 0 ? ["undo"] : [])
      words += new.aids.words.filter { !known.contains($0) }
      words += table.hinted.dropFirst(old.hinted).map { "hinted=\($0)" }
      if let began = new.began, began != old.began { words.append("began=\(began)") }
      if new.played != old.played { words.append("played=\(new.played)") }
      if let sittings = new.sittingsOfFile, sittings != old.sittingsOfFile {
        words.append("sittings=\(sittings)")
      }
    }
    let next = after.checkpoint.next.seedOfFile
    if next != written.checkpoint.next.seedOfFile { words.append("next=\(next.text)") }
    return words
  }
}
