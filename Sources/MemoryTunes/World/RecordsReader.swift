/// Takes the files of records, one after the other, in pieces of whatever size.
package protocol RecordsReader: AnyObject {
  /// Takes the next piece of a file of finished games, the earliest file first.
  func addFinished(_ piece: Span<UInt8>)
  /// Takes the next piece of a file of games that were begun.
  func addBegun(_ piece: Span<UInt8>)
  /// A file is over: what is left of its last line is no record.
  func endFile()
  /// How many lines could not be read so far.
  var unreadable: Int { get }
}
