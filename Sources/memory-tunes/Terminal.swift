import MemoryTunes
import Text
import Wording

/// Properties of the terminal and the environment that affect drawing.
struct Terminal {
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is the terminal on which the player types.
  static var takesErrors: Bool {
    var (input, errors) = (stat(), stat())
    guard isatty(STDERR_FILENO) == 1, fstat(STDIN_FILENO, &input) == 0, fstat(STDERR_FILENO, &errors) == 0
    else { return false }
    let name = ttyname(STDERR_FILENO).map { FilePath(cString: $0) }
    return input.st_rdev == errors.st_rdev || name == FilePath("/dev/tty")
  }

  /// Columns: the terminal's or, if it reports none, those of `COLUMNS` (default: 80).
  static var width: Int { width(of: STDOUT_FILENO) }

  static func width(of descriptor: Int32) -> Int {
    bounded(size(of: descriptor).ws_col, orVariable: "COLUMNS", else: 80)
  }

  /// Rows: the terminal's or, if it reports none, those of `LINES` (default: 24).
  static var height: Int { bounded(size(of: STDOUT_FILENO).ws_row, orVariable: "LINES", else: 24) }

  /// Zeros if there is no terminal.
  private static func size(of descriptor: Int32) -> winsize {
    var size = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return size
  }

  private static func bounded(_ reported: UInt16, orVariable name: String, else usual: Int) -> Int {
    let size = reported > 0 ? Int(reported) : Environment.variable(name).flatMap { Int($0) } ?? usual
    return size > 0 ? min(size, Int(mostCells)) : usual
  }

  /// Sets the locale of the environment or, if that is UTF-8 and not installed, one that is.
  static func setLocale() {
    if setlocale(LC_CTYPE, "") != nil { return }
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Environment.variable).first ?? ""
    let encoding = name.lowercased().prefix { $0 != "@" }.split(separator: ".").dropFirst().last
    guard encoding == "utf-8" || encoding == "utf8" else { return }
    _ = setUTF8()
  }

  /// Treats the terminal as UTF-8, whatever the locale says. Returns whether this changes anything.
  static func setUTF8() -> Bool {
    let names: [String] = ["C.UTF-8", "C.utf8", "en_US.UTF-8"]
    return !isUTF8 && names.contains { setlocale(LC_CTYPE, $0) != nil }
  }

  private static var isUTF8: Bool { String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" }

  /// The locale must have been set.
  static func style(speaking language: Language) -> Style {
    var style = Style()
    style.width = width
    style.height = height
    style.frame = isUTF8 ? .box : .ascii
    style.showsUnicode = isUTF8
    style.redraws = canMove
    style.wrapsPlain = true
    style.language = language
    return style
  }

  static func isColored(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: canMove && Environment.variable("NO_COLOR") == nil
    }
  }

  /// The reason for plain output in the environment; nil if there is none.
  static func plainReason(isTyped: Bool) -> PlainReason? {
    [PlainReason.variable, .variableOfAll].first { Environment.variable($0.rawValue) != nil }
      ?? (isTyped && Environment.variable("TERM") == "dumb" ? .terminal : nil)
  }

  private static var canMove: Bool { Environment.variable("TERM").map { $0 != "dumb" } ?? false }

  /// Asks a question until it is answered, and returns whether with yes. The end of input is a no.
  static func confirms(_ question: String) throws(ProgramFailure) -> Bool {
    var line = [UInt8](repeating: 0, count: 4096)
    while true {
      try StandardOutput.put(question)
      // A terminal gives one line at a time: what is typed ahead belongs to the session.
      var count = 0
      repeat {
        count = read(STDIN_FILENO, &line, line.count)
      } while count < 0 && Descriptor.waitAfter(errno, on: STDIN_FILENO, for: Int32(POLLIN))
      guard count > 0 else {
        try StandardOutput.put("\n")
        return false
      }
      let typed = line[..<count].prefix { $0 != UInt8(ascii: "\n") }
      if let answer = Session.answer(Array(typed).span) { return answer }
    }
  }

  /// The most rows and the most columns. libedit reserves memory for each character of the window.
  static let mostCells: UInt16 = 2_000

  /// Removes sizes from the environment that libedit must not use for a window that reports none.
  static func boundEnvironment() {
    for name in ["COLUMNS", "LINES"] {
      guard let value = Environment.variable(name) else { continue }
      if !(Int(value).map { (1...Int(mostCells)).contains($0) } ?? false) { unsetenv(name) }
    }
  }
}
