### The text of the manual page, memory-tunes(6). It is in English only, as most manual pages
### are, and nothing translates them: this is no catalog of a language.
###
### Paragraphs have a blank line between them; other line breaks count
### as blanks. In a list, each term is on a line of its own, with its text indented below it; in examples, indented lines are
### what is typed. No line may begin with a bracket, an asterisk, a period or a closing brace: Fluent reads them as its own.

## NAME

game-purpose = the game of Memory with tunes on the cards

## DESCRIPTION

description =
    memory-tunes deals cards, face down and shuffled. Each tune is on two of them. You turn up two cards at a time. Two
    cards with the same tune stay up; two different ones turn back. The aim is to find all pairs in the fewest moves.

    At a terminal, the program shows a prompt with line editing, history, and Tab completion. Ctrl-C discards the line
    being typed, and Ctrl-D on an empty line quits. Each screen is drawn over the previous one; Ctrl-L redraws it. If a
    board is too tall for the terminal, the program draws smaller cards or, if they do not fit either, only the rows that
    matter. Small cards have no frame but a mark after their number: * up, = found, ! a new pair. The smallest have no
    title; the messages name the tunes.

    If standard input or standard output is not a terminal, the program reads commands from standard input, one per line,
    and prints the answers to standard output. The same lines and the same seed give the same answers on every machine.
    A line that begins with # is a comment.

## COMMANDS

typing = Upper and lower case are the same. A number alone picks a row of the screen or, in a game, flips a card.
# An entry of the list: the help on a command, its other names, and the only screen that has it.
command =
    { $purpose } { $details } { $synonyms ->
        [none] { "" }
       *[other] Short: { $synonyms }.
    } { $screen ->
        [none] { "" }
       *[other] Only on the screen { $screen }.
    }

## OPTIONS

shortening = An option may be shortened to a unique prefix. Its value may also follow an equals sign.

## SIMULATE

simulate =
    memory-tunes simulate has computer players play many games and reports how many moves they took, next to the
    theoretical values. Game N is dealt from the seed plus N, so a simulation can be split into shards that run anywhere.
    The counts in their JSON add up to those of the whole. Ctrl-C stops the simulation and prints partial results.

    memory-tunes simulate --merge reads the JSON of shards from files or, without files, from standard input, and prints
    the report or the JSON of the whole. It refuses shards of different simulations, shards with games in common, and
    shards with games missing between them.

## FETCH

fetch =
    memory-tunes fetch asks the iTunes Search API for songs that match TERM and prints them as a deck: title, artist, album
    and artwork address, separated by tabs, one tune per line. Put a TERM of several words in quotes. Songs without a
    title or an artist are left out, and so are duplicates.

    The program curl, which must be on the PATH, makes the request. Only the term, the kind of media and the limit are
    sent. Redirects are refused. curl ignores its own configuration files but uses the proxy that the environment names.

## PLAYERS

computer-players =
    Computer players have these names, in the command players and in simulations. They know only the cards that were shown.
# A level of play.
level = Same as { $player }.
# A player by its name without the number that follows it.
strategy = { $player ->
    [optimal] Remembers every card and never makes a mistake.
    [random] Remembers nothing.
    [forgetful] Remembers each card that it has seen with probability Q, from 0 to 1.
    [capacity] Remembers the last C cards that it has seen.
   *[zwick-paterson] The best strategy for two players; knows when to pass.
}
# $question and $greeting are JSON.
bots =
    With --bot NAME=COMMAND, your own program plays as NAME, in games and in simulations. sh -c starts it before its first
    move. For each flip, it reads a line of JSON such as

    { $question }

    and answers with a line: the number of a card, or pass. The key game is the number of the game since the bot was
    started. turned lists the cards shown since the last question, and first is the card that the bot has turned up in
    this move. If the bot ends, does not answer within 10 seconds, or answers with anything but a legal move, the program
    reports that and leaves the game on the table. The command game asks the bot again. A bot whose first line is
    { $greeting } is also told, by a line with "ask":"over", when a game is over.

## DECK FILES

deck-files =
    A deck file is UTF-8 text with one tune per line: title, tab, artist and, if known, tab, album, tab, artwork address.
    Further columns, blank lines, and lines that begin with # are ignored. A deck needs at least two tunes.

    A deck can also be a CSV file, whose name ends in .csv, with commas, semicolons or tabs between its fields. Its first
    line may name the columns, such as title and artist, front and back, word and translation, or term and definition;
    otherwise the first two count. A deck can also be a list of lines like "Artist - Title"; or an M3U playlist that
    begins with #EXTM3U. If no line has an artist, the deck consists of titles.

    The command decks lists the decks that can be chosen by name: your own, in the folder decks of --home DIR or, at a
    prompt, of ~/.local/share/memory-tunes, and those that come with the program. Their file names
    end in .tsv, .csv, .m3u, .m3u8 or .txt, which you need not type. A script finds your own decks only with --home.

    With cards split, one card of a pair shows the title and the other the artist. A deck of words and translations
    teaches the words. The third column, for example an album or a theme, is shown when the pair is found. A tune with the
    same title or artist as an earlier one is left out.

    The command practice deals the pairs that are due, then those that you know least. When one person finishes a game
    with split cards, each pair found without a mistake moves up a box, and every pair with a mistake moves to box 1. A
    pair of which a hint named a card stays, and so do all after an undone flip or if the deal was seen before. In boxes 1 to 5 a pair is due after 1, 2, 4, 8 and 16 days.

## THE GAME OF THE DAY

game-of-the-day =
    The command daily deals the same game to everybody on the same day (UTC): 8 pairs, equal cards, one player. The seed
    is the date as a number (20261120). The category is number (days since 1970-01-01) mod 5, counted from 0, of pop,
    electronic, rock, metal, rap; the deck is the built-in one. A game finished on its own day (UTC) counts for the
    streak, which stats shows. If you play a day again, the program shows your first result, and the new game counts as
    assisted.

    To prove a shared result, record the game with --record FILE. Anyone who replays the file gets the same deal, the same
    moves, and the same symbols from the command share.

## TRANSCRIPTS

# $options and $lastOption are refused in a transcript.
transcripts =
    The output of a script, as text with echo or as JSON, is a transcript. With --check, the program replays transcripts,
    compares the answers, and prints the result in the Test Anything Protocol: the first difference of each transcript
    that differs. With --update, it rewrites those transcripts.

    The first line of a transcript, or else its first comment, that begins with #options: sets the options of the session,
    separated by blanks. Put values with blanks in single quotes. The options { $options } and { $lastOption } are refused
    there. The session has no home and no network. Paths of deck files are relative to the current folder.

## JSON

json =
    With --format json, the program prints one object per line: one for its start, then one for every command. The keys
    come in this order; later versions may add more at the end. --generate json-schema prints a JSON Schema of all answers.
codes = The values of code. Their meaning never changes; later versions may add more. { $codes }.

## ENVIRONMENT

environment =
    HOME
        The home folder. Saved data is below it unless an XDG variable names another folder.
    XDG_CONFIG_HOME
        Folder of the settings.
    XDG_DATA_HOME
        Folder of the database and of your own decks.
    XDG_STATE_HOME
        Folder of the history.
    MEMORY_TUNES_ENDPOINT
        Address that is asked for tunes, without the option endpoint (default: https://itunes.apple.com/search).
    MEMORY_TUNES_BOT_SECONDS
        Seconds that a bot may take to answer, 1 to 3600 (default: 10).
    NO_COLOR
        If not empty, turns color off.
    TERM
        The kind of terminal. If it is dumb, the prompt is plain.
    MEMORY_TUNES_PLAIN
        If not empty, sentences only, as with --plain.
    ACCESSIBLE
        Same.
    LANGUAGE
        Languages in order of preference, separated by colons. The first of en, ru and zh is the language of prompts, help
        and messages about options. No effect in the locales C and POSIX.
    LC_ALL
        The locale. If it is empty, LC_MESSAGES or LANG selects the language, and LC_CTYPE or LANG says whether the
        terminal shows UTF-8.

## FILES

saving = With --home DIR, all data is saved in DIR. A script saves nothing without that option. Only the owner can read the files.
files =
    ~/.config/memory-tunes/settings
        The settings, one per line, such as: category = rock
    ~/.local/share/memory-tunes/memory-tunes.db
        Games, records, learned pairs, favorites and fetched tunes, in SQLite. The views records, games, learned and
        favorites are for you to read.
    ~/.local/share/memory-tunes/decks/
        Your own decks.
    ~/.local/state/memory-tunes/history
        Typed lines.
    ~/.editrc
        Key bindings of the prompt.

## EXIT STATUS

statuses =
    0
        Success.
    1
        With --strict, a line was refused; with --check, a transcript differs.
    2
        Wrong usage, or an error reading or writing.
    130
        Ctrl-C interrupted a simulation; partial results were printed.
fetch-statuses =
    3
        The server was not reached: name, connection, TLS, or time limit. Or curl is missing.
    4
        The server refused the request.
    5
        The response was unreadable, incomplete, or larger than 8 MB.
    6
        Fewer than two tunes were found.

## EXAMPLES

examples =
    Play rock at the prompt:
        memory-tunes --category rock
    Play a script, and read the last answer as JSON:
        printf 'play\nflip 3\n' | memory-tunes --seed 7 --format json | tail -n 1
    Save a deck, and play with it:
        memory-tunes fetch jazz > jazz.tsv
        memory-tunes --deck jazz.tsv
    Let a forgetful player play against a perfect one:
        memory-tunes simulate --player forgetful:0.5 --player optimal --games 1000

## AUTHORS

authors = The MemoryTunes authors

## LICENSE

license =
    MIT: free to use, change and redistribute. There is no warranty. The built programs contain parts of other works, which
    the file THIRD-PARTY-NOTICES lists, installed with the documentation.

## BUGS

bugs = Report bugs at { $address }
