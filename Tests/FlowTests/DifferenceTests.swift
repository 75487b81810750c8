import Flow
import Testing

struct DifferenceTests {
  /// What a test prints that expects one state and gets another one.
  private func lines<State: Equatable>(_ expected: State, _ got: State) -> [String] {
    var lines: [String] = []
    let test = TestStore<State, Int, Never>(state: expected, reducer: { state, _ in state = got })
    test.report = { lines += $0.message.split(separator: "\n").dropFirst().map(String.init) }
    try? test.send(0)
    return lines
  }

  indirect enum Tree: Equatable {
    case leaf(Int), pair(left: Tree, right: Tree), list([Tree]), named([String: Tree]), maybe(Tree?), none

    static func random(depth: Int, using generator: inout SeededGenerator) -> Tree {
      func tree() -> Tree { random(depth: depth - 1, using: &generator) }
      switch depth == 0 ? 0 : Int.random(in: 0..<5, using: &generator) {
      case 0: return .leaf(Int.random(in: 0..<9, using: &generator))
      case 1: return .pair(left: tree(), right: tree())
      case 2: return .list((0...2).map { _ in tree() })
      case 3: return .named(["a": tree(), "b": tree()])
      default: return .maybe(tree())
      }
    }

    /// A copy with another value in one leaf, and the path to it.
    func changed(using generator: inout SeededGenerator) -> (Tree, path: String, from: Int, to: Int) {
      switch self {
      case .leaf(let number): return (.leaf(number + 10), ".leaf", number, number + 10)
      case .pair(let left, let right):
        let (tree, path, from, to) = left.changed(using: &generator)
        return (.pair(left: tree, right: right), ".pair.left" + path, from, to)
      case .list(var trees):
        let index = trees.indices.randomElement(using: &generator) ?? 0
        let (tree, path, from, to) = trees[index].changed(using: &generator)
        trees[index] = tree
        return (.list(trees), ".list[\(index)]" + path, from, to)
      case .named(var trees):
        let (tree, path, from, to) = (trees["b"] ?? .none).changed(using: &generator)
        trees["b"] = tree
        return (.named(trees), #".named["b"]"# + path, from, to)
      case .maybe(let tree):
        let (tree, path, from, to) = (tree ?? .none).changed(using: &generator)
        return (.maybe(tree), ".maybe" + path, from, to)
      case .none: return (.leaf(0), "", 0, 0)
      }
    }
  }

  @Test(arguments: 1...50)
  func `a change in one place is one line with its path, and no change is none`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let tree = Tree.random(depth: 5, using: &generator)
    let (other, path, from, to) = tree.changed(using: &generator)
    #expect(lines(tree, tree) == [])
    #expect(lines(tree, other) == ["state\(path): expected \(from), got \(to)"])
  }

  final class Object: Equatable {
    let number: Int
    var itself: Object?
    init(_ number: Int) { self.number = number }
    static func == (left: Object, right: Object) -> Bool { left.number == right.number }
  }

  struct Hidden: Equatable {
    let closure: () -> Int
    static func == (left: Hidden, right: Hidden) -> Bool { left.closure() == right.closure() }
  }

  @Test func `lists, sets and optionals name what is added and what is gone`() {
    #expect(lines([1, 2, 3], [1, 9, 2, 3]) == ["state[1]: expected nothing, got 9"])
    #expect(lines([1, 2, 3], [2, 3]) == ["state[0]: expected 1, got nothing"])
    #expect(lines([1, 2], [1, 2, 3]) == ["state[2]: expected nothing, got 3"])
    #expect(lines(Set(["a", "b"]), ["b"]) == [#"state["a"]: expected "a", got nothing"#])
    #expect(lines(Int?.none, 1) == ["state: expected nil, got 1"])
    #expect(lines([1: [2, 3]], [1: [2, 4]]) == ["state[1][1]: expected 3, got 4"])
    #expect(lines(Tree.none, .leaf(1)) == ["state: expected none, got leaf(1)"])
    #expect(lines("a", "b") == [#"state: expected "a", got "b""#])
  }

  @Test func `values whose parts do not show the difference are printed whole, and objects are not entered`() {
    let object = Object(1)
    object.itself = object
    #expect(lines(object, Object(2)).count == 1)
    #expect(lines(Hidden { 1 }, Hidden { 2 }).count == 1)
  }
}
