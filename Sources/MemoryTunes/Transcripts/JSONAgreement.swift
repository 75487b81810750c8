import Saved

/// Compares values of JSON by what a transcript has: an answer may have more keys, since later versions add
/// some.
enum JSONAgreement {
  static func has(_ found: ArraySlice<UInt8>, allOf expected: ArraySlice<UInt8>) -> Bool {
    let values = [expected, found].map { Value.text(String(decoding: $0, as: UTF8.self)) }
    let differences = try? Database().rows(
      """
      WITH found AS MATERIALIZED (SELECT fullkey, type, atom FROM json_tree(?2))
      SELECT count(*) FROM json_tree(?1) AS expected LEFT JOIN found USING (fullkey)
      WHERE found.type IS NOT expected.type OR found.atom IS NOT expected.atom OR expected.type = 'array'
        AND json_array_length(?1, fullkey) <> json_array_length(?2, fullkey)
      """, values)
    return differences == [["0"]]
  }
}
