import CLibedit
import Text

/// The user's key bindings for all programs with libedit.
///
/// libedit itself would read any kind of file: a pipe without a writer would block the prompt, and an endless
/// device would fill the memory. It also reads beyond a line with an unclosed quotation mark.
enum EditorSettings {
  private static let largest = 1 << 20

  /// Executes the commands in the file. Skips lines that libedit does not understand.
  static func apply(to editor: OpaquePointer) {
    guard let file, case .success(let bytes) = Files.whole(of: file, mustBeRegular: true),
      (1...largest).contains(bytes.count), let tokenizer = tok_init(nil)
    else { return }
    defer { tok_end(tokenizer) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let command = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if command.first == UInt8(ascii: "#") { continue }
      var count: Int32 = 0
      var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
      tok_reset(tokenizer)
      let text = command.map(CChar.init(truncatingIfNeeded:)) + [0]
      if tok_str(tokenizer, text, &count, &words) == 0, count > 0 { el_parse(editor, count, words) }
    }
    // What a terminal shows and what it reads would not fit without editing.
    libedit_turn_on(editor)
  }

  /// The file that libedit would read.
  private static var file: FilePath? {
    if let path = getenv("EDITRC") { return FilePath(cString: path) }
    return getenv("HOME").map { FilePath(cString: $0).appending(".editrc") }
  }
}
