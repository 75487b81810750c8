import Testing
import Wording

import Text

struct DecimalTests {
  private static let texts: [(Double, Int, String)] = [
    (0, 0, "0"), (0, 4, "0.0000"), (12.392985, 6, "12.392985"), (1.0 / 3, 6, "0.333333"), (2.0 / 3, 3, "0.667"),
    (0.00049, 3, "0.000"), (-0.00049, 3, "0.000"), (-1.5, 2, "-1.50"), (999.9996, 3, "1000.000"), (7, 0, "7"),
    (1e12, 4, "1000000000000.0000"),
  ]

  @Test(arguments: texts)
  func `a number is rounded to the given digits`(value: Double, digits: Int, text: String) {
    #expect(Decimal.text(value, digits: digits) == text)
  }
}
