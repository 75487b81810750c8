/// Numbers as text with a fixed number of digits after the point, rounded to the nearest. Foundation's
/// formatting would need Foundation, and C's depends on the locale.
package enum Decimal {
  /// `sign` is the decimal separator.
  package static func text(_ value: Double, digits: Int, sign: String = ".") -> String {
    var output = Output { _ in }
    return output.string { $0.append(value, digits: digits, sign: sign) }
  }
}

extension Output {
  /// Appends a number with this many digits after the decimal separator, which is `sign`.
  package mutating func append(_ value: Double, digits: Int, sign: String = ".") {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Digits beyond the range of an integer would be meaningless.
    guard scaled < 9e18 else { return append("\(value)") }
    if value < 0, scaled > 0 { append(byte: UInt8(ascii: "-")) }
    var (rest, unit) = (UInt64(scaled), UInt64(scale))
    append(rest / unit)
    if digits > 0 { append(sign) }
    for _ in 0..<digits {
      rest %= unit
      unit /= 10
      append(rest / unit)
    }
  }
}
