/// Like a `RecordsReader`, but a later call receives only what was added since.
package protocol RecordsFollower: AnyObject {
  /// Discards everything read so far: all files are read again.
  func startOver()
  /// Takes the next piece of a file, the earliest file first.
  func add(_ piece: Span<UInt8>)
  /// The end of a file: an incomplete last line is not a record. If the file may grow, added lines come next.
  func endFile(mayGrow: Bool)
  /// The number of unreadable lines so far.
  var unreadable: Int { get }
}
