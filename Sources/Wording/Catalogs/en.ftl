### The sentences of the programs in English.
###
### One term for one thing:
###   computer player   a player of the program or a bot; "the computer" for all of them, never "the program"
###   person            a player who types
###   perfect play      perfect memory and best decisions; par is the average number of moves under it
###   mistake, luck     what a flip cost compared with the best flip, and what chance saved or cost, in moves
###   accuracy          a percentage from the cost of the mistakes of a game
###   deck              where tunes come from; a deck may have words and translations, which are tunes as well
###   card, tune, pair  a tune is on two cards, which are a pair; split cards show its title and its artist
###   deal              to lay out the cards of a game; its seed decides the layout
###   move, flip        two flips are a move
###   turn              to turn up is to show, to turn back to hide again; "your turn" is the next move
###   found             a pair is found, a card is matched
###   step              a line of a game that undo can take back
###   aid, assisted     a hint, an undone flip, a known deal; a game with aids is assisted
###   record            a line of the best games; a recording is a session written by --record
###   transcript        a script with its answers, checked by --check
###   game on the table, waiting game, saved game
###   streak, box       days in a row with a game of the day; how well a pair is learned
###   line, command     a line is typed, and its first word is a command; a script is lines from standard input
###   response          what a server sends; an answer is what the program prints
###
### Swift has a function for each sentence, whose arguments come in the order in which the comment above it and then its text
### name them. A comment can name the type of an argument, as $error (SystemError), and arguments that only other languages
### need. With $error (enum SystemError), the build makes this type, whose cases are the variants, in their order. Without a
### type, an argument that chooses by number or plural is a number, one that chooses by yes and no a flag, and any other is text;
### with a variant [none], it can be missing. These are numbers anyway:
###   $card $first $second (Int)                numbers of cards
###   $count $pairs $games $begun $finished $found $left $most $instead (Int)
###   $number $step $move $made $rank (Int)
###   $best $due $percent $five $ninetyFive $seconds $minutes (Int)

## Text

# A name of a player as it is shown: those of the single player and of levels are translated. The words can be typed.
player-name = { $name ->
    [you] you
    [beginner] beginner
    [easy] easy
    [normal] normal
    [hard] hard
    [perfect] perfect
   *[other] { $name }
}
# A word or a name.
quoted = '{ $text }'
# A list of choices; $items are all but the last, with commas.
or-last = { $items } or { $last }
# A list, as before.
and-last = { $items } and { $last }
# One of several lines to type, in a list of choices.
line-to-choose = { $line }
# A row of a list that can be picked by number, as part of a sentence.
numbered = { $number }, { $row }
# A date to be read aloud: a screen reader takes 2026-11-20 for numbers and hyphens.
# $year (Int), $month, $day (Int)
date = { $month ->
    [1] January { $day }, { $year }
    [2] February { $day }, { $year }
    [3] March { $day }, { $year }
    [4] April { $day }, { $year }
    [5] May { $day }, { $year }
    [6] June { $day }, { $year }
    [7] July { $day }, { $year }
    [8] August { $day }, { $year }
    [9] September { $day }, { $year }
    [10] October { $day }, { $year }
    [11] November { $day }, { $year }
   *[12] December { $day }, { $year }
}
tune = { $title } by { $artist }
# The same, shorter.
short-tune = { $title } ({ $artist })
# A pair of a deck without tunes: a country and its capital.
fact = { $title } ({ $other })
# A pair of split cards with the third column of its deck.
noted = { $pair } ({ $note })
# A title without its artist; `isSplit`: a title, an artist or a word, as a split card shows it.
# $title, $isSplit (Bool)
title = { $title }
# Why no tunes arrived. A script uses the network only if its command line says so.
# $failure (enum FetchFailure)
fetch-failure = { $failure ->
    [not-reached] the iTunes catalog could not be reached
    [turned-away] the iTunes catalog refused the request
    [busy-for-a-minute] the iTunes catalog refuses requests for a minute
    [busy-for-an-hour] the iTunes catalog refuses requests for up to an hour
    [busy-for-a-day] the iTunes catalog refuses requests for up to a day
    [not-understood] the iTunes catalog sent an unreadable response
    [too-few-tunes] the iTunes catalog has too few such tunes
    [given-up] the fetch was canceled
    [no-curl] the program curl, which fetches tunes, was not found
    [curl-not-run] the program curl, which fetches tunes, cannot be run
    [not-started] the program curl could not be started: the system is short of resources
    [wrong-address] the address of the catalog is not a valid https address or, on this machine, http address
   *[network-off] a script uses the network only if --tunes auto or --tunes online is on the command line
}
# One of the texts for `expected` of wrong-value.
# $placeholder (OptionPlaceholder)
text-expected = { $placeholder ->
    [file] a file name
    [deck] a file name
    [folder] a folder name
    [players] different names of people and computer players
    [seconds] seconds, above 0 and up to 3600, such as 10 or 0.5
    [address] an https address, or an http one on this machine
   *[bot] NAME=COMMAND; the name has no blank, colon or comma and is not that of a computer player
}

## Categories

pop = Pop
electronic = Electronic
rock = Rock
metal = Metal
rap = Rap
# The heading of the list.
categories = Categories
# The row of the category that is chosen, in columns and as part of a sentence.
chosen-row = { $category }  (chosen)
chosen-row-in-words = { $category }, chosen
category-chosen = { $category } is chosen. To begin, type: play
# Followed by the next message, or by `did-you-mean`.
no-category = There is no deck '{ $word }'.
how-to-list-categories = For a list, type: categories

## CommandLine

# `options` has a line for each option.
# $options, $bugs
command-line-help =
    Usage: memory-tunes [OPTION]... [COMMAND]...
      or:  memory-tunes --check [--update] FILE...
      or:  memory-tunes simulate [OPTION]...
      or:  memory-tunes fetch [OPTION]... TERM
    Play Memory with tunes on the cards. Reads commands from a prompt, or from
    standard input if stdin or stdout is not a terminal.

    Examples:
      memory-tunes                             play; type 'help' for the commands
      memory-tunes play 12 rock                begin with this command
      memory-tunes --seed 7 < script           deal the same cards every time
      memory-tunes --format json < script      print answers for programs
      memory-tunes --check *.txt               check saved transcripts
      memory-tunes simulate --help             have the computer play many games
      memory-tunes fetch jazz > jazz.tsv       save a deck of tunes of this kind

    Options:
    { $options }
    Exit status: 0 success; 1 --strict stopped the session, or a transcript
    differs; 2 wrong usage, or an error reading or writing; 130 Ctrl-C
    interrupted a simulation.
    Manual: man memory-tunes. Report bugs at
    { $bugs }
    { "" }

# The same of the command `simulate`. `players` is a list of their names.
# $options, $players
simulate-help =
    Usage: memory-tunes simulate [OPTION]...
    Have computer players play many games, and report how many moves they took.
    The seed decides each game, so parts can run on different machines; their JSON
    adds up to the result of one big run.

    Examples:
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --bot mine='python3 bot.py' --player mine
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json

    Options:
    { $options }
    Players:
      { $players }
    (Q: probability of remembering a card, 0 to 1; C: number of cards remembered)

    Exit status: 0 success; 2 wrong usage, an error reading or writing, or a bot
    that failed; 130 interrupted by Ctrl-C (partial results are printed).
    { "" }

# A pointer to help.
try-help = Try '{ $command } --help' for more information.
option-requires-value = option '--{ $option }' requires a value
option-takes-no-value = option '--{ $option }' takes no value
no-such-option = '{ $argument }' is not an option
# `options` are those that it may be short for.
ambiguous-option = '{ $argument }' is ambiguous: { $options }
unexpected-argument = unexpected argument '{ $argument }'
bots-share-name = two bots are called '{ $name }': each --bot needs its own name
update-alone = --update requires --check
check-takes-transcripts = --check requires the names of transcripts
check-takes-files = --check requires file names; for a file named '-', type ./-
deck-from-standard-input = --deck cannot read standard input: commands come from there; for a file named '-', type ./-
replay-from-standard-input = --replay cannot read standard input: commands come from there; for a file named '-', type ./-
record-takes-file = --record requires a file name; for a file named '-', type ./-
trace-overwrites-screen = --trace - would write over the screen; name a file, or redirect standard error with 2>FILE
# $option, $use (enum FileUse)
cannot-be-written = { $use ->
    [script] --{ $option } cannot write to the script that is being played
    [deck] --{ $option } cannot write to the deck in use
    [answers] --{ $option } cannot write to the file that receives the answers
    [messages] --{ $option } cannot write to the file that receives the messages
    [recording] --{ $option } cannot write to the file of the recording
   *[saved] --{ $option } cannot write to a file of saved data
}
would-replace = { $file } already exists; to replace it, add --overwrite

## Decks

# Problems with a line of a deck file, or with the whole file.
line-is-no-text = The line is not UTF-8 text. Save the file as UTF-8.
file-is-utf16 = The file is in UTF-16. Save it as UTF-8.
# A playlist has lines such as `#EXTINF:215,Artist - Title`.
playlist-has-no-titles = The playlist has no titles, only files. Save it as extended M3U, with lines that begin with #EXTINF.
# $bytes (Int)
line-is-longer = The line is longer than { $bytes } bytes.
line-has-no-title = The line has no title.
line-has-no-artist = The line has no artist. Either all tunes have one, or none has.
# A line of a deck of words.
line-has-one-side = The line has only one side. A pair needs two.
quote-is-not-closed = A quotation mark is not closed.
# Columns of a CSV file.
columns-are-unclear = It is unclear which columns to use. Begin the file with their names, for example: title,artist
deck-is-too-large = The file is larger than 4 GB.
# A deck with this many pairs, at most one.
too-small-a-deck = { $pairs ->
    [0] There are no pairs. A deck needs at least 2.
   *[other] There is only 1 pair. A deck needs at least 2.
}
# A problem in a line of a deck that is already named.
# $failure, $line (Int)
deck-failure = line { $line }: { $failure }
# A problem with the file at a path, in a line.
# $failure, $path, $line (Int?)
file-failure = { $line ->
    [none] { $path }: { $failure }
   *[other] { $path }:{ $line }: { $failure }
}
# The last decks of a list, if those before them are very large.
deck-was-not-read = not read: the decks listed before it are too large
# $error (enum SystemError)
system-error = { $error ->
    [no-files] no files are read here
    [not-regular] it is not a regular file
    [locked] another program has locked it
    [folder-of-another-user] the folder belongs to another user
    [of-later-version] the file is from a later version
    [outside-transcript] it is not below the folder of the transcript
    [not-rewritable] only a regular file can be rewritten
    [over-64-mb] it is larger than 64 MB
    [given-up] reading was interrupted
    [no-such-file] No such file or directory
    [is-a-folder] Is a directory
    [is-no-folder] Not a directory
    [not-allowed] Permission denied
    [not-permitted] Operation not permitted
    [too-many-links] Too many levels of symbolic links
    [name-too-long] File name too long
    [not-read] Input/output error
    [too-many-open] Too many open files
    [too-many-open-in-system] Too many open files in system
    [no-memory] Cannot allocate memory
    [no-locks] No locks available
    [no-space] No space left on device
    [over-quota] Disk quota exceeded
    [too-large-for-system] File too large
   *[only-for-reading] Read-only file system
}
# An error in the system's own words.
other-system-error = { $text }
# A row of the list of decks, after the name.
# $pairs
listed-deck =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, { $isOwn ->
        [yes] your own
       *[no] built in
    }
unusable-deck = cannot be used: { $failure }
# A deck in words, or a theme of a deck.
described = { $name }: { $description }
# $theme (enum WordTheme)
word-theme = { $theme ->
    [food] Food
    [home] Home
    [people] People
    [body] Body
    [nature] Nature
    [animals] Animals
    [time] Time
    [town-and-travel] Town and travel
    [verbs] Verbs
   *[adjectives] Adjectives
}
# The themes of a deck; `line` plays one.
themes = Themes of { $deck }: { $themes }. To practice one, type: { $line }
# How to choose a deck of the list.
deck-advice = To choose one, type its number or name.
decks-not-listed = { $count ->
    [1] 1 more file is not listed.
   *[other] { $count } more files are not listed.
}
# A theme was named that these decks have. `line` chooses one.
theme-of-several = { $theme } is a theme of { $decks }. Type, for example: { $line }
deck-of-tunes = { $deck } is a deck of tunes.
# What a file is taken for, and how to change that.
deck-taken-for = { $isOfWords ->
    [yes] The file counts as words. If it has tunes, type: cards same
   *[no] The file counts as tunes. If it has words, type: cards split
}
decks-of-words = { $isListed ->
    [yes] Decks of words: { $decks }. To list one, type, for example: words { $deck }
   *[no] Decks of words: { $decks }. To practice one, type, for example: practice { $deck }
}
# A list of pairs with their boxes. `practiced` is nil if nothing is saved.
front-heading = front
back-heading = back
box-heading = box
due-heading = due
due-now = now
# $deck, $pairs, $practiced (Int?), $due
words-of-deck = { $practiced ->
    [none] { $deck }: { $pairs } pairs. To practice them, type: practice { $deck }
   *[other] { $deck }: { $pairs } pairs, { $practiced } practiced, { $due } due. To practice them, type: practice { $deck }
}
# A pair of such a list in words. `box` is nil for one that was never practiced; `due` is a date or `due-now`.
# $front, $back, $box (Int?), $due (String)
word-aloud = { $box ->
    [none] { $front }: { $back }.
   *[other] { $front }: { $back }. Box { $box }, due { $due }.
}
# Above the pairs of a game that were never practiced.
new-pairs = { $count ->
    [one] New in this game, 1 pair:
   *[other] New in this game, { $count } pairs:
}
# How many pairs of the deck there are to practice.
# $due, $new (Int)
practice-plan = Due: { $due }, new: { $new }.
# Neither is any.
nothing-to-practice = Nothing is due today, so a pair found without a mistake stays in its box.
# No pair of this deck is due; `line` practices another one.
# $count, $deck, $line
due-elsewhere = { $count ->
    [one] In { $deck }, 1 pair is due: { $line }
   *[other] In { $deck }, { $count } pairs are due: { $line }
}
# The answers to `favorite`. `pairs` is how many favorites there are now.
# $tune
favorite-added = { $pairs ->
    [1] Added to favorites: { $tune }. With one more pair, you can play with them.
   *[other] Added to favorites (now { $pairs } pairs): { $tune }. To play with them, type: play favorites
}
# Gets a full stop.
# $tune
favorite-removed = { $pairs ->
    [one] Removed from favorites ({ $pairs } pair left): { $tune }
   *[other] Removed from favorites ({ $pairs } pairs left): { $tune }
}
# `other` is a card that can be named instead; nil if there is none.
# $card, $other (Int?)
card-is-hidden = { $other ->
    [none] Card { $card } is face down. Only a card that you can see can be a favorite.
   *[other] Card { $card } is face down. Name a card that you can see, like: favorite { $other }
}
half-is-hidden = Card { $card } shows half of a pair. The pair can be a favorite once it is found.
no-pair-found = { $card ->
    [none] No pair has been found yet.
   *[other] No pair has been found yet. Name a card that you can see, like: favorite { $card }
}
no-favorites-of-titles = { $deck } has only titles or names. A favorite needs a title and an artist, or a word and its translation.
favorite-not-saved = The favorites cannot be changed: { $failure }.
favorites-need-home = This session saves no favorites. To save them, start with --home DIR.
no-favorites = There are no favorites yet.
how-to-mark-favorites = In a game, 'favorite' adds the pair found last, and 'favorite 3' the pair on card 3.

## Fetch

# `options` has a line for each option.
fetch-help =
    Usage: memory-tunes fetch [OPTION]... TERM
    Ask the iTunes Search API for songs, with the program curl, and print them as
    a deck: title, artist, album and artwork address, one tune per line.

    Examples:
      memory-tunes fetch jazz > jazz.tsv        save a deck
      memory-tunes --deck jazz.tsv              play with it
      memory-tunes fetch --limit 200 'daft punk'

    Options:
    { $options }
    Exit status: 0 at least two tunes; 2 wrong usage, or an error writing; 3 server
    not reached; 4 request refused; 5 response unreadable, incomplete or larger
    than 8 MB; 6 fewer than two tunes. On failure, one line on standard error says
    why.
    { "" }

limit-purpose = number of songs, 1 to 200 (default: 50)
timeout-purpose = total time limit (default: 10)
endpoint-purpose =
    address to ask: https, or http on this machine
    (default: MEMORY_TUNES_ENDPOINT, if it is set, or
    https://itunes.apple.com/search)
fetch-term-missing = a TERM to search for is required
fetch-term-in-several-words = unexpected argument '{ $argument }'; put a TERM of several words in quotes
# $host, $obstacle (enum FetchObstacle)
not-reached = { $obstacle ->
    [name] cannot reach { $host }: unknown host name.
    [connection] cannot reach { $host }: the connection failed.
    [silence] cannot reach { $host }: the connection closed without a response.
   *[encryption] cannot reach { $host }: no encrypted connection was made.
}
# $host, $status (Int)
exchange-failed = cannot reach { $host }: curl failed with exit status { $status }.
# $host, $signal (Int)
curl-was-ended = cannot reach { $host }: curl was ended by signal { $signal }.
# The seconds can have decimals.
# $host, $seconds (Fraction)
no-whole-answer = { $seconds ->
    [one] { $host } sent no complete response within { $seconds } second.
   *[other] { $host } sent no complete response within { $seconds } seconds.
}
# $host, $status (Int)
turned-away = { $host } refused the request (HTTP status { $status }).
# Follows the refusal.
try-again = { $seconds ->
    [0] Try again now.
    [one] Try again in { $seconds } second.
   *[other] Try again in { $seconds } seconds.
}
try-again-in-a-minute = Wait a minute and try again (about 20 requests a minute are allowed).
answer-not-understood = { $host } sent an unreadable response.
answer-cut-short = { $host } sent an incomplete or damaged response.
answer-too-large = { $host } sent a response larger than 8 MB.
# No tunes, or one.
too-few-tunes = { $count ->
    [0] no tunes were found for '{ $term }'. A deck needs at least 2.
   *[other] only 1 tune was found for '{ $term }'. A deck needs at least 2.
}

## Games

# A game of the list; `name` is nil for a waiting game. `progress` is part of a sentence.
# `isInUse`: another program has it on its table.
listed-game =
    { $name ->
        [none] { "" }
       *[other] { $name }:{ " " }
    }{ $deck }, { $progress }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $time }{ $isInUse ->
        [yes] , open in another window
       *[no] { "" }
    }
# How to load a game of the list.
# $row (Int?)
games-advice = { $row ->
    [none] All of these games are open in other windows.
   *[other] To continue a game, type load and its number or its name, like: load { $row }
}
no-games-to-load = No other game is waiting, and none is saved by name.
games-unreadable = The saved games cannot be read: { $failure }
no-games-are-saved = This session saves no games. To save them, start with --home DIR.
# `replaces`: another game had this name.
# $name
game-saved =
    Game saved{ $replaces ->
        [yes] , replacing the one with this name
       *[no] { "" }
    }. { $name ->
        [none] For a list, type: games
       *[other] To return to it, type: load { $name }
    }
game-loaded = { $progress ->
    [none] Loaded.
   *[other] Loaded: { $progress }.
}
bad-game-name = A game's name is one word of at most 64 characters, not '{ $name }'.
no-such-game = There is no game '{ $name }'. For a list, type: games
game-is-in-use = The game '{ $name }' is being played in another window.
game-is-on-table = The game '{ $name }' is already on the table. To go to it, type: game
game-not-understood = The game '{ $name }' cannot be read.
# A number, before a list was shown.
no-games-shown = To delete or load game { $name }, first show the list: games
will-replace-game = Another game is saved as '{ $name }'. Replace it? Type: yes or no
game-was-not-replaced = The other game is still saved as '{ $name }'.
# A game in the sentences that follow; `name` is nil for a waiting game.
game-to-delete = { $name ->
    [none] { $deck }, { $progress }
   *[other] { $name } ({ $deck }, { $progress })
}
will-delete-game = Delete this game for good: { $game }? Type: yes or no
game-was-not-deleted = Not deleted: { $game }.
game-deleted = Deleted: { $game }.
# The system's error on saving or reading it.
game-failure = The game '{ $name }' cannot be saved or loaded: { $failure }
# The answer to `continue` if there are only other games.
no-game-on-table = { $isElsewhere ->
    [yes] Your game is open in another window. For a list of your games, type: games
   *[no] No game is on the table, but others wait. For a list, type: games
}

## Help

# The placeholder of an argument in the usage of a command. N is a count.
# $placeholder (enum Placeholder)
placeholder = { $placeholder ->
    [card] CARD
    [row] NUMBER
    [line] ROW
    [column] COLUMN
    [number] NUMBER
    [count] N
    [pairs] PAIRS
    [deck] DECK
    [date] DATE
    [name] NAME
    [player] NAME
    [setting] NAME
    [value] VALUE
    [what] WHAT
    [code] CODE
   *[command] COMMAND
}
# Between the lines of help if they are wrapped again.
between-lines = { " " }
# $usage, $purpose
explained = { $synonyms ->
    [none] { $usage }: { $purpose }
   *[other] { $usage }: { $purpose } ({ $synonyms })
}
also = Also: { $synonyms }
# The heading of a subject.
# $subject (enum Subject)
heading = { $subject ->
    [games] Playing
    [skill] Playing well
    [goingBack] Going back
    [tunes] What is on the cards
    [records] Results
    [savedGames] Waiting and saved games
    [settings] Preferences
   *[screens] Getting around
}
# The headings of the lists.
to-play = To play, type:
all-commands = All commands, their short forms, and what they do:
# The last lines of the lists.
where-more-help-is = About one command: help play. All commands, by topic: help all. Other words often work, like: flip card 3
where-help-is = About one command: help play. A line that begins with # is a comment.
# What a bare number does, on a screen with rows and in a game.
number-picks-row = pick the row with that number
numbers-flip-cards = flip that card, or those two
only-on-screen = Works only on the screen '{ $screen }'.
# The end of a list that is cut.
and-more = and { $number } more

## Commands

# Help on each command, under its English name. The first line appears in the list of commands: at most
# 80 columns with the usage and the other names before it. The others are wrapped again where they are shown.

help-play =
    deal a new game
    PAIRS is 2 up to the size of the deck (default: the setting 'pairs', or 8, or
    9 with several players). DECK is anything that 'categories' lists, a theme, or
    a file; it also applies to later games. Either may come first: play rock 12

help-again =
    deal another game like the last one
    The number of pairs, the deck, the kind of cards and the players are the same,
    except what you have changed since. The layout is new.

help-match =
    play a best of 3, 5, 7 or 9 games
    The players of the next game, or those named, begin in turn; you alone play
    against the computer, as 'against' does. A tie gives each player half a point.
    After each game, 'again' deals the next one. 'play' and other deals end the
    match. With 'daily', an unfinished game waits.

help-daily =
    deal the game of the day, the same for everybody
    The game of today (UTC), or of an earlier DATE such as 2026-11-20, has 8 pairs
    of a built-in deck and is for one player. The next 'play' is not affected, and
    a game on the table waits: see 'games'. At a prompt, 'daily' continues
    today's game or shows its result. For this month's results, type: daily list

help-challenge =
    deal a game that somebody shared
    CODE is DECK-PAIRS-SEED with a built-in deck, such as rock-8-7, or with the
    moves to beat, such as rock-8-7-in-11; 'share' prints the code of a finished
    game. The game is for one player. The next 'play' is not affected.

help-practice =
    practice words: those due, then the least known
    Deals the pairs that are due, then those you know least. Cards are split; one
    player. New pairs are shown with both sides first. A box says how well a pair
    is known: each is in one of five. A pair found without a mistake moves up a
    box and is due again after 1, 2, 4, 8 or 16 days; a mistake moves it to box 1.
    'words' shows the boxes.
    For example: practice 8 english-russian

help-words =
    list the pairs of a deck of words
    Shows both sides of each pair and, once it was practiced, its box and when it
    is due. Without DECK: the deck on the table, or the deck of words that you
    chose last. For example: words english-russian

help-flip =
    turn up one card, or two
    Two cards make a move. If they show the same tune, they stay up. If not, they
    turn back when you flip the next card. Numbers alone also work: 1 2

help-place =
    turn up the card in this row and column
    Rows and columns are counted as shown; 'last' is the last one. With a second row
    and column, two cards are turned up. 'left', 'right', 'above' or 'below' alone
    means the card next to the first one of the move. You can also say: second row
    third card

help-pass =
    give up a move in a multiplayer game
    You can pass before you turn up the first card of a move, once two unmatched
    cards have been shown. When all players have passed in a row, the game ends.

help-reveal =
    give up and turn up all cards
    Ends the game, which does not count as finished. At a prompt, the program asks
    first.

help-hint =
    suggest the best flip and explain it
    Uses only the cards already shown. A hint counts as an aid: see 'help records'.

help-score =
    say how the game stands
    Pairs, moves and, in a multiplayer game, whose turn it is.

help-recall =
    show a card's tune, or where a title is
    Only for cards that are face up: remembering the rest is the point of the game.
    Type the number of a card or a title, like: recall 3

help-about =
    MemoryTunes is free software, written by its contributors.
    It runs in a terminal; there is no version for phones or browsers.
    For its license, its version and where to report bugs: memory-tunes --version

help-privacy =
    Nothing about you is sent anywhere.
    Games and records stay on this computer.
    Only tunes are fetched, from Apple's catalog.
    To turn that off, type: set tunes built-in
    To delete everything that is saved, type: forget everything

help-cheating =
    Nobody cheats: cards are dealt at random.
    Computer players see only what you see.
    A higher level remembers more of it.

help-sound =
    There is no sound. The cards show song titles; no music is played.

help-time =
    There is no time limit. Time only ranks games with the same number of moves.
    Take a break whenever you like; the game waits.

help-font =
    Your terminal sets the size and colors of the text. In most terminals,
    Ctrl and + make it larger. For the settings of the game, type: settings

help-par =
    compare the game with perfect play
    Par is the average number of moves under perfect play. The difference comes
    from mistakes and luck.

help-review =
    show what each flip cost
    Before the end of the game, shows only the totals. Omits flips that cost
    nothing. To list all flips, type: review all

help-share =
    print a result to paste anywhere
    One symbol per move: a check mark for a pair, an empty square for no pair at
    no cost, a cross for a mistake. It does not reveal the layout. If the deck is
    built in, the last lines are the command that plays the same deal, and the
    address of the game.

help-players =
    choose or show the players of the next game
    To play against the computer: players you easy. The levels are beginner,
    easy, normal, hard and perfect, by memory. Other computer players: optimal,
    random, forgetful:Q (remembers a card with probability Q), capacity:C
    (remembers the last C cards) and, for two, zwick-paterson. Any other name is a
    person who types. To play alone again: players you

help-against =
    play against the computer
    NAME is a level: beginner, easy, normal, hard or perfect; or another computer
    player that 'help players' names. Without NAME, as last time. The same players
    play later games: to play alone again, type: players you

help-game = go to the game on the table

help-seed =
    deal the next game from this seed
    The same seed, category and number of pairs give the same layout. NUMBER is
    from 0 to 18446744073709551615.

help-cards =
    split each pair into title and artist, or not
    By default, the deck decides: words are split into word and translation, and
    tunes are alike on both cards. 'cards split' also splits tunes, into title and
    artist; those that share a title or an artist with an earlier one are left
    out. 'cards same' splits nothing. To go back, type: cards auto

help-undo =
    undo the last step, or the last N steps
    A step is a line of this game that turned up cards or passed. An undone flip
    counts as an aid: see 'help records'.

help-redo =
    redo the last undone step, or the last N
    Works until you make a new step.

help-goto = go to the state after step N; 0 is the deal

help-log = list this game's last 10 steps, or the last N

help-categories =
    go to the list of categories and decks
    The categories come first, then the other built-in decks, then your own: files
    in the folder 'decks' of --home DIR or, at a prompt, of
    ~/.local/share/memory-tunes.

help-category =
    choose what the next games are dealt from
    NAME is a number or name in the list of 'categories', a theme of a deck, or the
    path of a file. Each line of a file has a title, a tab and an artist, or a
    word, a tab and its translation. Playlists also work, and CSV files, which
    count as words unless their header names titles and artists. Any other file of
    words begins with the line '# cards: split'. The game on the table does not
    change.

help-settings = go to the settings

help-set =
    change a setting, or list its values
    What you set at a prompt is saved for later sessions. For all settings and
    their values, type: settings

help-language =
    choose the language, or list the languages
    NAME is a code, such as ru, or the name of a language in any of them.

help-tunes =
    show which tunes the next game uses
    'tunes fetch' fetches new tunes of the category from the iTunes catalog;
    'tunes clear' deletes the fetched tunes.

help-favorite =
    add a card's tune to favorites, or remove it
    Without CARD, that of the pair found last. The card must be face up; a split
    pair must be found. The favorites are a deck: type 'play favorites' to play
    with them.

help-records =
    list the best games
    With PAIRS, lists the ten best of that size; without, the best of each size.
    These are your own games; with NAME, those of another player. Games with aids
    rank behind all others. Aids are hints, undone flips, and a deal of which you
    have seen a card before.

help-stats =
    show statistics of your games
    A summary comes first, then each size with a finished game. With PAIRS, only
    games of that size count.

help-forget =
    delete saved data
    WHAT is settings, game (on the table), games (all others), records, learned,
    favorites, history, tunes or everything. With game, NAME is another game to
    delete: its name, or its number in the list that 'games' showed last.

help-yes =
    answer yes
    At a prompt, the program asks before it deletes saved data, before 'play' or
    'reveal' would end a game in play, and before the first aid in a game: a hint
    or an undone flip.

help-no = answer no

help-games =
    list waiting games and games saved by name
    A game waits if an earlier session left it unfinished, or if 'load' or 'daily'
    put another one in its place. Games that are open in other windows are also
    listed.

help-save =
    save the game on the table under a name
    NAME is one word. You can go on playing; the saved copy does not change. A
    game that already has this name is replaced; at a prompt, the program asks.

help-load =
    put another game on the table
    NAME is the name of a saved game, or its number in the list that 'games' showed
    last. The game that was on the table joins that list.

help-menu = go to the menu

help-back = go back one screen

help-show = print this screen again

help-repeat = print the last answer again

help-rules = show the rules

help-help =
    list commands, or explain one
    For a list of all commands, type: help all

help-quit = leave (or press Ctrl-D)

help-watch =
    replay a game, or see it played perfectly
    Shows it card by card; Enter or Ctrl-C stops. Scripts, plain output and JSON
    list its moves, as does a prompt if speed is off. 'watch perfect' shows perfect
    play of the same cards, with the same luck each time.

## Line

# `most` is a number of bytes.
too-long-line = This line is longer than { $most } bytes. For a list of commands, type: help
# Also an unknown command that help was asked for. Followed by one of the next two.
no-such-command = '{ $word }' is not a command.
how-to-list-commands = For a list, type: help
# The answer to a remark, or to a line that says what not to do.
nothing-to-do = OK, nothing has changed. For a list of commands, type: help
# The line to type instead. It follows a sentence about what was typed.
# $line
did-you-mean = { $isOneWord ->
    [yes] Did you mean { $line }?
   *[no] Did you mean '{ $line }'?
}
# A command that needs a game.
needs-game = '{ $word }' needs a game on the table. To deal one, type: play
# A command of another screen, and the command that goes there.
needs-screen = '{ $word }' works only on the screen '{ $screen }'. To go there, type: { $screen }
# `choices` are the possible next words. `usage` is how the line is typed.
# $word
needs-another-word = { $choices ->
    [none] '{ $word }' is not complete. Usage: { $usage }
   *[other] '{ $word }' is not complete. Choose { $choices }. Usage: { $usage }
}
one-word-too-many = Unexpected word '{ $word }'. Usage: { $usage }
not-a-number = '{ $word }' is not a number. Usage: { $usage }
# $word, $most (String)
too-large-a-number = '{ $word }' is too large. Type a number up to { $most }.
meaningless = '{ $word }' is not a valid argument. Type: { $usage }
# `command` is the word before the date.
not-a-day = '{ $word }' is not a date from 1970 or later. Type, for example: { $command } 2026-11-20
# `deck`: the name in the code, if no built-in deck has it.
# $word
not-a-challenge = { $deck ->
    [none] '{ $word }' is not the code of a game. Type, for example: challenge rock-8-7
   *[other] '{ $deck }' is not a built-in deck. Type, for example: challenge rock-8-7
}
# A row of the menu, typed on another screen, and its command there.
row-of-menu = '{ $title }' is a row of the menu. Here, type: { $command }
# A square of a chessboard in place of a card.
cards-have-numbers = '{ $word }' is not a card: cards have numbers. Type, for example: flip 1 2
# The line that was understood, before its answer.
understood = ({ $line })
# $word, $rows (Int)
no-such-row = There is no row '{ $word }'. Type a number from 1 to { $rows }.

## Menu

menu = Menu
new-game = New Game
choose-category = Choose Category
settings = Settings
continue-game = Continue Game
game-of-the-day = Game of the Day
against-the-computer = Against the Computer
learn-words = Learn Words
# A row with the game's progress, in columns and as part of a sentence.
menu-row = { $title }  ({ $note })
menu-row-in-words = { $title }, { $note }
# The game's progress, on its own line below the row.
note-below = ({ $note })
next-game = The next game is dealt from { $deck }.
# The players of the next game, unless it is you alone.
next-players = Players of the next game: { $names }. To play alone, type: players you
finished-game-on-table = A finished game is on the table. To see it, type: game
# A game that everybody passed.
drawn-game-on-table = The game on the table ended when everyone passed, with { $progress }. To see it, type: game
# A game given up.
revealed-game-on-table = You gave up the game on the table with { $progress }. To see it, type: game
# What waits today. Joined by commas, these are arguments of the two messages above.
day-is-done = done today
# $streak (Int)
streak-of-days = { $streak }-day streak
pairs-due = { $due } due

## Navigation

# The first line of a session: names the program, but never its version, because transcripts outlive
# releases.
greeting = memory-tunes, the game of Memory with tunes on the cards.
how-to-begin = To begin, type: play. For all commands: help. To leave: quit
# At most eight lines of 40 columns.
rules = Every tune is on two cards. Turn up two cards a move by their numbers, like 3 7. If they belong together, they stay up; if not, they turn back with your next flip. Find all pairs in the fewest moves. With several players, a player who finds a pair keeps it and goes again.
# What the game is, below its name at the very first start.
game-in-brief = Each tune is on two cards, face down. Find all pairs in as few moves as you can.
# Shown before anything is sent. `off` is the line that turns it off.
new-game-asks-catalog = New Game asks Apple's iTunes catalog for tunes. Turn off: { $off }
# A game left in an earlier session, with `found` of its pairs.
game-waiting = A game is waiting, with { $found } of { $pairs } pairs found. To continue it, type: game
last-game-finished = Your last game is finished. To see it, type: game
last-game-passed-out = Your last game ended when everyone passed, with { $found } of { $pairs } pairs found. To see it, type: game
# The player gave it up.
last-game-revealed = You gave up your last game with { $found } of { $pairs } pairs found. To see it, type: game
# The player typed this word to go back from the menu.
nothing-before-the-menu = '{ $word }' does nothing on the menu. To leave, type: quit
goodbye = Goodbye.
goodbye-with-game-saved = Goodbye. Your game is saved. It will be waiting next time.
# For a player who may have tried to leave.
how-to-leave = To leave, type: quit (or press Ctrl-D)
# Below a page of a long answer. Enter shows the next one.
more = -- more -- (Enter; q to stop)
# The same below new words, before their game.
more-to-begin = { "-- Enter: begin -- " }
# The same in plain output.
more-in-plain = { "For more, press Enter. To stop, press q. " }
# During a fetch, in plain output.
fetching-tunes = Fetching tunes of { $category }. To cancel, press Ctrl-C.

## Options

# The value of an option in help, after its name.
# $placeholder (enum OptionPlaceholder)
option-placeholder = { $placeholder ->
    [number] NUMBER
    [name] NAME
    [players] "NAME..."
    [file] FILE
    [deck] FILE
    [folder] DIR
    [what] WHAT
    [size] SIZE
    [source] SOURCE
    [speed] SPEED
    [seconds] SECONDS
    [address] URL
   *[bot] NAME=COMMAND
}
# An option, a setting or a variable cannot have this value. `expected` is one of the following texts.
wrong-value = invalid value '{ $value }' for { $name } (expected: { $expected })
# $least, $most (String)
number-expected = a number from { $least } to { $most }
# `choice` is a list: a, b or c.
choice-expected = { $choice }
# `most` is nil if the number was not too large.
auto-or-pairs-expected = { $most ->
    [none] auto, or 2 up to the size of the deck
   *[other] auto, or a number from 2 to { $most }
}
program-player-expected = the name of a computer player
nothing-expected = no value
seed-purpose = deal the first game from this seed
bot-purpose = let COMMAND play as NAME; repeat for several
category-purpose = pop, electronic, rock, metal or rap (default: pop)
pairs-purpose = number of pairs (default: 8)
cards-purpose = split: title on one card, artist on the other
deck-purpose = play with the tunes in FILE
players-purpose = who plays the next games, in turn
tunes-purpose = built-in, auto or online (at a prompt: auto)
home-purpose = save data in this folder
no-home-purpose = neither read nor save files (default in scripts)
no-files-purpose = read no file that a line names; decks by name only
record-purpose = record the session in FILE
overwrite-purpose = let --record or --trace replace an existing file
replay-purpose = play the recording in FILE, then go on
trace-purpose = log each action and its changes to FILE
format-purpose = text, or one JSON object per line
no-echo-purpose = do not print a script's lines before their answers
strict-purpose = stop with status 1 at the first refused line
color-purpose = color at a prompt; auto obeys NO_COLOR and TERM
speed-purpose = speed of computer players: slow, normal, fast, off
no-color-purpose = same as --color never
board-purpose = auto (fits the terminal), full, small or plain
plain-purpose = sentences only, for screen readers
screen-reader-purpose = same as --plain
language-purpose = interface language (default: the system's)
check-purpose = replay the transcripts FILE... and compare
update-purpose = let --check rewrite transcripts that differ
generate-purpose = print a man page, completions or the JSON Schema
help-purpose = print this help; also -h
version-purpose = print the version and the license
games-purpose = number of games (default: 10000)
simulated-pairs-purpose = number of pairs (default: 8)
simulated-player-purpose = a player; repeat for several (default: optimal)
simulated-seed-purpose = seed of game 0; game 1 uses the next seed, ...
first-game-purpose = number of the first game (default: 0)
jobs-purpose = parallel jobs (default: one per processor)
report-format-purpose = text report, or one JSON object
plain-report-purpose = report in sentences, for screen readers
# $option, $mode (enum SessionMode)
idle-option = { $mode ->
    [json] --{ $option } has no effect with --format json
    [typed] --{ $option } has no effect at a prompt
   *[script] --{ $option } has no effect in a script
}
idle-option-beside = --{ $option } has no effect with --{ $other }
idle-option-without = --{ $option } has no effect without --{ $other }

## Plain

plain-by-option = memory-tunes, the game of Memory, in plain mode because of { $option }.
plain-by-setting = memory-tunes, the game of Memory, in plain mode because of the setting board = plain.
plain-by-variable = memory-tunes, the game of Memory, in plain mode because { $name } is set.
plain-by-terminal = memory-tunes, the game of Memory, in plain mode because TERM is dumb.

## Players

# The single player in a result to share, which others read.
me = me
# A computer player in a list.
program-player = { $name } (computer)
# A computer player in a sentence.
program-player-in-sentence = { $name }
# The only computer player of a game, in rows and on cards. `name` is as in `player-name`.
only-computer = { player-name }
# A player and the pairs found, in a list.
# $player
player-score = { $pairs ->
    [one] { $player } { $pairs } pair
   *[other] { $player } { $pairs } pairs
}
# A game without a person.
only-programs-played = Only the computer played. To play yourself, type: players you
# The choices in the row of the settings. `programs` is a list of names.
player-choices = names, or { $programs }
bot-is-unknown = '{ $name }' is not a bot of this session
bot-ended = '{ $name }' has ended
bot-is-late = '{ $name }' has not answered within { $seconds } s
bot-answer-too-long = '{ $name }' gave an answer that is too long
bot-answer-illegal = '{ $name }' answered '{ $answer }', which is not a legal move
bot-stalled = '{ $name }' has made many moves without finding a pair
bot-given-up = '{ $name }' has not moved: you stopped waiting
how-to-name-bot = Start the program with: --bot { $name }=COMMAND
how-to-ask-bot-again = To ask it again, type: game
bot-is-thinking = '{ $name }' is thinking. Ctrl-C stops waiting.
nobody-is-named = no name is given
player-needs-name = a name needs visible characters
name-is-unprintable = '{ $name }' is not a valid name: it contains blanks or invisible characters
name-is-too-long = '{ $name }' is too long: a name has at most { $most } columns
name-has-too-many-marks = '{ $name }' has too many marks: a name has at most { $most } letters and marks
player-needs-probability = '{ $name }' needs a probability from 0 to 1, like: forgetful:0.5
player-needs-capacity = '{ $name }' needs a number of cards, like: capacity:7
no-such-program-player = '{ $name }' is not a computer player (expected: { $names })
no-such-player = there is no player '{ $name }' (did you mean '{ $nearest }'?)
names-must-be-unique = player names must be unique: '{ $name }'
too-many-players = { $count } players are too many: at most { $most }
zwick-paterson-needs-two = zwick-paterson plays two-player games only, not { $count }-player ones

## Questions

# `progress` is part of a sentence.
will-end-match = The match is not decided, and this would end it. End the match? Type: yes or no
will-give-up-game = Your game is not over: { $progress }. Give it up? Type: yes or no
will-reveal = All cards will be turned up, and the game will be over: { $progress }. Give up? Type: yes or no
# The first aid of a game.
will-take-hint = Take a hint? This game will then count as assisted and rank behind the others. Type: yes or no
will-undo-flip = Undo? This game will then count as assisted and rank behind the others. Type: yes or no
# Part of the sentences that follow.
# $thing (enum SavedThing)
saved-thing = { $thing ->
    [settings] your settings
    [game] the saved copy of the game on the table
    [games] all your other games
    [records] your records
    [learned] what you have learned
    [favorites] your favorites
    [history] the history of typed lines
    [tunes] the fetched tunes
   *[everything] all saved data
}
will-be-deleted = Delete { saved-thing } for good? Type: yes or no
was-deleted = Deleted { saved-thing }.
nothing-to-delete = Nothing to delete ({ saved-thing }).
cannot-delete = Cannot delete { saved-thing }: { $failure }
nothing-was-deleted = Not deleted: { saved-thing }.
game-goes-on = Your game goes on: { $progress }.
game-goes-on-elsewhere = Your game goes on: { $progress }. To continue it, type: game
no-question-to-answer = There is no question to answer. For a list of commands, type: help

## Records

no-records-are-saved = This session keeps no records: it is a script without --home DIR, or was started with --no-home.
# `pairs` is the number that was asked about; nil for any. `canBeDealt`: whether `play` would deal so many.
no-game-finished = { $pairs ->
    [none] No game has been finished yet. The first one will be listed here.
   *[other] No game of { $pairs } pairs has been finished yet.{ $canBeDealt ->
        [yes] { " " }To play one, type: play { $pairs }
       *[no] { "" }
    }
}
no-game-begun = { $pairs ->
    [none] No solo game has been started yet, and no multiplayer game finished. To start one, type: play
   *[other] No game of { $pairs } pairs has been started yet.{ $canBeDealt ->
        [yes] { " " }To start one, type: play { $pairs }
       *[no] { "" }
    }
}
# $pairs (String)
no-game-of-so-few-pairs = '{ $pairs }' pairs are not possible: a game has at least 2. Type: { $command } { $instead }
best-games = { $name ->
    [none] Your best games of { $pairs } pairs:
   *[other] Best games of { $pairs } pairs by { $name }:
}
best-games-by-pairs = { $name ->
    [none] Your best games, by number of pairs:
   *[other] Best games by { $name }, for each number of pairs:
}
# The headings of the columns of the best games.
pairs-heading = pairs
rank-heading = rank
moves-heading = moves
time-heading = time
par-heading = par
skill-heading = accuracy
date-heading = date
deck-heading = deck
# A percentage from a number as text.
# $number (String)
percentage = { $number }%
# A game's deck and notes, in a column. `notes`: `split, undo`.
deck-with-notes = { $deck } ({ $notes })
# A game with split cards, among the notes.
split-note = split
aid-of-undo = undo
aid-of-repeat = repeat
skill-is-full-without-mistakes = Accuracy is 100% in a game without mistakes.
last-games-of-several = { $name ->
    [none] Your last multiplayer games:
   *[other] Last multiplayer games with { $name }:
}
# A row. `scores`: `ann 4, ben 2`, or the names if the result is unknown.
game-of-several =
    { $date }, { $deck }, { $pairs } pairs: { $scores }
# The pairs that a player found.
score-of-several = { $player } { $pairs }
# The same, of a player who won, and of each who tied.
won = { $score } (won)
tied = { $score } (tied)
# How many games of several players were finished.
games-of-several = Multiplayer games: { $finished } finished.
# How games or matches ended.
# $won (Int), $lost (Int)
results =
    { $won } won, { $lost } lost{ $tied ->
        [0] { "" }
       *[other] , { $tied } tied
    }
# How games of a player against another ended, and matches. Both are texts as above.
# $name, $opponent, $games (String)
against =
    { $name } against { $opponent }: { $games }{ $matches ->
        [none] { "" }
       *[other] ; matches: { $matches }
    }
# The games with one number of pairs. `deck` is none for all decks, `best` if there is no game without aids.
# $deck, $pairs, $isSplit, $begun, $finished, $revealed, $best, $mean (Fraction), $wholeMean (Int?)
games-of-pairs =
    { $deck ->
        [none] All decks
       *[other] { $deck }
    }, { $pairs } { $isSplit ->
        [yes] split pairs
       *[no] pairs
    }: { $begun } started, { $finished } finished{ $revealed ->
        [0] { "" }
       *[other] , { $revealed } given up
    }{ $finished ->
        [0] { "" }
       *[other] { $best ->
                [none] { "" }
               *[other] , best { $best }
            }, mean { $mean }, par { $par }
    }.
moves-and-games = Games by number of moves:
# `best` is the bar of perfect play.
# $isSplit, $best (String)
skill-bars = { $isSplit ->
    [yes] Accuracy with split cards, game by game, latest last; { $best } is perfect play:
   *[no] Accuracy, game by game, latest last; { $best } is perfect play:
}
# $played (Int), $streak, $longest (Int)
games-of-days =
    Games of the day: { $played } finished; current streak { $streak ->
        [one] { $streak } day
       *[other] { $streak } days
    }, longest { $longest }.
# How many pairs of a deck were practiced, and how many are due.
# $count, $pairs
practiced = { $deck }: { $count } of { $pairs } pairs practiced, { $due } due now.
pairs-by-box = Pairs by box:
best-games-aloud = { $name ->
    [none] Your best games of { $pairs } pairs, par { $par }:
   *[other] Best games of { $pairs } pairs by { $name }, par { $par }:
}
# `game` is a list: `3 moves in 24 seconds, par 2.7, accuracy 84%, 1 hint, pop, split cards, November 20, 2026`.
best-of-pairs-aloud = { $pairs } pairs: { $game }.
best-by-rank-aloud = Rank { $rank }: { $game }.
moves-in-time =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $minutes ->
        [0] { $seconds ->
                [one] { $seconds } second
               *[other] { $seconds } seconds
            }
       *[other] { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            }{ $seconds ->
                [0] { "" }
                [one] { " " }{ $seconds } second
               *[other] { " " }{ $seconds } seconds
            }
    }
skill-of-game = accuracy { $skill }
split-cards = split cards
# $date, $deck, $pairs, $scores
game-of-several-aloud = { $scores }; { $deck }, { $pairs } pairs, { $date }.
# The most frequent number of moves, in how many games, and the highest number.
# $moves (Int)
most-frequent-moves-aloud =
    Most often { $moves } moves, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the longest took { $most }.
# No number of moves is more frequent than others.
longest-game-aloud = { $most ->
    [one] The longest took { $most } move.
   *[other] The longest took { $most } moves.
}
# Percentages: the last game, and the mean of the last games.
skills-aloud = { $games ->
    [1] { $isSplit ->
            [yes] Accuracy with split cards in the last game: { $last }.
           *[no] Accuracy in the last game: { $last }.
        }
   *[other] { $isSplit ->
            [yes] Accuracy with split cards in the last game: { $last }; mean of the last { $games }: { $mean }.
           *[no] Accuracy in the last game: { $last }; mean of the last { $games }: { $mean }.
        }
}
# An item of a list without separators.
# $box (Int), $pairs
box-aloud =
    { $isFirst ->
        [yes] Box
       *[no] ; box
    } { $box }: { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
# The calendar of `daily list`: its heading, the days of the week in at most 4 columns, and its legend.
days-of-month = Games of the day this month:
weekdays = Mon Tue Wed Thu Fri Sat Sun
days-legend =
    Below a day: your moves, with * if finished on that day{ $hasLate ->
        [yes] , in ( ) if later
       *[no] { "" }
    }.
no-day-finished = You have not finished a game of the day this month.
day-result-aloud =
    { $day }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $isLate ->
        [yes] , finished on a later day
       *[no] { "" }
    }.
todays-game-waits = Today's game is not finished. To play it, type: daily
# The time until the game of the day changes: at least a minute, and at most 24 hours. In scripts, 80 columns with
# `share-result` after it.
next-day =
    The next day begins in { $hours ->
        [0] { "" }
        [one] { $hours } hour
       *[other] { $hours } hours
    }{ $minutes ->
        [0] { "" }
       *[other]
            { $hours ->
                [0] { "" }
               *[other] { " " }
            }
    }{ $minutes ->
        [0] { "" }
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } (00:00 UTC).
# The player of this name has no record.
no-game-of-player-finished =
    { $name } has not finished a game{ $pairs ->
        [none] { "" }
       *[other] { " " }of { $pairs } pairs
    } yet. To play alone as { $name }, type: players { $name }
# People who have records of their own.
# $names, $first (String)
other-records = Others have records of their own: { $names }. To list them, type: records { $first }
# The summary of statistics.
all-games =
    Solo games: { $begun } started, { $finished } finished{ $revealed ->
        [0] { "" }
       *[other] , { $revealed } given up
    }.
# `list`: parts as the following one, between semicolons.
best-without-aids = Best without aids: { $list }.
# $pairs
best-of-size =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } for { $pairs } { $isSplit ->
        [yes] split pairs
       *[no] pairs
    }
# Opponents that are not listed.
more-opponents = and { $count } others

## Settings

# The line that sets a value, in the words of the language. `setting` and `value` are the same in English, to
# choose by.
# $setting, $name, $value
set-line = set { $name } { $valueName }
# `choices` is a list of words.
# `most` is nil if the number was not too large.
# $choices, $least (Int)
choices-or-number = { $most ->
    [none] { $choices }, or { $least } or more
   *[other] { $choices }, or a number from { $least } to { $most }
}
# The choices after a value on the screen.
choices-beside = ({ $choices })
# A row of the screen as part of a sentence.
setting-row = { $setting }: { $value }. Choices: { $choices }
# `line` sets a value, as an example.
settings-advice = To change one, type, for example: { $line }
# $setting, $title
setting-chosen = '{ $setting }' is now { $value }.
# Follows the choice or the end of plain output. `line` sets the earlier value.
how-to-set-back = To go back, type: { $line }
# $setting, $title
setting-told =
    '{ $setting }' is { $value }. Choices: { $choices }. { $isNumbered ->
        [yes] Type one or its number.
       *[no] To change it, type: { $line }
    }
# Followed by the next message, or by `did-you-mean`.
no-setting = '{ $word }' is not a setting.
how-to-list-settings = For all settings, type: settings
# $word
no-choice = '{ $setting }' cannot be '{ $word }'. Choices: { $choices }. Type: { $line }
# $name
unknown-setting = { $nearest ->
    [none] '{ $name }' is not a setting
   *[other] '{ $name }' is not a setting (did you mean { $nearest }?)
}
setting-without-value = '{ $name }' needs '=' and a value
settings-line-is-no-text = the line is not UTF-8 text
# How many more lines there are after those reported.
more-lines-not-understood = { $lines ->
    [1] 1 more line is not understood
   *[other] { $lines } more lines are not understood
}
# This language was chosen.
language-chosen = Language: English.
# `auto` was chosen, which gives this language.
language-chosen-automatically = Language: automatic (English).
# This language and the others, each as in `language-choice`.
language-told = { $isAutomatic ->
    [yes] Language: automatic (English). Choices: { $choices }. To change it, type: { $line }
   *[no] Language: English. Choices: { $choices }. To change it, type: { $line }
}
# A language where its own name cannot be shown, or would be read letter by letter.
# $language (Language)
language-name = { $language ->
    [en] English
    [ru] Russian
   *[zh] Chinese
}
# A language by its code.
language-choice = { $code } ({ $ownName })
# The line that sets a language.
language-line = language { $code }

## Simulation

# `players` are names separated by commas.
# $games, $pairs, $seed, $first (String)
simulation-heading =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, seed { $seed }, first game { $first }: { $players }
no-game-played-to-its-end = No game was finished.
# The columns and rows of the figures.
played-heading = played
theory-heading = theory
mean-moves = moves, mean
# The mean in theory, if it is asymptotic.
asymptotic-mean = about { $mean }
standard-error-of-mean = standard error
standard-deviation = standard deviation
least-moves = least
need-at-most = { $percent }% take at most
most-moves = most
games-drawn = drawn games
margin-of-first = first player's margin in pairs
# $number, $name, $pairs, $perGame (Fraction)
simulated-player = player { $number }, { $name }: { $pairs } pairs, { $perGame } a game
moves-column = moves
games-column = games
share-column = share
theory-column = theory
# The same in sentences. `players` is a list with 'and', `names` one with commas, `count` their number.
# $games, $pairs, $seed, $first (String), $count, $players, $names
tell-simulation =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, seed { $seed }, first game { $first }. Played by { $players }.
tell-only-game = { $moves ->
    [one] The game took { $moves } move.
   *[other] The game took { $moves } moves.
}
tell-every-game = { $moves ->
    [one] Every game took { $moves } move.
   *[other] Every game took { $moves } moves.
}
# $mean (Fraction), $error (Fraction?)
tell-mean = { $error ->
    [none] A game took { $mean } moves on average.
   *[other] A game took { $mean } moves on average, with a standard error of { $error }.
}
# $mean (Fraction)
tell-theory = { $isAsymptotic ->
    [yes] In theory the average is about { $mean }.
   *[no] In theory the average is { $mean }.
}
# $deviation (Fraction), $theory (Fraction?)
tell-deviation = { $theory ->
    [none] The standard deviation was { $deviation }.
   *[other] The standard deviation was { $deviation }, in theory { $theory }.
}
tell-range =
    The shortest game took { $least ->
        [one] { $least } move
       *[other] { $least } moves
    }, the longest { $most }.
# The number of moves that 5, 50 and 95 percent of the games need at most.
# $five
tell-quantiles =
    Half of the games took at most { $half ->
        [one] { $half } move
       *[other] { $half } moves
    }, 5 percent at most { $five }, 95 percent at most { $ninetyFive }.
# $five, $half (Int)
tell-quantiles-in-theory = In theory half take at most { $half }, 5 percent at most { $five }, 95 percent at most { $ninetyFive }.
quantiles-as-in-theory = This matches the theory.
tell-drawn = { $games ->
    [0] No game was drawn.
    [one] { $games } game was drawn.
   *[other] { $games } games were drawn.
}
# $number, $name, $pairs, $perGame (Fraction)
tell-player =
    Player { $number }, { $name }, found { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, { $perGame } a game.
# `isBehind`: the first player found fewer pairs than the second.
# $margin (Fraction), $isBehind, $theory (Fraction?)
tell-margin =
    The first player found { $margin } pairs a game { $isBehind ->
        [yes] fewer
       *[no] more
    } than the second{ $theory ->
        [none] { "" }
       *[other] , in theory { $theory } { $isBehindInTheory ->
                [yes] fewer
               *[no] more
            }
    }.
# Next to a bar: the games played.
simulation-progress = { $percent }%, { $games } games
tell-simulation-progress = { $percent } percent of the games played.

## Skill

hint-of-mate = Flip { $card }: it is the mate of the card that is up.
hint-of-pair = Flip { $card }: it and its mate have both been shown.
hint-of-new-card = Flip { $card }: a new card. No card you have seen is a better choice.
nothing-left-to-flip = The game is over. For another one, type: play
# Par with one decimal, in place of a number of moves.
# $moves (Fraction)
par-number = { $isAbout ->
    [yes] about { $moves }
   *[no] { $moves }
}
# `sums`: the cost of mistakes and of chance.
# $par
verdict = { $sums ->
    [none] Par is { $par }.
   *[other] Par is { $par }: { $sums }.
}
par-so-far =
    Par is { $par }. { $moves ->
        [0] No moves so far
       *[other] { $moves ->
                [one] { $moves } move made
               *[other] { $moves } moves made
            }
    }{ $sums ->
        [none] { "" }
       *[other] ; { $sums }
    }.
drawn-by-passing = The game is over: everyone has passed.
# How often perfect play needs no more moves.
# $percent (String), $moves (Int), $isAlways (Bool)
perfect-play = { $isAlways ->
    [yes] Perfect play never needs more than { $moves } moves.
   *[no] In { $percent }% of all deals, perfect play needs { $moves } moves or fewer.
}
seed-of-deal = Seed { $seed }.
# `luck` is one of the following three.
no-mistakes = no mistakes, { $luck }
# `cost`: moves with one decimal, but 1 for 1.0; none if less than 0.1.
# $count, $cost (Fraction?)
mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    } cost { $cost ->
        [none] less than 0.1 moves
        [1] 1 move
       *[other] { $cost } moves
    }, { $luck }
average-luck = average luck
# The moves that chance saved or cost, with one decimal, but 1 for 1.0.
# $moves (Fraction)
good-luck = { $moves ->
    [1] luck saved 1 move
   *[other] luck saved { $moves } moves
}
# $moves (Fraction)
bad-luck = { $moves ->
    [1] bad luck cost 1 move
   *[other] bad luck cost { $moves } moves
}
sums-of-you = You: { $sums }.
sums-of-player = { $player }: { $sums }.
# $mostPairs (Int)
too-large-to-review = Only games of up to { $mostPairs } pairs can be reviewed. To compare your moves with par, type: par
sums-in-all = Total: { $sums }.
cost-and-luck-are-in-moves = Cost and luck are in moves.
# During a game, only the sums are shown.
flips-are-listed-at-the-end = The flips are listed when the game is over.
flips-cost-nothing = { $count ->
    [one] { $count } flip cost nothing; to list all flips, type: review all
   *[other] { $count } flips cost nothing; to list all flips, type: review all
}
# The headings of the columns of a review.
move-heading = move
who-heading = who
card-heading = card
tune-heading = tune
cost-heading = cost
luck-heading = luck
better-heading = better
# A row of the review without columns. `cost` is none if there is none, `luck` if it is hardly different from 0.
reviewed-flip =
    Move { $move }, { $player ->
        [none] { "" }
       *[other] { $player },{ " " }
    }card { $card }, { $title }: { $cost ->
        [none] no cost
       *[other] cost { $cost }
    }{ $luck ->
        [none] { "" }
       *[other] , { $luck }
    }.{ $cost ->
        [none] { "" }
       *[other] { " " }Better: { $better }.
    }
# The cost of a flip in plain output.
tiny-cost = less than 0.01
better-shown-pair = a pair that was shown
better-new-card = a new card
better-shown-mate = the mate, which was shown
better-mate = { $card }, the mate of { $first }
# The moves that chance cost or saved, with two decimals.
unlucky = unlucky { $moves }
lucky = lucky { $moves }
not-yet-to-share = You can share a game when all its pairs are found.
shared-game =
    { $day ->
        [none] MemoryTunes
       *[other] MemoryTunes { $day }
    }: { $deck }, { $pairs } { $isSplit ->
        [yes] split pairs
       *[no] pairs
    }
# $moves (Int)
shared-moves = { $player ->
    [none] { $moves } moves
   *[other] { $player }: { $moves } moves
}
shared-par = par { $par }
shared-nothing-given-away = nothing lost to mistakes
# The cost of mistakes: moves with one decimal, but 1 for 1.0.
# $moves (Fraction)
shared-given-away = { $moves ->
    [1] 1 move lost to mistakes
   *[other] { $moves } moves lost to mistakes
}
shared-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
shared-flips-were-undone = undo used
# $streak (Int)
shared-streak = { $streak } days in a row
shared-pair = pair
shared-no-pair = no pair
shared-mistake = mistake
# In plain output: the number of moves without a pair, at least one, and of mistakes.
# $misses
shared-misses = { $mistakes ->
    [0] { $misses ->
            [one] { $misses } move without a pair
           *[other] { $misses } moves without a pair
        }
   *[other] { $misses ->
            [one] { $misses } move
           *[other] { $misses } moves
        } without a pair, { $mistakes ->
            [one] { $mistakes } mistake
           *[other] { $mistakes } mistakes
        }
}
# Between the parts of a shared result.
between-results = { ", " }
# A move of a game that is watched: `what` is one of the next two, or a card. Gets a full stop.
watched-move =
    Move { $move }{ $player ->
        [none] { "" }
       *[other] , { $player }
    }: { $what }
watched-pair = pair { $first } and { $second }, { $tune }
watched-no-pair = no pair, { $first }, { $tune }; { $second }, { $otherTune }
# The end of a game that was watched. `moves` is `14 moves`.
watched-game =
    The whole game: { $moves }{ $isGivenUp ->
        [yes] , then it was given up
       *[no] { "" }
    }. Perfect play of the same cards: watch perfect
watched-perfect-game = Perfect play of the same cards: { $moves }.
# The player left it before the end.
watch-stopped =
    Stopped at move { $move } of { $most }. To watch from the beginning, type: watch{ $isPerfect ->
        [yes] { " " }perfect
       *[no] { "" }
    }
# Below the board, while a game is watched.
watching = Move { $move } of { $most }. To stop, press Enter.
not-yet-to-watch = You can watch a game when it is over.
not-recalled = Remembering the cards that are face down is the point of the game. For a suggestion, type: hint

## Steps

# The last step made, 0 at the start, and how many can be redone.
# $step
place-among-steps = { $left ->
    [0] { $step ->
            [0] You are at the start.
           *[other] You are at step { $step }.
        }
   *[other] { $step ->
            [0] You are at the start, with { $left } more to redo.
           *[other] You are at step { $step }, with { $left } more to redo.
        }
}
already-there = You are already there. Nothing to do.
# `line`: the cards of the step, as in `3 4`. `move`: the move to which they belong.
# $line
step-undone = Undone: { $line }, move { $move }.
# $line
step-done-again = Redone: { $line }, move { $move }.
# `made`: the moves made in the game now.
# $count
steps-undone = { $made ->
    [one] { $count } steps undone: now { $made } move.
   *[other] { $count } steps undone: now { $made } moves.
}
# $count
steps-done-again = { $made ->
    [one] { $count } steps redone: now { $made } move.
   *[other] { $count } steps redone: now { $made } moves.
}
how-to-go-to-step = To go to another step, type: goto { $step }
no-step-to-list = No steps to list. { $place }
# 0 steps were asked for.
cannot-redo = '{ $typed }' steps cannot be redone. For one step, type: redo
cannot-undo = '{ $typed }' steps cannot be undone. For one step, type: undo
no-step-to-redo = There is nothing to redo.
no-step-to-undo = There is nothing to undo in this game.
too-many-to-redo = '{ $typed }' steps cannot be redone: only { $left } can.
too-many-to-undo = '{ $typed }' steps cannot be undone: only { $left } can.
# $typed, $first, $last (Int)
no-such-step = There is no step '{ $typed }': type a number from { $first } to { $last }.
# A row of the list without columns.
step-aloud = Step { $step }: { $line }

## Table

up-mark = up
found-mark = found
# Found by the last event.
new-pair-mark = pair!
# The meaning of `*`, `=` and `!` on a board without frames.
board-legend = * up   = found   ! a new pair
cards-not-shown = { $count } more cards are not shown
# The same in less space.
cards-more = { $count } more
# A tune whose title cannot be shown.
card-of-deck = card { $number }
status-pairs = { $found } of { $pairs } pairs
# The same in less space.
status-pairs-short = { $found }/{ $pairs } pairs
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
status-par = par { $par }
# $moves (Int)
status-best = best { $moves }
# The progress of the game, as part of a sentence: `3 of 8 pairs found`.
progress = { $found } of { $pairs } pairs found
# The score in plain output. `moves` is `5 moves`.
standing = { progress }, { $moves }.
# Flips. The sentences from here to `next-move` get a full stop, unless the tune ends with one.
turned = Card { $card }: { $tune }
pair = { $first } and { $second }: a pair! { $tune }
# In plain output.
turned-in-words = Card { $card }, { $tune }
pair-in-words = A pair: cards { $first } and { $second }, { $tune }
# In plain output. `cards` are one or two: `10, Title; 3, Title`.
no-pair-in-words = No pair: { $cards }
next-move = Next move: card { $card } is { $tune }
flip-another = Now flip another card.
pairs-to-go = { $count ->
    [one] { $count } pair to go.
   *[other] { $count } pairs to go.
}
no-pair = No pair: { $first } { $tune }, { $second } { $otherTune }.
both-turn-back = Both turn back with your next flip.
# `last` is the number of the last card.
# $card (String), $last (Int)
no-such-card = There is no card { $card }: the cards are numbered 1 to { $last }.
# $columns, $rows (Int)
no-such-place = { $columns ->
    [0] Rows and columns do not work here: type the number of a card.
   *[other] There is no such place: the board has rows 1 to { $rows } and columns 1 to { $columns }.
}
no-card-waits = No card of this move is up yet, so there is none next to it: type the number of a card.
# $card (String)
card-is-up = Card { $card } is already face up.
# $card (String)
card-is-matched = Card { $card } is already matched.
# $card (String)
cannot-flip-twice = Card { $card } cannot be flipped twice in a row; no card was turned. Type: flip { $instead }
# $card (String), $first (String)
cannot-flip = Card { $card } is face up already, so card { $first } was not turned. Type: flip { $instead }
# What to flip instead.
flip-another-like = Flip another one, like: flip { $card }
another-game = For another game, type: play
one-card-only = A card is already up, so only one more can be flipped in this move. Type: flip { $card }
not-your-turn = It is not your turn: { $name } is to move. To continue, type: game
pass-alone = '{ $word }' is for multiplayer games, and you are playing alone. To play against the computer, type: players you easy
game-is-over = The game is over. For another one, type: play
pass-in-move = '{ $word }' gives up a whole move, but a card of this move is already up. Flip another one.
pass-too-early = '{ $word }' is possible once two unmatched cards have been shown. Flip a card.
your-turn = Your turn.
turn = { $name } to move.
# The player who has found a pair, in plain output.
# $name
goes-again = { $isYou ->
    [yes] You go again.
   *[no] { $name } goes again.
}
passes = pass
# A player at the beginning of the following sentences.
mover = { $isYou ->
    [yes] You
   *[no] { $name }
}
# One or more moves in a row: `passes` or, in a shared result, signs.
# $name, $isYou (Bool)
moves-of-player = { $name }: { $moves }.
# A move in plain output. Gets a full stop, unless the tune ends with one.
# $name
pair-of-player-in-words = { mover }: pair { $first } and { $second }, { $tune }
# The same; `cards` are one or two.
# $name
no-pair-of-player-in-words = { mover }: no pair, { $cards }
# `moves` is `14 moves`.
# $moves
moves-and-time = { $time ->
    [none] { $moves }
   *[other] { $moves }, { $time }
}
# How long a game took. `clock` is `3:12`.
# $clock, $minutes, $seconds
time = { $clock }
# The same as people say it.
time-aloud =
    { $minutes ->
        [0] { "" }
        [one] { $minutes } minute{ " " }
       *[other] { $minutes } minutes{ " " }
    }{ $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# A finished game; `isFlawless`: without a mistake.
# $sum
finished = { $isFlawless ->
    [yes] A flawless game: { $sum }!
   *[no] All pairs found: { $sum }.
}
finished-by = { $name } found all pairs: { $sum }.
drawn = Everyone has passed, so the game is over.
# The game was given up; `progress` is part of a sentence.
revealed = You gave up: { $progress }. All cards are face up, and this game does not enter the records.
you-win = You win: { $scores }.
wins = { $name } wins: { $scores }.
# `isAll`: all players have the same.
# $isAll, $names, $scores
tie = { $isAll ->
    [yes] It is a tie: { $scores }.
   *[no] { $names } tie: { $scores }.
}
# After a game of several: of each person, the share of flips that gave nothing away.
flips-without-mistake = Flips without a mistake: { $shares }.
# $player, $percent
share-of-player = { $player } { $percent }%
# The levels of computer players that a person has beaten, and those that are left.
# $beaten, $open
ladder-in-words = { $beaten ->
    [none] Levels to beat: { $open }.
   *[other] Levels beaten: { $beaten }.{ $open ->
        [none] { "" }
       *[other] { " " }To beat: { $open }.
    }
}
# The deal was finished before.
finished-before =
    You finished this deal before, in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
# Cards of the deal were seen in another game.
seen-before = You have seen cards of this deal before.
# The game was played further than this before.
went-on-before = You already continued from this position.
# The first aid of a game was used.
counts-as-assisted = From now on this game counts as assisted.
# $tune, $times (Int)
hard-pair = { $tune }, turned { $times } times
# The hardest pairs of split cards, each as above.
# $pairs (String)
hardest = Took longest to find: { $pairs }.
# Pairs that moved up a box, or to the first one.
# $pairs (String)
moved-up = Up a box: { $pairs }.
# $pairs (String)
moved-back = Missed, so in box 1 until tomorrow: { $pairs }.
# Pairs of a game of practice, if nothing is saved.
# $pairs (String)
went-wrong = Missed: { $pairs }.
play-again = Once more: again
review-mistakes = To see your mistakes: review
share-result = Share the result: share
# After the first finished game of all.
meet-computer = Next, play against the computer: against easy
# After a game of practice, if pairs are due or new; `due`: those that are due.
# $due
practice-more = { $due ->
    [0] Practice new pairs: practice
    [one] { $due } pair is still due: practice
   *[other] { $due } pairs are still due: practice
}
# After a game of practice, if nothing is due or new.
practiced-all = This deck is done for today. To see its boxes: words
# The game of the day was finished on that day; `streak` counts it.
# $streak (Int)
streak-goes-on = { $streak ->
    [one] The first day of a new streak!
   *[other] { $streak } days in a row!
}
# The end of a challenge, with the moves that were to beat.
# $result (enum ChallengeOutcome), $moves (Int), $beat (Int)
challenge-result = { $result ->
    [won] Challenge won: { $moves } moves against { $beat }!
    [tied] Challenge tied at { $moves } moves.
   *[lost] Challenge lost: { $moves } moves against { $beat }.
}
# $pairs
first-game = This is your first finished game of { $pairs } pairs.
# `best` is the fewest moves of a game without aids; nil if there is none.
# $rank, $games, $pairs, $best
rank =
    { $isAssisted ->
        [yes] As an assisted game, number
       *[no] Number
    } { $rank } of your { $games } games of { $pairs } pairs{ $best ->
        [none] .
       *[other] ; your best took { $best } moves.
    }
new-best = A new best for { $pairs } pairs (it was { $best } moves)!
new-best-by-time = A new best for { $pairs } pairs: as few moves as before, but faster!
# All earlier games had aids.
first-without-aids = A new best for { $pairs } pairs: your first game without aids!
# A finished game that was given up once.
not-recorded-after-reveal = You gave this game up once, so it is not recorded.
# `par` is nil if several play.
# $cards (Int)
cards-lie-down = { $par ->
    [none] Cards 1 to { $cards } are face down.
   *[other] Cards 1 to { $cards } are face down. Par is { $par } moves.
}
# `card 10, Title`
card = card { $card }, { $tune }
# The same, shorter.
short-card = { $card }, { $tune }
pair-of-cards = cards { $first } and { $second }, { $tune }
# The board in words, in plain output.
# $count
cards-up = Face up: { $cards }.
# `cards` is a list of numbers and ranges, made of the following parts.
# $count
cards-down = Face down: { $cards }.
# $first, $last (Int)
card-range = { $first } to { $last }
between-cards = { ", " }
# `run` is the number of cards in a row that the list ends with.
before-last-card = { $run ->
    [2] { ", " }
   *[other] { " and " }
}
# $count, $pairs (String)
pairs-found = Found: { $pairs }.
pairs = { $count } pairs
# $isOfTunes
cards-differ = One card of a pair has { $isOfTunes ->
        [yes] the title, the other the artist
       *[no] a word, the other its translation or answer
    }.
# The game that was dealt; `pairs` is `8 pairs`.
# $pairs (String)
dealt = { $pairs } of { $deck }
# A challenge, whose code was typed, with the moves to beat.
# $game, $best
dealt-as-challenge = Challenge: { $game }{ $best ->
    [none] { "" }
   *[other] , { $best } moves to beat
}
# $pairs (String)
dealt-of-day = Game of the day, { $day }: { $pairs } of { $deck }
# The game, and the source of its tunes.
dealt-from = { $game }, { $origin }.
# The tunes used because others could not be fetched. `capitalized` is `failure` for the beginning of a sentence.
# $origin, $failure, $capitalized
tunes-instead = Tunes: { $origin } ({ $failure }).
# The first game of a deck with letters that cannot be shown. A card without any others is called `card 17`.
letters-missing = Some letters cannot be shown, because the locale is not UTF-8. To see them, start with LANG=C.UTF-8.
flip-two = Flip two cards by their numbers, like: flip 1 2
# $pairs (String), $deck, $most
cannot-deal = { $most ->
    [2] '{ $pairs }' pairs are not possible with { $deck }, which has 2. Type: { $command } { $instead }
   *[other] '{ $pairs }' pairs are not possible with { $deck }: choose 2 to { $most }. Type: { $command } { $instead }
}
too-few-for-split = { $deck } cannot be split: too many of its pairs have a half in common.
titles-cannot-be-split = { $deck } has only titles or names, which cannot be split.
# $pairs (String), $deck, $most, $command, $other (Int)
cannot-deal-split = '{ $pairs }' split pairs are not possible with { $deck }: choose 2 to { $most }, because pairs that have a half in common with another are left out. Type: { $command } { $other }
# $pairs (String)
challenge-refused = '{ $pairs }' pairs are not possible: this deck has 2 to { $most }.
too-many-for-programs = Computer players play at most { $most } pairs.
not-dealt = No game was dealt: { $failure }. To play with built-in tunes, type: set tunes built-in
day-to-come = { $day } is in the future: today is { $today } (UTC). For today's game, type: daily
seed-chosen = The next deal uses seed { $seed }.
split-chosen = From the next game on, one card of a pair shows the title or word, the other the artist or translation.
same-chosen = From the next game on, both cards of a pair are alike.
# The same of one deck, for which it is remembered.
cards-of-deck-chosen = { $isSplit ->
    [yes] From the next game on, cards of { $deck } are split: one has the word, the other its translation or answer.
   *[no] From the next game on, both cards of a pair of { $deck } are alike.
}
# The choice is forgotten.
file-chooses-cards = { $isSplit ->
    [yes] From the next game on, cards of { $deck } are split, as its file says.
   *[no] From the next game on, both cards of a pair of { $deck } are alike, as its file says.
}
deck-chooses-cards = From the next game on, words are split into word and translation, and tunes are alike on both cards.
dealt-alike = So both cards of a pair are alike.
# `people` are the names of those who type, who may be all; nil if that is nobody or only you.
players-chosen =
    Players of the next game: { $names }.{ $people ->
        [none] { "" }
       *[other] { $areAll ->
                [yes] { " " }There is no computer player.
               *[no] { " " }People: { $people }.
            }
    } To begin, type: play
# A person, and the name of a computer player that was perhaps meant.
person-not-computer = '{ $name }' will be a person. The computer player is called '{ $meant }'.
players-refused = The players were not changed: { $failure }.
# `next` are the names of the players of the next game; nil if they are the same.
# $names
playing =
    { $next ->
        [none] Players: { $names }.
       *[other] Game on the table: { $names }. Next game: { $next }.
    } { $isShared ->
        [yes] To play alone, type: players you
       *[no] To play with a friend, type: players you ann. Against the computer: players you easy
    }
# The result of a move, in a row with its cards.
pair-in-row = a pair
no-pair-in-row = no pair
# Today's game: the result, and what to type for another one. `time` is such as 1:02.
day-is-finished =
    You have finished today's game: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $time ->
        [none] { "" }
       *[other] , { $time }
    }.
day-can-be-repeated = To play it again, type: daily { $day }
# $day
day-goes-on = { $progress ->
    [none] The game of { $day } goes on.
   *[other] The game of { $day } goes on: { $progress }.
}
# The first game that was ever finished.
first-game-of-all = Congratulations on your first finished game!
# A level of play was beaten for the first time.
# $name
first-win = { $isYou ->
    [yes] You beat { $level } for the first time!
   *[no] { $name } beats { $level } for the first time!
}
# Wins or losses against a level.
# $count
in-row = { $isHigher ->
    [yes] { $count } wins in a row!
   *[no] { $count } losses in a row.
}
# A line to be typed.
# $level
against-level = against { $level }
# The levels in place of one, after the command.
against-levels = beginner, easy, normal, hard or perfect
# The level to play next; `line` is to be typed.
other-level = { $isHigher ->
    [yes] The next level: { $line }
   *[no] An easier level: { $line }
}
# A match. `game` is the number of the game, `games` the most games.
# $game (Int)
match-game = Best of { $games }, game { $game }.
# Next to the scores of the game; `score` is `1 - 0.5`, in the order of the players.
# $score
score-of-match = best of { $games }: { $score }
between-points = { " - " }
match-score = { $player } { $points }
# $scores
match-stands = Match (best of { $games }): { $scores }.
next-of-match = Next game: again
another-match = Another match: again
you-win-match = You win the match: { $scores }.
wins-match = { $name } wins the match: { $scores }.
match-is-level = The match is tied: { $scores }.
# $games (String)
match-length = '{ $games }' is not a possible length: a match is a best of 3, 5, 7 or 9 games. Type: match 5
match-ended = The match ended without a winner.
match-goes-on = This game of the match is not over. To give it up, type: reveal

## Transcripts

differs-in-line = line { $number }
# The transcript's line; nil for its end.
transcript-expects = { $line ->
    [none] expected: (the end of the file)
   *[other] expected: { $line }
}
# The current answer; nil after the last one.
transcript-finds = { $line ->
    [none] found:    (no more answers)
   *[other] found:    { $line }
}
transcript-rewritten = rewritten
transcript-without-answers = no answers yet
transcript-without-seed = no seed, so its deals were drawn by chance; --update writes one
transcript-option-unexpected = #options: '{ $word }' is not an option
transcript-option-unknown = #options: there is no option '{ $word }'
transcript-option-ambiguous = #options: '{ $word }' is ambiguous
transcript-option-refused = #options: --{ $option } is not allowed in a transcript
transcript-option-without-value = #options: --{ $option } requires a value
transcript-option-with-value = #options: --{ $option } takes no value
transcript-options = #options: { $failure }
transcript-without-echo = #options: --no-echo leaves out the typed lines, so the text cannot be checked
transcript-deck-of-standard-input = #options: --deck cannot read standard input
not-a-transcript = not a transcript; the file is unchanged
# $line (Int)
transcript-line-unreadable = line { $line } is not a JSON answer; the file is unchanged
# $line (Int)
transcript-line-after-end = line { $line } comes after the end of the session; the file is unchanged
# $line (Int)
transcript-reply-does-not-fit = the #reply in line { $line } does not fit the request; the file is unchanged
# A script on standard input begins with options that this run does not have.
options-of-script-ignored = a script on standard input cannot set options; put them on the command line: { $options }
transcript-too-large = the result would be larger than 64 MB

## Problems

standard-input = standard input
standard-output = standard output
# A pipe or a thread that the system refused.
pipe = a pipe
thread = a thread
no-prompt = cannot start a prompt: libedit failed
nothing-saved-without-home = { $isSet ->
    [yes] HOME is not an absolute path, so nothing is saved; to save, start with --home DIR
   *[no] HOME is not set, so nothing is saved; to save, start with --home DIR
}
may-replace = { $file } already exists. Replace it? (yes or no){ " " }
left-as-it-is = { $file } was not changed; name another file
cannot-be-saved = cannot save { $file }: { $reason }
nothing-can-be-saved = cannot save anything in { $folder }: { $reason }
cannot-be-read = { $file } cannot be read: { $reason }
set-aside = { $file } cannot be read and was renamed to { $name }
# Printed while a player waits for it.
salvage-takes-a-while = { $file } is damaged. Copying what can be read takes a while; press Ctrl-C to leave it for the next start
of-later-version = { $file } is from a later version and was left alone
# Without locks, two programs can have one game on their tables.
games-are-not-held = { $file } cannot be used: { $reason }; another window may continue the same game
# A file or a folder was deleted during the session.
disappeared = { $file } has disappeared; a new one holds what is saved from now on
# Problems in a line of a recording.
reply-does-not-fit = this #reply does not fit the request
# The reply with this number.
reply-is-missing = #reply { $number } is missing before this line
recording-of-future = made by a later version of memory-tunes, which is needed to replay it
game-of-recording-not-understood = the #game lines are not a game
# Between clauses of a sentence.
semicolon = { "; " }

## Tunes

# Tunes are being fetched, for this many seconds; nil at the beginning.
fetching-tunes-seconds =
    Fetching tunes of { $category } ...{ $seconds ->
        [none] { "" }
       *[other] { " " }{ $seconds } s
    } (Ctrl-C cancels)
tunes-fetched = Fetched { $count } tunes of { $category }.
# Fetched tunes that no game will use.
unplayed-tunes-fetched = Fetched { $count } tunes of { $category }. To play with them, type: set tunes auto
tunes-not-fetched = No tunes were fetched: { $failure }.
# The same if it is worth another try.
tunes-not-fetched-yet = No tunes were fetched: { $failure }. To try again, type: tunes fetch
no-tunes-were-saved = No fetched tunes to delete.
tunes-forgotten = { $categories ->
    [one] Deleted the fetched tunes of { $categories } category.
   *[other] Deleted the fetched tunes of { $categories } categories.
}
deck-chosen =
    The next game uses { $deck }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }. To begin, type: play{ $isOfWords ->
        [yes] { " " }or practice
       *[no] { "" }
    }
# Tunes, for the following sentences.
tunes = { $count } tunes of { $deck }, { $origin }
# The same of a deck of the player's own, which may have words instead of tunes.
pairs-of-deck = { $count } pairs of { $deck }, { $origin }
next-game-uses = The next game uses { $tunes }.
next-game-fetches = The next game fetches its tunes from the iTunes catalog.
next-game-fetches-or-uses = The next game fetches its tunes from the iTunes catalog or, if that fails, uses { $tunes }.
next-game-cannot-fetch = The next game cannot fetch its tunes: { $failure }.
# Where tunes come from.
built-in = built in
fetched-just-now = fetched just now
fetched-minutes-ago = fetched { $minutes } minutes ago
# $hours (Int)
fetched-hours-ago = fetched { $hours } hours ago
# $days (Int)
fetched-days-ago = fetched { $days } days ago
# At a time that the clock has not reached.
fetched-earlier = fetched earlier
from-file = from a file
