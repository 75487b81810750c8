import Testing

/// Files that a killed or failed save leaves behind.
struct LeftoverTests {
  @Test func `forget removes the unfinished files of killed programs, and only these`() throws {
    let result = try Program.run(
      """
      mkdir -p home/tunes home/decks
      for file in settings settings.reported history records.tsv begun.tsv learned.tsv tunes/pop.tsv \\
        decks/favorites.tsv; do : >home/$file.4711.new; done
      : >home/decks/own.tsv.4711.new; : >home/history.old.new
      for saved in settings history records learned tunes; do
        printf "forget $saved\\nforget $saved\\n" | "$P" --home home --no-echo | tail -n 2
      done
      find home -type f | sort
      printf 'forget everything\\nforget everything\\n' | "$P" --home home --no-echo | tail -n 2; find home -type f | sort
      """)
    #expect(
      result.output == """
        Deleted your settings.
        Nothing to delete: your settings.
        Deleted the history of typed lines.
        Nothing to delete: the history of typed lines.
        Deleted your records.
        Nothing to delete: your records.
        Deleted what you have learned.
        Nothing to delete: what you have learned.
        Deleted the fetched tunes.
        Nothing to delete: the fetched tunes.
        home/decks/favorites.tsv.4711.new
        home/decks/own.tsv.4711.new
        home/history.old.new
        Deleted all saved data.
        Nothing to delete: all saved data.
        home/decks/own.tsv.4711.new
        home/history.old.new

        """, "\(result)")
  }

  @Test func `forget leaves the file that a program is writing`() throws {
    let result = try Program.run(
      """
      mkdir home; : >home/settings.4711.new; exec 9<home/settings.4711.new; flock 9
      echo 'forget settings' | "$P" --home home --no-echo | tail -n 1; ls home; flock -u 9
      echo 'forget settings' | "$P" --home home --no-echo | tail -n 1; ls home
      """)
    #expect(
      result.lines == ["Nothing to delete: your settings.", "settings.4711.new", "Deleted your settings."],
      "\(result)")
  }

  @Test func `a refused favorite leaves no empty deck, and refused settings no empty file`() throws {
    let result = try Program.run(
      """
      (ulimit -f 0; printf 'play 4\\nflip 1\\nfavorite 1\\nset pairs 5\\ndecks\\n' |
        "$P" --home home --no-echo 2>/dev/null) | cat >answers
      grep -c 'favorites.tsv: File too large' answers; grep 'cannot be used' answers; find home -type f
      """)
    #expect(result.lines == ["1"], "\(result)")
  }
}
