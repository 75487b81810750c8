/// The options of this program, which libFuzzer ignores because they begin with two hyphens.
enum Arguments {
  static func value(of option: String) -> String? {
    let beginning = option + "="
    return CommandLine.arguments.first { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
  }
}
