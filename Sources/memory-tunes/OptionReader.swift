import CGetopt
import CSystem
import MemoryTunes
import Text
import Wording

/// The program's arguments, read by the C library's getopt_long: long options may be shortened, and take their
/// value after `=` or as the next argument. Every part of the program also understands `--help`, `-h` and
/// `--version`.
final class OptionReader {
  private static let helpMark = Int32(UInt8(ascii: "h"))
  /// What getopt_long returns for the last option that every part has, and for the first of others.
  private static let versionMark: Int32 = 256
  private static let firstMark = versionMark + 1
  private static let missingValue = Int32(UInt8(ascii: ":"))

  /// Ends with nil, as getopt_long requires.
  private typealias Arguments = [UnsafeMutablePointer<CChar>?]

  private var arguments: Arguments = []
  /// Ends with an empty entry, as getopt_long requires.
  private var table: [option]

  /// Reads the program's arguments, without the one at `left`, which names a part of the program.
  init(without left: Int32? = ProgramPart.asked?.index) {
    for place in 0..<program_argument_count() where place != left {
      arguments.append(strdup(program_argument(place)!))
    }
    arguments.append(nil)
    table = [
      Self.entry(strdup("help"), takesValue: false, Self.helpMark),
      Self.entry(strdup("version"), takesValue: false, Self.versionMark),
      option(),
    ]
  }

  /// Adds the options of a table, except those whose names are known. Only the rows of those that may be given
  /// are made: each costs a start 50,000 instructions.
  func add<Table: PreferenceTable>(_: Table.Type) {
    for preference in Table.allCases {
      let name = preference.rawValue.withCString { strdup($0)! }
      if table.contains(where: { $0.name != nil && strcmp($0.name, name) == 0 }) {
        free(name)
        continue
      }
      let takesValue = isNamed(name) && preference.row.takes != .nothing
      let last = table[table.count - 2].val
      table[table.count - 1] = Self.entry(name, takesValue: takesValue, last + 1)
      table.append(option())
    }
  }

  /// Whether an argument may be this option, in full or shortened.
  fileprivate func isNamed(_ name: UnsafePointer<CChar>) -> Bool {
    arguments.contains { argument in
      guard let argument, strncmp(argument, "--", 2) == 0 else { return false }
      return strncmp(argument + 2, name, strcspn(argument + 2, "=")) == 0
    }
  }

  private static func entry(_ name: UnsafePointer<CChar>, takesValue: Bool, _ mark: Int32) -> option {
    option(name: name, has_arg: takesValue ? required_argument : no_argument, flag: nil, val: mark)
  }

  deinit {
    for argument in arguments { free(argument) }
    for option in table { free(UnsafeMutableRawPointer(mutating: option.name)) }
  }

  /// Hands each option of the table and its value to `set`. Returns the operands (the other arguments) as
  /// bytes, which are refused unless `takesOperands` allows them after these options. If help or the version is
  /// requested, prints it and returns nil, whatever else is given.
  func read<Table: PreferenceTable>(
    help: @escaping (Wording) -> String, takesOperands: (_ operands: [[UInt8]]) -> Bool,
    _ set: (_ option: Table, _ value: [UInt8]) throws(RefusalText) -> Void
  ) throws(ProgramFailure) -> [[UInt8]]? {
    add(Table.self)
    let options = Array(Table.allCases)
    var printed: ((Wording) -> String)?
    _ = try forEach { (mark, _, _) throws(ProgramFailure) in
      switch mark {
      case Self.helpMark: printed = printed ?? help
      case Self.versionMark:
        // scripts/link names the commit between releases.
        let commit = commit_of_build().map { String(cString: $0) }
        printed = printed ?? { _ in Version.text(commit: commit) }
      default: break
      }
    }
    if let printed {
      try StandardOutput.put(printed(Language.ofCommandLine.words))
      return nil
    }
    let operands = try forEach { (mark, value, last) throws(ProgramFailure) in
      guard mark >= Self.firstMark else { throw .usage(failure(mark, at: last).message) }
      do throws(RefusalText) {
        try set(options[Int(mark - Self.firstMark)], value)
      } catch {
        throw .usage(error.message)
      }
    }
    if !operands.isEmpty, !takesOperands(operands) { throw .usage(failure(operands).message) }
    return operands
  }

  /// What is wrong with operands that are not taken.
  private func failure(_ operands: [[UInt8]]) -> RefusalText {
    let operand = String(decoding: operands[0], as: UTF8.self)
    let failure = RefusalText { $0.unexpectedArgument(argument: OutsideText.brief(operand)) }
    guard ProgramPart.asked == nil else { return failure }
    let line = Array(operands.joined(separator: [UInt8(ascii: " ")]))
    let meant =
      Word(operand).nearest(of: ProgramPart.allCases.map(\.rawValue)) ?? Session.suggestion(for: line.span)
    guard let meant else { return failure }
    return RefusalText { $0.sentences(failure.message($0), $0.didYouMean("memory-tunes \(meant)")) }
  }

  /// The index of the first operand among the program's arguments; nil if there is none.
  fileprivate var firstOperand: Int32? {
    var copy = arguments
    getopt_begin()
    while next(of: &copy) != nil {}
    return copy[Int(getopt_next())].flatMap(arguments.firstIndex).map(Int32.init)
  }

  /// Calls `body` for each option with getopt_long's result, its value and the last argument read.
  private func forEach(
    _ body: (_ mark: Int32, _ value: [UInt8], _ last: UnsafeMutablePointer<CChar>?) throws(ProgramFailure) ->
      Void
  ) throws(ProgramFailure) -> [[UInt8]] {
    // getopt_long moves operands behind the options, where a second reading would mistake them for values.
    var arguments = arguments
    getopt_begin()
    while let mark = next(of: &arguments) {
      let value = getopt_argument().map(Self.bytes) ?? []
      try body(mark, value, arguments[Int(getopt_next()) - 1])
    }
    return arguments[Int(getopt_next())..<arguments.count - 1].compactMap { $0.map { Self.bytes($0) } }
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// What is wrong with an option that getopt_long has refused.
  private func failure(_ mark: Int32, at argument: UnsafeMutablePointer<CChar>?) -> RefusalText {
    let found = getopt_option()
    if found != 0, let entry = table.first(where: { $0.val == found }) {
      let name = String(cString: entry.name)
      return mark == Self.missingValue
        ? RefusalText { $0.optionRequiresValue(option: name) }
        : RefusalText { $0.optionTakesNoValue(option: name) }
    }
    guard found == 0 else {
      let letter = String(decoding: [UInt8(truncatingIfNeeded: found)], as: UTF8.self)
      return RefusalText { $0.noSuchOption(argument: OutsideText.brief("-" + letter)) }
    }
    let text = argument.map { String(cString: $0) } ?? ""
    let shown = OutsideText.brief(text)
    let name = String(text.drop { $0 == "-" }.prefix { $0 != "=" })
    let names = table.compactMap { $0.name.map { String(cString: $0) } }
    let meant = names.filter { $0.utf8.starts(with: name.utf8) }
    if meant.count > 1 {
      return RefusalText {
        $0.ambiguousOption(argument: shown, options: $0.choice(of: meant.map { "--\($0)" }))
      }
    }
    let nearest = Spelling.nearest(to: name, of: names)
    return RefusalText { words in
      words.sentences(
        words.noSuchOption(argument: shown), nearest.map { words.didYouMean("--\($0)") } ?? "")
    }
  }

  /// The value of the option `--language`, whatever is wrong with others; nil if it is not given, or is wrong.
  fileprivate var language: Language? {
    let option = table.first { $0.name != nil && strcmp($0.name, Setting.language.rawValue) == 0 }
    guard let mark = option?.val else { return nil }
    var arguments = arguments
    var language: Language?
    getopt_begin()
    while let found = next(of: &arguments) {
      guard found == mark, let value = getopt_argument() else { continue }
      language = PreferenceValue.language.read(Self.bytes(value)) ?? language
    }
    return language
  }

  private func next(of arguments: inout Arguments) -> Int32? {
    // getopt_long takes a pointer to constants but reorders them, so nothing else may share the array.
    let mark = arguments.withUnsafeMutableBufferPointer {
      // The colon distinguishes a missing value from an unknown option.
      getopt_long(Int32($0.count - 1), $0.baseAddress!, ":h", table, nil)
    }
    return mark == -1 ? nil : mark
  }
}

extension Language {
  /// The language of the option, if there is one, otherwise that of the environment.
  static let ofCommandLine: Language = {
    let environment = ofEnvironment(Environment.variable)
    let reader = OptionReader()
    guard reader.isNamed(Setting.language.rawValue) else { return environment }
    switch ProgramPart.asked?.part {
    case .simulate: reader.add(SimulationPreference.self)
    case .fetch: reader.add(FetchPreference.self)
    case nil: reader.add(Preference.self)
    }
    return reader.language ?? environment
  }()
}

/// A subcommand of the program, with its own options.
enum ProgramPart: String, CaseIterable {
  case simulate, fetch

  struct Asked {
    let part: ProgramPart
    /// Among the program's arguments.
    let index: Int32
  }

  /// The part that the first operand names.
  static let asked: Asked? = {
    // Most starts have no such argument, and need not read the options twice.
    for index in 1..<max(1, program_argument_count()) {
      guard let part = allCases.first(where: { strcmp($0.rawValue, program_argument(index)!) == 0 }) else {
        continue
      }
      let reader = OptionReader(without: nil)
      reader.add(Preference.self)
      switch part {
      case .simulate: reader.add(SimulationPreference.self)
      case .fetch: reader.add(FetchPreference.self)
      }
      if reader.firstOperand == index { return Asked(part: part, index: index) }
    }
    return nil
  }()
}
