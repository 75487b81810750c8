/// Numbers as text with a fixed number of digits after the point, rounded to the nearest. Foundation's
/// formatting would need Foundation, and C's depends on the locale.
package enum Decimal {
  /// `sign` is the decimal separator.
  package static func text(_ value: Double, digits: Int, sign: String = ".") -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Digits beyond the range of an integer would be meaningless.
    guard scaled < 9e18 else { return "\(value)" }
    let minus = value < 0 && scaled > 0 ? "-" : ""
    let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    if digits == 0 { return "\(minus)\(whole)" }
    // The leading 1 of the scale keeps leading zeros.
    return "\(minus)\(whole)\(sign)\(String(UInt64(scale) + rest).dropFirst())"
  }
}
