import Text

/// The outcome of tests in the Test Anything Protocol.
package enum TestReport {
  package static func plan(tests: Int) -> String { "1..\(tests)\n" }

  /// A test and its remarks, one per line.
  package static func test(_ number: Int, isPassed: Bool, of path: FilePath, remarks: [String]) -> String {
    let test = "\(isPassed ? "ok" : "not ok") \(number) - \(described(path))\n"
    return test + remarks.map { "# \($0)\n" }.joined()
  }

  /// A name that no TAP reader mistakes for a directive, on one line.
  private static func described(_ path: FilePath) -> String {
    var name = ""
    for scalar in path.shown.unicodeScalars {
      if scalar == "#" || scalar == "\\" { name += "\\" }
      name.unicodeScalars.append(scalar)
    }
    return name
  }
}
