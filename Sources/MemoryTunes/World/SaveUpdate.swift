/// What is to become of the file of the game on the table.
package enum SaveUpdate: Equatable {
  /// It is replaced by this.
  case whole([UInt8])
  /// This comes behind it.
  case more([UInt8])
  /// It has become too long to be kept any more.
  case tooLong
}
