/// Reads the files of records, one after the other, in pieces of any size.
package protocol RecordsReader: AnyObject {
  /// Takes the next piece of a file of finished games, the earliest file first.
  func addFinished(_ piece: Span<UInt8>)
  /// Takes the next piece of a file of games that were begun.
  func addBegun(_ piece: Span<UInt8>)
  /// The end of a file: an incomplete last line is not a record.
  func endFile()
  /// The number of unreadable lines so far.
  var unreadable: Int { get }
}
