import Manual

extension ProgramUsage {
  /// How this program is called.
  static let fetch = ProgramUsage(name: "memory-tunes-fetch", options: FetchPreference.options)
}

/// The manual page of this program, memory-tunes-fetch(6).
enum FetchManual {
  static var page: ManualPage {
    let usage = ProgramUsage.fetch
    var page = ManualPage(
      name: usage.name, purpose: "fetch tunes for the game of Memory", date: Version.date)
    page.section("SYNOPSIS")
    page.call(usage.name, "[OPTION ...] TERM")
    page.section("DESCRIPTION")
    page.paragraph(
      """
      memory-tunes-fetch asks the iTunes Search API for songs that match TERM and prints them as a deck for \
      memory-tunes: title, artist, album and artwork address, separated by tabs, one tune per line. Put a TERM of \
      several words in quotes. Songs without a title or an artist are left out, and so are duplicates. Only the term, \
      the kind of media and the limit are sent.
      """)
    page.section("OPTIONS")
    page.list(
      usage.options.map { option in
        (
          .option(option),
          option.englishPurpose.prefix(1).uppercased() + option.englishPurpose.dropFirst() + "."
        )
      })
    page.section("ENVIRONMENT")
    page.list([
      (
        .variable("MEMORY_TUNES_ENDPOINT"),
        "The address to ask, without the option endpoint (default: https://itunes.apple.com/search)."
      ),
      (
        .variable("LC_ALL"),
        "With LC_MESSAGES, LANG and LANGUAGE, decides the language, without the option language."
      ),
    ])
    page.section("EXIT STATUS")
    page.list([
      (.literal("0"), "At least two tunes were found."),
      (.literal("2"), "Wrong usage, or an error writing."),
      (.literal("3"), "The server was not reached: name, connection, TLS, or time limit."),
      (.literal("4"), "The server refused the request."),
      (.literal("5"), "The response was unreadable, incomplete, or larger than 8 MB."),
      (.literal("6"), "Fewer than two tunes were found."),
    ])
    page.paragraph("On failure, one line on standard error says why.")
    page.section("EXAMPLES")
    page.example(
      "Save a deck, and play with it:", ["memory-tunes-fetch jazz > jazz.tsv", "memory-tunes --deck jazz.tsv"])
    page.example("Ask for more songs:", ["memory-tunes-fetch --limit 200 'daft punk' > daft-punk.tsv"])
    page.section("SEE ALSO")
    page.references([("memory-tunes", 6)])
    page.section("BUGS")
    page.paragraph("This page describes version \(Version.current). Report bugs at \(Version.bugs)")
    return page
  }
}
