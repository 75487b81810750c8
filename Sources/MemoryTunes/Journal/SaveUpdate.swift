/// A change to the file of the game on the table.
package enum SaveUpdate: Equatable {
  /// Replace it.
  case whole([UInt8])
  /// Append this.
  case more([UInt8])
  /// It is too long to save from now on.
  case tooLong
}
