/// Takes the files of finished games as a `RecordsReader` does and, whenever it asks again, only what was added
/// since.
package protocol RecordsFollower: AnyObject {
  /// What was taken so far counts no more: all files come anew.
  func startOver()
  /// Takes the next piece of a file, the earliest file first.
  func add(_ piece: Span<UInt8>)
  /// A file is over: what is left of its last line is no record. If it may grow, what is added to it comes
  /// next.
  func endFile(mayGrow: Bool)
  /// How many lines could not be read so far.
  var unreadable: Int { get }
}
