import Foundation
import Testing

/// Tunes from the catalog, with a stand-in for memory-tunes-fetch next to the program that does what `F` says.
struct TunesTests {
  private static let setting = """
    cp "$P" game
    cat >memory-tunes-fetch <<'END'
    #!/bin/sh
    echo "$@" >>asked
    case $F in
    slow) echo $$ $PPID >pid; exec sleep 30 ;;
    lingers) echo $$ $PPID >pid; exec sleep 30 >&- ;;
    escapes) exec perl -e 'setpgrp(0, getpgrp(getppid)); open F, ">pid"; print F "$$ ", getppid, "\\n"; close F; sleep 300' ;;
    interrupt) kill -INT $PPID; exit 3 ;;
    garbage) echo '<html>' ;;
    [0-9]*) exit "$F" ;;
    *) printf 'One\\tA\\tX\\t\\nTwo\\tB\\t\\t\\nThree\\tC\\t\\t\\n' ;;
    esac
    END
    chmod +x memory-tunes-fetch
    g="./game --format json --home home --tunes"

    """

  private func run(_ line: String, input: String = "play 2\n") throws -> Program.Result {
    try Program.run(Self.setting + line, input: input)
  }

  /// The sources of the tunes of each game dealt.
  private func sources(_ result: Program.Result) -> [String] {
    result.lines.filter { $0.contains("\"command\":\"play") && $0.contains("\"ok\":true") }.compactMap {
      $0.firstMatch(of: /"tunes":\{"source":"([a-z-]+)"/).map { String($0.output.1) }
    }
  }

  @Test(arguments: [
    ("3", "was not reached"), ("4", "refused the request"), ("5", "unreadable response"),
    ("6", "has too few such tunes"),
    ("2", "memory-tunes-fetch failed"), ("127", "was not found"), ("garbage", "unreadable response"),
  ])
  func `if fetching fails, auto plays on and online says why`(answer: String, reason: String) throws {
    let result = try run("F=\(answer) $g auto; printf 'play\\nflip 1\\n' | F=\(answer) $g online")
    #expect(sources(result) == ["built-in"])
    #expect(result.output.ranges(of: reason).count == 2)
    #expect(result.lines.last!.contains("\"ok\":false") && result.status == 0)
  }

  @Test func `a script fetches and saves nothing unless told to`() throws {
    let result = try run("./game --format json; HOME=$PWD ./game --format json </dev/null; ls")
    #expect(sources(result) == ["built-in"])
    #expect(
      !result.output.contains("asked") && !result.output.contains("home") && !result.output.contains(".cache"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/shm"), "few file systems keep any time"),
    arguments: [Int.min, -9_000_000_000_000_000_000, -1, 0, 99_999_999_999, .max])
  func `saved tunes may be of any age`(time: Int) throws {
    let result = try Program.run(
      """
      home=$(mktemp -d /dev/shm/home.XXXXXX); trap 'rm -r $home' EXIT
      mkdir $home/tunes; printf 'A\\tB\\nC\\tD\\n' >$home/tunes/pop.tsv; touch -d @\(time) $home/tunes/pop.tsv
      $P --home $home --tunes auto --format json
      """, input: "tunes\nplay 2\n")
    #expect(result.status == 0 && result.lines.count == 3, "\(result)")
  }

  @Test func `saved tunes are for their owner alone`() throws {
    let result = try run(
      "umask 0; $g auto >/dev/null; stat -c %a home home/tunes home/tunes/pop.tsv; ls home/tunes")
    #expect(result.output == "700\n700\n600\npop.tsv\n")
  }

  @Test(arguments: [
    "mkdir -p home/tunes/pop.tsv", "mkdir -p home; echo x >home/tunes", "echo x >home",
    "mkdir -p home/tunes; ln -s /dev/zero home/tunes/pop.tsv", "mkdir -p home/tunes; mkfifo home/tunes/pop.tsv",
    "mkdir -p home/tunes; echo garbage >home/tunes/pop.tsv",
  ])
  func `an unusable home does not stop the game`(trouble: String) throws {
    let result = try run("\(trouble); $g auto")
    #expect(sources(result) == ["fetched"] && result.status == 0)
    // If something cannot be saved, that is reported once.
    #expect(result.errors.split(separator: "\n").count <= 1)
  }

  @Test func `tunes shows, fetches and clears`() throws {
    let lines = [
      "tunes", "tunes fetch", "tunes", "tunes clear", "tunes clear", "tunes what", "tunes fetch now",
    ]
    let result = try run("$g auto", input: lines.joined(separator: "\n") + "\n")
    let notices = result.lines.compactMap {
      $0.firstMatch(of: /"notice":"([^"]*)"/).map { String($0.output.1) }
    }
    #expect(notices.count == lines.count)
    #expect(notices[0].contains("or, if that fails, uses 60 tunes of Pop, built in."))
    #expect(notices[1] == "Fetched 3 tunes of Pop.")
    #expect(notices[2] == "The next game uses 3 tunes of Pop, fetched just now.")
    #expect(notices[3] == "Deleted the fetched tunes of 1 category.")
    #expect(notices[4] == "No fetched tunes to delete.")
    #expect(result.output.contains("\"list\":[{\"deck\":\"Pop\",\"source\":\"kept\",\"count\":3,\"age\":0"))
  }

  @Test(arguments: ["TERM", "HUP"], ["slow", "lingers", "escapes"])
  func `a signal that ends the game ends the fetch`(signal: String, fetch: String) throws {
    let result = try run(
      """
      F=\(fetch); export F; timeout -s KILL 120 $g auto <in &
      while ! [ -s pid ]; do sleep 0.05; done
      read fetch game <pid; sleep 0.1; kill -\(signal) $game; wait $!; echo "status $?"
      kill -0 $fetch 2>/dev/null || echo gone
      """)
    #expect(result.output.contains(/status 1(29|43)\ngone\n$/), "\(result)")
  }

  @Test func `Ctrl-C cancels the fetch even if it ends at the same time`() throws {
    // On one processor and at low priority, the game wakes up when both have happened.
    let result = try run("export F=interrupt; chrt -b 0 taskset -c 0 $g auto")
    #expect(sources(result) == ["built-in"] && result.status == 0)
    #expect(result.output.contains("built in, because the fetch was canceled"), "\(result)")
  }
}
