import Manual

extension ProgramUsage {
  /// How this program is called.
  static let fetch = ProgramUsage(name: "memory-tunes-fetch", options: FetchPreference.options)
}

/// The manual page of this program, memory-tunes-fetch(6).
enum FetchManual {
  static var page: ManualPage {
    let usage = ProgramUsage.fetch
    var page = ManualPage(usage.name, purpose: "fetch-purpose")
    page.section("SYNOPSIS")
    page.call(usage.name, "[OPTION ...] TERM")
    page.section("DESCRIPTION", text: "fetch-description")
    page.section("OPTIONS")
    page.list(usage.options)
    page.section("ENVIRONMENT")
    page.list("fetch-environment", of: ManualTerm.variable)
    page.section("EXIT STATUS")
    page.list("fetch-statuses")
    page.paragraphs("fetch-failure")
    page.section("EXAMPLES")
    page.examples("fetch-examples")
    page.end(seeAlso: [("memory-tunes", 6)])
    return page
  }
}
