import Manual

extension ProgramUsage {
  /// How this program is called.
  static let fetch = ProgramUsage(
    name: "memory-tunes-fetch",
    options: [
      ProgramOption(name: "limit", placeholder: "NUMBER", purpose: "ask for so many songs, 1 to 200; else 50"),
      ProgramOption(
        name: "timeout", placeholder: "SECONDS", purpose: "end after that time, whatever happens; else 10"),
      ProgramOption(
        name: "endpoint", placeholder: "URL", purpose: "ask there: https, or http on this machine"),
      ProgramOption(
        name: "language", placeholder: "en|ru|zh", purpose: "what the program speaks; else what you speak"),
      ProgramOption(
        name: "generate", placeholder: GeneratedFile.allCases.map(\.rawValue).joined(separator: "|"),
        purpose: "print the manual, or a completion"),
    ])
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
      memory-tunes-fetch asks the iTunes Search API for songs that match TERM, once, and prints them as a deck for \
      memory-tunes: title, artist, album and address of the artwork, separated by tabs, one tune a line. A TERM of \
      several words has to stand in quotes. Songs without a title or an artist are left out, and so are repeated \
      ones. Nothing but the term, the kind of media and the limit is sent.
      """)
    page.section("OPTIONS")
    page.list(
      usage.options.map { option in
        (.option(option), option.purpose.prefix(1).uppercased() + option.purpose.dropFirst() + ".")
      })
    page.section("ENVIRONMENT")
    page.list([
      (
        .variable("MEMORY_TUNES_ENDPOINT"),
        "The address to ask where the option endpoint is not given; else https://itunes.apple.com/search"
      ),
      (
        .variable("LC_ALL"),
        "With LC_MESSAGES, LANG and LANGUAGE, tells the language where the option language is not given."
      ),
    ])
    page.section("EXIT STATUS")
    page.list([
      (.literal("0"), "There are at least two tunes."),
      (.literal("2"), "Wrong usage, or trouble writing."),
      (.literal("3"), "The service was not reached: its name, the connection, TLS, or the time."),
      (.literal("4"), "The service turned the question away."),
      (.literal("5"), "The answer was not understood, cut short, or larger than 8 MB."),
      (.literal("6"), "Fewer than two tunes were found."),
    ])
    page.paragraph("For any status but 0, a line on standard error says why.")
    page.section("EXAMPLES")
    page.example(
      "Keep a deck, and play with it:", ["memory-tunes-fetch jazz > jazz.tsv", "memory-tunes --deck jazz.tsv"])
    page.example("Ask for more songs:", ["memory-tunes-fetch --limit 200 'daft punk' > daft-punk.tsv"])
    page.section("SEE ALSO")
    page.references([("memory-tunes", 6)])
    page.section("BUGS")
    page.paragraph("This page describes version \(Version.current). Report bugs at \(Version.bugs)")
    return page
  }
}
