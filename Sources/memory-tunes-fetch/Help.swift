import MemoryTunes

/// What `--help` and `--version` print.
extension Options {
  static let version = Version.text(of: "memory-tunes-fetch")

  static let help = """
    Usage: memory-tunes-fetch [OPTION]... TERM
    Ask the iTunes Search API for songs, once, and print them as a deck for
    memory-tunes: title, artist, album and artwork address, a tune a line.

    Examples:
      memory-tunes-fetch jazz > jazz.tsv        keep a deck
      memory-tunes --deck jazz.tsv              play with it
      memory-tunes-fetch --limit 200 'daft punk'

    Options:
      --limit NUMBER      ask for so many songs, 1 to 200; else 50
      --timeout SECONDS   end after that time, whatever happens; else 10
      --endpoint URL      ask there: https, or http on this machine; else what
                          MEMORY_TUNES_ENDPOINT names, else
                          https://itunes.apple.com/search
      --generate WHAT     print the manual page (man), or a completion for a
                          shell: bash, zsh or fish
      --help              print this and end; also -h
      --version           print the version and the license, and end

    Exit status: 0 at least two tunes; 2 wrong usage, or trouble writing; 3 not
    reached; 4 turned away; 5 the answer was not understood, cut short or larger
    than 8 MB; 6 fewer than two tunes. But for 0 a line on standard error says why.
    The manual: man memory-tunes-fetch. Report bugs at
    \(Version.bugs)

    """
}
