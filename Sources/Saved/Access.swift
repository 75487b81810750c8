/// What something does with the database.
package enum Access: Sendable {
  case reads
  /// The change is committed with those of other lines, before their answers are written.
  case writes
  /// The change is committed at once, because the answer says how that went.
  case commits
}
