import MemoryTunes
import Wording

/// Reads a file line by line in constant memory: any bytes, lines of any length.
struct LineReader: ~Copyable {
  /// How many bytes of a line are kept: two more than the longest valid line, for a carriage return and to show
  /// that a line is too long. The rest of a longer line is skipped.
  private let longest: Int
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var start = 0
  private var end = 0
  /// Whether the next bytes are the rest of a line that was already passed on.
  private var isPassingOver = false

  private let file: Int32
  private let name: String?

  /// Without a name it is standard input. `longest` is the length of the longest valid line in bytes.
  init(file: Int32 = STDIN_FILENO, name: String? = nil, longest: Int = Session.longestLine) {
    (self.file, self.name) = (file, name)
    self.longest = longest + 2
    // Not initialized, so the system provides only the memory that lines use.
    buffer = .allocate(capacity: 2 * longest)
  }

  deinit { buffer.deallocate() }

  /// Calls `body` with each line, without its newline, until the input ends or it returns false, which leaves
  /// the line for the next call. Calls `wait` before it waits for more input, when no complete line is left.
  mutating func forEachLine(
    wait: () throws(ProgramFailure) -> Void, _ body: (Span<UInt8>) throws(ProgramFailure) -> Bool
  ) throws(ProgramFailure) {
    var looked = 0
    while true {
      if let newline = newline(from: max(start, looked)) {
        if !isPassingOver, try !body(buffer.span.extracting(start..<newline)) { return }
        isPassingOver = false
        start = newline + 1
        continue
      }
      if isPassingOver {
        start = end
      } else if end - start >= longest {
        if try !body(buffer.span.extracting(start..<start + longest)) { return }
        isPassingOver = true
        start = end
      }
      looked = end - start
      try wait()
      guard try fill() else { break }
    }
    if start < end, try body(buffer.span.extracting(start..<end)) { start = end }
  }

  private func newline(from index: Int) -> Int? {
    let found = memchr(buffer.baseAddress! + index, Int32(UInt8(ascii: "\n")), end - index)
    return found.map { $0 - UnsafeMutableRawPointer(buffer.baseAddress!) }
  }

  /// Moves the rest to the beginning and reads more after it. Returns false at the end of input.
  private mutating func fill() throws(ProgramFailure) -> Bool {
    memmove(buffer.baseAddress!, buffer.baseAddress! + start, end - start)
    end -= start
    start = 0
    while true {
      let count = read(file, buffer.baseAddress! + end, buffer.count - end)
      if count >= 0 {
        end += count
        return count > 0
      }
      let code = errno
      guard Descriptor.waitAfter(code, on: file, for: Int32(POLLIN)) else {
        throw .system({ [name] in name ?? $0.standardInput }, code)
      }
    }
  }
}
