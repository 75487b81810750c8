/// A property that does not hold.
struct Fault: Error, CustomStringConvertible {
  let description: String
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws(Fault) {
  if !condition { throw Fault(description: message()) }
}

/// Requires that two values are equal; otherwise lists the parts that differ.
func requireEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ message: @autoclosure () -> String
) throws(Fault) {
  guard found != expected else { return }
  throw Fault(description: differences(found, expected, "").joined(separator: "\n") + "\n" + message())
}

private func differences(_ found: Any, _ expected: Any, _ name: String) -> [String] {
  let (one, other) = (String(describing: found), String(describing: expected))
  if one == other { return [] }
  let parts = zip(Mirror(reflecting: found).children, Mirror(reflecting: expected).children)
    .flatMap { differences($0.value, $1.value, "\(name).\($0.label ?? "")") }
  return parts.isEmpty ? ["\(name): \(one.prefix(300)), and not \(other.prefix(300))"] : parts
}
