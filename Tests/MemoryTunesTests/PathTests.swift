import Testing

@testable import MemoryTunes

struct PathTests {
  /// Where one goes (nil: back), and where one is then.
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
    var path = Path()
    for step in steps {
      if let step { path.go(to: step) } else { _ = path.goBack() }
    }
    var gone = [path.current]
    while path.goBack() { gone.insert(path.current, at: 0) }
    #expect(gone == expected)
  }

  @Test func `before the menu there is nothing`() {
    var path = Path()
    let refused = path.goBack()
    path.go(to: .game)
    let accepted = path.goBack()
    #expect(!refused && accepted && path == Path())
  }
}
