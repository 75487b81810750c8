import Text
import Wording

/// What a line in other words means, and what to do about it.
package struct Interpretation: Sendable {
  package enum Treatment: String, Sendable {
    /// The line is carried out.
    case done
    /// The line is carried out, which changes nothing: it answers a question.
    case shown
    /// The line is named, and `yes` carries it out.
    case named
    /// There is nothing to do: a remark, or what is not to be done.
    case nothing
  }

  package let treatment: Treatment
  /// The line that it means, in English and in words of the exact grammar; empty if there is nothing to do.
  package let words: [String]
  /// Whether each word of the line is in the sentence or says nothing.
  package let isWhole: Bool
  /// The sentence by which it was read, and why it is treated so, for the trace.
  package let sentence: String
  package let reason: String

  /// What to do about a line of which a sentence was found.
  static func of(_ reading: FoundSentence) -> (treatment: Treatment, words: [String], reason: String) {
    let words = reading.words
    if reading.isNegated, !reading.asks || reading.impact != .shows { return (.nothing, [], "it says not to") }
    if reading.isRemark { return (.nothing, [], "it is a remark") }
    if !reading.isWhole { return (.named, words, "words are left over") }
    if reading.sentence.isNamed, reading.impact != .shows || !reading.asks {
      return (.named, words, "its sentence is only named")
    }
    if reading.isCorrected { return (.named, words, "a word is misspelled") }
    if reading.impact == .shows {
      return (reading.asks || reading.isLoose ? .shown : .done, words, "it shows something")
    }
    if reading.asksForHelp { return (.shown, ["help", words[0]], "it asks how") }
    if reading.asks { return (.named, words, "it asks") }
    if reading.isLoose { return (.named, words, "words may say something else") }
    if reading.hasRival { return (.named, words, "another line is as near") }
    if reading.impact == .loses { return (.named, words, "something would be lost") }
    return (.done, words, "each word is in the sentence")
  }
}

/// A sentence that was found in a line, with what the decision needs to know.
struct FoundSentence {
  let sentence: Sentence
  let words: [String]
  let impact: Impact
  let isWhole: Bool
  let isNegated: Bool
  let isRemark: Bool
  let isLoose: Bool
  let isCorrected: Bool
  let asks: Bool
  let asksForHelp: Bool
  let hasRival: Bool

  /// How many others play with the player.
  var people: Int { words.first == "players" ? words.dropFirst().count { $0 != "you" } : 0 }
}
