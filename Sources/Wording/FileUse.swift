/// The use of a file that cannot be recorded to.
package enum FileUse: String, Argument, Sendable {
  case script, deck, answers, messages, saved, recording
}
