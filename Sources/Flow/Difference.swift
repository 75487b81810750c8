/// The parts in which two values differ, a line each: `state.cards[3].isUp: expected true, got false`.
struct Difference {
  private(set) var lines: [String] = []

  mutating func add(_ path: String, _ expected: Any, _ got: Any) {
    if Self.areEqual(expected, got) { return }
    let before = lines.count
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: got))
    let isOneCase = left.children.first?.label == right.children.first?.label
    switch left.displayStyle {
    case .class, nil: break
    case _ where left.subjectType != right.subjectType: break
    case .enum where !isOneCase, .optional where !isOneCase: break
    default: addParts(path, left, right)
    }
    if lines.count == before { addWhole(path, expected, got) }
  }

  private mutating func addParts(_ path: String, _ expected: Mirror, _ got: Mirror) {
    var (left, right) = (Self.parts(of: expected), Self.parts(of: got))
    // An element that was put into a list or removed from it moves those after it.
    if expected.displayStyle == .collection, left.count != right.count {
      while let last = left.last, let other = right.last, Self.areEqual(last.1, other.1) {
        left.removeLast()
        right.removeLast()
      }
    }
    var others = Dictionary(right, uniquingKeysWith: { first, _ in first })
    for (label, value) in left {
      let other = others.removeValue(forKey: label)
      if let other { add(path + label, value, other) } else { addWhole(path + label, value, nil) }
    }
    for (label, value) in right where others[label] != nil { addWhole(path + label, nil, value) }
  }

  private mutating func addWhole(_ path: String, _ expected: Any?, _ got: Any?) {
    lines.append(
      "\(path): expected \(expected.map(Self.text) ?? "nothing"), got \(got.map(Self.text) ?? "nothing")")
  }

  private static func parts(of mirror: Mirror) -> [(String, Any)] {
    mirror.children.enumerated().map { index, child in
      switch mirror.displayStyle {
      case .collection: return ("[\(index)]", child.value)
      case .set: return ("[\(text(child.value))]", child.value)
      case .dictionary:
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        return ("[\(text(pair[0]))]", pair[1])
      case .optional: return ("", child.value)
      default: return (".\(child.label ?? "\(index)")", child.value)
      }
    }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    return (left as? any Equatable).map { compare($0) } ?? (text(left) == text(right))
  }

  /// A value as it is written in Swift, as far as is known.
  static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection, .set: return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
    default: return value is any StringProtocol ? String(reflecting: value) : "\(value)"
    }
  }
}
