import Foundation
import Testing

/// Intact saved files that temporarily cannot be read or written stay where they are.
struct SavingTroubleTests {
  private func run(_ line: String) throws -> Program.Result { try Program.run(Home.setting + line) }

  @Test func `a game that cannot be saved by name says why, and the game goes on`() throws {
    let name = String(repeating: "x", count: 300)
    let result = try run("play 'game\nsave \(name)\nflip 2\n' 2>/dev/null | tail -n 2")
    try #require(result.lines.count == 2, "\(result)")
    #expect(
      result.lines[0].contains("File name too long") && result.lines[0].contains("\"code\":\"game-refused\""))
    #expect(result.lines[1].contains("\"ok\":true"))
  }

  @Test func `without descriptors, no saved file is renamed`() throws {
    let result = try run(
      """
      find home | sort >files
      printf 'category rap\\nrecords\\nplay 2\\n' >lines
      (exec <lines; ulimit -n 3; exec "$P" --format json --home home) 2>complaint; echo "status $?"
      find home | sort | diff files -; wc -l <complaint; cat complaint; play 'category\\n'
      """)
    // The dynamic linker needs descriptors; a statically linked program does not.
    guard !result.output.contains("error while loading shared libraries") else { return }
    #expect(result.output.contains("status 0\n") || result.output.contains("status 2\n"), "\(result)")
    #expect(result.output.contains("home/settings cannot be read: Too many open files; the same for "))
    #expect(!result.output.contains("damaged") && result.errors == "")
    #expect(result.lines.last?.contains("\"category\":\"rock\"") == true)
    #expect(result.lines.last?.contains("\"flips\":1,") == true)
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to become somebody else"))
  func `unreadable files stay where they are, are reported once, and are not overwritten`() throws {
    let result = try run(
      """
      chown -R 65534 . home; cp "$P" game
      as() { printf "$1" | setpriv --reuid=65534 --regid=65534 --clear-groups ./game --format json --home home; }
      find home | sort >files; cp home/settings good; echo 'pairs = 3' >>home/settings; cp home/settings good
      chmod 0 home/settings home/records.tsv home/games/*
      as 'category metal\\nrecords\\ncategory rap\\nrecords\\n' >/dev/null 2>complaint
      wc -l <complaint; cat complaint; chmod 600 home/settings home/records.tsv home/games/*
      cmp home/settings good; find home -name '*damaged*'; as 'records\\n'
      """)
    try #require(result.lines.count == 4, "\(result)")
    #expect(result.lines[0] == "1")
    #expect(
      result.lines[1].hasPrefix("memory-tunes: home/settings cannot be read: Permission denied; the same for "))
    #expect(result.lines[3].contains("\"list\":[{\"when\"") && result.errors == "")
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to forbid changing a file"))
  func `an immutable game is continued and reported as not saved`() throws {
    let result = try run(
      """
      chattr +i "$game" 2>/dev/null || { echo "cannot forbid"; exit; }
      trap 'chattr -i "$game"' EXIT
      play 'game\\nflip 2\\n' 2>complaint; sed "s|$game|GAME|" complaint; play ''; ls home/games | wc -l
      """)
    guard result.output != "cannot forbid\n" else { return }
    try #require(result.lines.count == 6, "\(result)")
    #expect(result.lines[2].contains("\"flips\":2,") && result.lines[4].contains("\"flips\":1,"))
    #expect(result.lines[3] == "memory-tunes: cannot save GAME: Operation not permitted")
    #expect(result.lines[5].trimmingCharacters(in: .whitespaces) == "1")
  }

  @Test func `a settings link stays when another file is damaged`() throws {
    let result = try run(
      """
      mkdir dots; mv home/settings dots; ln -s ../dots/settings home/settings; echo junk >$game
      play ''; ls home | grep settings; cat dots/settings
      """)
    #expect(result.lines.dropFirst() == ["settings", "category = rock"], "\(result)")
    #expect(result.errors.contains(".game:1 cannot be read and was renamed to "))
  }

  @Test func `two damaged files with one name are set aside under two`() throws {
    let result = try run(
      """
      for n in 1 2 3; do rm home/settings; mkdir home/settings; echo $n >home/settings/n; play 'category rap\\n'; done
      cat home/settings.damaged*/n
      """)
    #expect(result.lines.suffix(3) == ["1", "2", "3"], "\(result)")
  }

  @Test func `forget settings and forget game delete only their own data`() throws {
    let result = try Program.run(
      """
      printf 'category rap\\nplay 2\\nflip 1\\nforget settings\\nforget game\\n' | $P --home home >/dev/null
      find home -type f | grep -v begun; echo; echo 'play 2' | $P --home home --format json
      """)
    #expect(result.lines.first?.contains("\"category\":\"pop\"") == true, "\(result)")
    #expect(result.lines.first?.contains("\"game\":null") == true, "\(result)")
  }

  @Test func `a file that could not be written is not left behind`() throws {
    let result = try Program.run(
      "{ (ulimit -f 0; printf 'play 2\\nflip 1\\n' | $P --home home 2>&1 >/dev/null) | cat >&2; }; find home -type f"
    )
    #expect(result.output == "" && result.errors.contains("cannot save "), "\(result)")
  }

  @Test func `a temporary file follows no link, and an old one does no harm`() throws {
    let result = try run(
      """
      echo precious >precious; n=$$
      # The program runs with the number of this shell, whose name for the file can so be foreseen.
      (trap '' HUP; exec sh -c 'for f in settings "${1#home/}"; do ln -s "$PWD/precious" home/$f.$$.new; done
      printf "category metal\\nplay 3\\n" >lines; exec "$P" --home home <lines' sh "$game") >/dev/null
      cat precious home/settings; find home -name '*.new' -type f
      """)
    #expect(result.output == "precious\ncategory = metal\n" && result.errors == "", "\(result)")
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to become somebody else"))
  func `nothing is written to another user's folder, even by root`() throws {
    let result = try run(
      """
      mkdir other precious; chown 65534 other; chmod 777 other; play 'category rap\\n' >/dev/null
      printf 'category rap\\nplay 2\\nflip 1\\n' | "$P" --home other >/dev/null; ls other
      mv home/games away; ln -s "$PWD/precious" home/games; chown -h 65534 home/games; play 'play 2\\n' >/dev/null
      ls precious
      """)
    #expect(result.output == "", "\(result)")
    let complaints = result.errors.split(separator: "\n")
    #expect(
      complaints.count == 2 && complaints.allSatisfy { $0.hasSuffix(": the folder belongs to another user") },
      "\(result)")
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to give a file away"))
  func `a saved file keeps its owner and permissions`() throws {
    let result = try run(
      """
      chown 65534:65534 home/settings; chmod 640 home/settings; play 'category rap\\n' >/dev/null
      stat -c '%u %g %a' home/settings; cat home/settings
      """)
    #expect(result.output == "65534 65534 640\ncategory = rap\n" && result.errors == "", "\(result)")
  }

  @Test func `a folder with many names of any bytes is read`() throws {
    let result = try run(
      """
      cd home/games; i=0; while [ $i -lt 300 ]; do : >other$i; i=$((i + 1)); done
      seq -f 'name%g' 3000 | xargs touch; printf junk >"$(printf 'caf\\351.game')"; touch -d 2100-01-01 caf*
      cd ../..; play ''; ls -b home/games | grep caf
      """)
    #expect(result.lines.first?.contains("\"flips\":1,") == true, "\(result)")
    #expect(
      result.lines.last == "caf\\351.game.damaged" && result.errors.contains("caf\u{FFFD}.game:1 cannot be"))
  }

  @Test func `a record waits for a file that another program has locked`() throws {
    let result = try run(
      """
      exec 9>>home/records.tsv; flock 9; rows=$(wc -l <home/records.tsv)
      { play "play 2\\n${all}"; } >after 2>&1 9>&- &
      tries=0; while [ "$(wc -l <home/begun.tsv)" -lt 4 ] && [ $tries -lt 100 ]; do tries=$((tries + 1)); sleep 0.01; done
      sleep 0.3; printf torn >&9; flock -u 9; wait; tail -n +$((rows + 1)) home/records.tsv
      """)
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[0] == "torn" && result.lines[1].split(separator: "\t").count == 13)
  }

  @Test func `a lock that is never released delays only once, and the record is saved later`()
    throws
  {
    let result = try run(
      """
      rows=$(wc -l <home/records.tsv); mkfifo lines; : >answers
      (exec 9>>home/records.tsv; flock 9; exec sleep 600) & holder=$!
      until ! flock -n home/records.tsv true; do sleep 0.01; done
      "$P" --format json --home home <lines >answers 2>complaint & exec 3>lines
      printf "play 2\\n$all" >&3
      tries=0; while [ "$(wc -l <answers)" -lt 8 ] && [ $tries -lt 9000 ]; do tries=$((tries + 1)); sleep 0.01; done
      wc -l <answers; kill $holder; wait $holder 2>/dev/null; echo menu >&3; exec 3>&-; wait
      cat complaint; tail -n +$((rows + 1)) home/records.tsv | wc -l
      """)
    let complaint = "memory-tunes: cannot save home/records.tsv: another program has locked it"
    #expect(result.lines == ["8", complaint[...], "1"], "\(result)")
  }
}
