import Foundation

extension Program.Result {
  /// The category and the game on the table in a JSON answer.
  static func game(_ answer: Substring?) -> String {
    guard let answer, let start = answer.range(of: "\"category\":"),
      let end = answer.range(of: ",\"log\":") ?? answer.range(of: ",\"tunes\":")
    else { return "no answer" }
    return String(answer[start.lowerBound..<end.lowerBound])
  }

  /// The pairs and the flips of the game on the table; nil if there is none.
  static func flips(_ answer: Substring?) -> String? {
    answer?.firstMatch(of: /"pairs":([0-9]+),"flips":([0-9]+),/).map { "\($0.1) pairs, \($0.2) flips" }
  }
}
