import MemoryCore
import RecordsFeature

/// The changes of a line as the game file tells them.
extension Changes {
  /// Whether the header of the game file has changed.
  var isOtherGameFile: Bool {
    isOtherGame || before.checkpoint.next.players != after.checkpoint.next.players
      || before.deckOfFile != after.deckOfFile
  }

  /// The words of a line of the game file, apart from its header.
  func words(_ state: borrowing GameState) -> [String] {
    var words: [String] = []
    if let table = state.table, let old = before.game, let new = after.game, !isOtherGame {
      if play < 0 { words.append("undo=\(-play)") }
      words += GameFile.moves(on: table, since: before.play.position)
      let known = old.aids.words + (play < 0 ? ["undo"] : [])
      words += new.aids.words.filter { !known.contains($0) }
      words += table.hinted.dropFirst(old.hinted).map { "hinted=\($0)" }
      if let began = new.began, began != old.began { words.append("began=\(began)") }
      if new.played != old.played { words.append("played=\(new.played)") }
      if let sittings = new.sittingsOfFile, sittings != old.sittingsOfFile {
        words.append("sittings=\(sittings)")
      }
    }
    let next = NextSeed(after.checkpoint.next)
    if next != NextSeed(before.checkpoint.next) { words.append("next=\(next.text)") }
    return words
  }
}
