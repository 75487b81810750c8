import Wording

/// The preferences of a program or a part of it: a table with a row for each, in the order of help. The raw
/// value is the option's English name without dashes.
package protocol PreferenceTable: CaseIterable, RawRepresentable<String>, Sendable {
  /// The type that stores the values.
  associatedtype Choices
  var row: PreferenceRow<Choices> { get }
}

extension PreferenceTable {
  package static var options: [ProgramOption] {
    allCases.map { preference in
      let row = preference.row
      return ProgramOption(name: preference.rawValue, takes: row.takes, purpose: row.purpose)
    }
  }
}
