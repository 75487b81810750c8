let givenCommands: [Command<GivenAction>] = [
  Command(
    name: "given", parameters: [Parameter(name: "WHAT", kind: .text(beginning: GivenLine.usages.map(\.name)))],
    occasion: .never, purpose: "say what a recording notes beside typed lines",
    details: [
      "'given seed N', 'given category NAME', 'given pairs N' and 'given setting NAME",
      "VALUE' do what the options do. A run of 'given tune TITLE<tab>ARTIST' is the deck of the deals that",
      "follow; 'given deck NAME' before it makes it a deck of one's own, and 'given",
      "source WHERE [SECONDS]' behind it tells where it came from and how old it is.",
      "With 'given file [NAME]' before it, it stands for what the next line reads or",
      "fetches. 'given listed WHERE NAME<tab>COUNT' and 'given unlisted N' tell what",
      "the next 'decks' finds.",
      "'given trouble WHY' tells why no tunes came, 'given refusal MESSAGE' what is",
      "said against the next 'deck FILE', 'given fetching' and 'given cleared N' what",
      "the next 'tunes' or 'tunes clear' finds, 'given today DATE' which day",
      "it is for the next 'daily' or 'stats', 'given result SECONDS RANK GAMES",
      "[BEST]' where the game ranks that the next line finishes, 'given hints N' how many hints were",
      "taken, 'given undone N' that so many flips were undone, 'given began N' when",
      "the first card was turned, 'given questions on' has the player asked before",
      "something is lost, and 'given start' begins the count of the steps. None of",
      "these is a step.",
    ]
  ) { arguments throws(LineProblem) in try GivenLine(try arguments.word(0).typed).action() }
]
