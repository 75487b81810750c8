import Wording

/// What can be chosen for a program, or for a part of one: a table with a row for each thing, in the order in
/// which help lists the options. The raw value is the name, in English: that of the option, without the dashes.
package protocol PreferenceTable: CaseIterable, RawRepresentable<String>, Sendable {
  /// What the values are kept in.
  associatedtype Choices
  var row: PreferenceRow<Choices> { get }
}

extension PreferenceTable {
  package static var options: [ProgramOption] {
    allCases.map { preference in
      let row = preference.row
      return ProgramOption(
        name: preference.rawValue, takes: row.takes, purpose: row.purpose, isRepeated: row.isRepeated)
    }
  }
}
