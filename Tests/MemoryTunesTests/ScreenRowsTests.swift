import Testing
import Wording
@testable import MemoryTunes

/// The rows of the menu and of the list of decks.
struct ScreenRowsTests {
  private static let situations = [
    [], ["play 2", "menu"], ["play 2", "reveal", "yes", "menu"], ["play 2", "1", "menu", "play 3"],
    ["play 2", "1", "menu", "filp"], ["play 2", "1", "menu", "set speed", "show"], ["categories"],
    ["play 2", "1", "categories", "play 3"],
  ]

  /// At a prompt on a terminal of this height.
  private func session(_ lines: [String], height: Int) -> Transcript {
    var style = Style()
    (style.redraws, style.height) = (true, height)
    let session = Transcript(style: style, isTyped: true, on: Machine()) { $0.values.tunes = .builtIn }
    session.play(lines: lines)
    return session
  }

  @Test(arguments: situations)
  func `a number means the row that has it, in sight or not, and no other number means any`(lines: [String]) {
    let screen = session(lines, height: 60).play("show").withoutEscapes
    let rows = screen.matches(of: #/\n {1,3}([0-9]+)  (\S+(?: \S+)*)/#).map { (Int($0.1)!, String($0.2)) }
    #expect(rows.map(\.0) == Array(1...rows.count) && rows.count > 5)
    for number in 0...rows.count + 2 {
      let short = session(lines, height: 8)
      let before = Situation(short.state)
      short.play("\(number)")
      guard rows.indices.contains(number - 1) else {
        // An open question is asked again.
        let isRefused = short.state.isRefusal || short.state.confirmation != nil
        #expect(Situation(short.state) == before && isRefused, "\(number): \(short.text)")
        continue
      }
      let title = rows[number - 1].1
      let menu = MenuRow.allCases.first { title.hasPrefix($0.title(Language.english.words)) }
      let other = session(lines, height: 60)
      other.play(menu?.title(Language.english.words) ?? (title.contains(".") ? "deck \(title)" : title))
      #expect(Situation(short.state) == Situation(other.state), "\(number): \(title)")
      #expect(short.state.headline?.code == other.state.headline?.code, "\(number): \(title)")
    }
  }
}
