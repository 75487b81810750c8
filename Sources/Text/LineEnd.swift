extension ArraySlice<UInt8> {
  /// The line without the carriage return that an editor on Windows has put before its end.
  package var withoutReturn: ArraySlice<UInt8> { last == UInt8(ascii: "\r") ? dropLast() : self }
}
