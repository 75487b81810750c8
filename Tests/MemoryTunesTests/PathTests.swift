import Testing
@testable import App
@testable import MemoryTunes

struct PathTests {
  /// Screens to go to (nil: back), and the resulting screens.
  @Test(
    arguments: [
      ([], [.menu]),
      ([.menu], [.menu]),
      ([.categories], [.menu, .categories]),
      ([.categories, .game], [.menu, .categories, .game]),
      ([.game, .categories], [.menu, .game, .categories]),
      ([.game, .categories, .game], [.menu, .game]),
      ([.categories, .game, .game], [.menu, .categories, .game]),
      ([.categories, .game, .menu], [.menu]),
      ([.categories, .game, nil], [.menu, .categories]),
      ([.categories, .game, nil, nil], [.menu]),
      ([nil], [.menu]),
    ] as [([Route?], [Route])])
  func `the path begins at the menu and holds no screen twice`(steps: [Route?], expected: [Route]) {
    var path = Path(from: .menu)
    for step in steps {
      if let step { path.go(to: step) } else { _ = path.goBack() }
    }
    var gone = [path.current]
    while path.goBack() { gone.insert(path.current, at: 0) }
    #expect(gone == expected)
  }

  @Test func `there is nothing before the menu`() {
    var path = Path(from: .menu)
    let refused = path.goBack()
    path.go(to: .game)
    let accepted = path.goBack()
    #expect(!refused && accepted && path == Path(from: .menu))
  }

  @Test func `a path holds all screens`() {
    var path = Path(from: .menu)
    for screen in Route.allCases { path.go(to: screen) }
    var gone = [path.current]
    while path.goBack() { gone.append(path.current) }
    #expect(gone == Route.allCases.reversed())
  }
}
