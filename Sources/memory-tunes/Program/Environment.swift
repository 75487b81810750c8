/// The environment of the program.
enum Environment {
  /// The value of a variable, if it is set and not empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
