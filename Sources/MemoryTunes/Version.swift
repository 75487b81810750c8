/// The version of the program, as its first screen and `--version` tell it.
package enum Version {
  package static let current = "1.0"
}
