import Foundation
import Saved
import Testing

struct SalvageTests {
  @Test func `every row that can be found in a damaged file is copied`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "saved.db")
    let database = try Database(path: file.path)
    _ = try DatabaseSchema.prepare(database)
    try database.run(
      script: """
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
        INSERT INTO deals(deck, cards, pairs, seed, players) SELECT 'pop', 'same', 8, n, 'you' FROM numbers;
        DELETE FROM deals WHERE id BETWEEN 500 AND 1500;
        """)
    let good = try Data(contentsOf: file)
    for start in stride(from: 0, to: good.count, by: 4096) {
      var bytes = good
      bytes.replaceSubrange(start..<start + 4096, with: repeatElement(0xA5, count: 4096))
      try bytes.write(to: file)
      let damaged = try Database(path: file.path, readOnly: true)
      let readable = (1...3000).filter { number in
        ((try? damaged.rows("SELECT * FROM deals WHERE id = ?", [.number(number)])) ?? []) != []
      }
      let copy = try Database()
      _ = try DatabaseSchema.prepare(copy)
      copy.salvage(damaged)
      #expect(try copy.rows("SELECT id FROM deals ORDER BY id") == readable.map { ["\($0)"] }, "\(start)")
      #expect(copy.isIdle)
    }
  }
}
