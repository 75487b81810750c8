/// A message of a catalog: a sentence, or a part of others.
struct Message {
  let name: String
  /// Whether it is in the section Text: only a part of sentences.
  let isPart: Bool
  /// The number of its line.
  let line: Int
  /// The byte of the catalog at which its value starts.
  let start: Int
  /// The lines above it that begin with a number sign.
  let comment: [Substring]
  var value: String

  /// Its first words, for those who use it.
  var summary: String {
    value.split(separator: "\n").first.map { $0.drop { $0 == " " } }.map(String.init) ?? ""
  }
}
