import Foundation
import Testing

/// Locks on saved files: where there are none, and where another program holds one.
struct LockTests {
  private func run(_ line: String) throws -> Program.Result { try Program.run(Home.setting + line) }

  /// Replaces itself by a program whose calls of `flock` fail with this error: a filter of system calls, whose
  /// four instructions are those of `seccomp_data.nr == flock ? error : allow`.
  private static func refusingLocks(_ error: Int32) -> String {
    """
    cat >refusing.py <<'END'
    import ctypes, os, platform, struct, sys
    flock = {'x86_64': 73, 'aarch64': 32}[platform.machine()]
    steps = [(0x20, 0, 0, 0), (0x15, 0, 1, flock), (0x06, 0, 0, 0x00050000 | \(error)), (0x06, 0, 0, 0x7FFF0000)]
    code = ctypes.create_string_buffer(b''.join(struct.pack('HBBI', *step) for step in steps))
    filter = ctypes.create_string_buffer(struct.pack('HxxxxxxP', len(steps), ctypes.addressof(code)))
    system = ctypes.CDLL(None)
    if system.prctl(38, 1, 0, 0, 0) or system.prctl(22, 2, filter, 0, 0): sys.exit('cannot forbid')
    os.execv(sys.argv[1], sys.argv[1:])
    END

    """
  }

  @Test(arguments: [ENOLCK, EOPNOTSUPP, ENOSYS])
  func `where a file system has no locks, the saved game is offered, and everything is saved`(error: Int32)
    throws
  {
    let result = try run(
      Self.refusingLocks(error) + """
        printf 'game\\nflip 2\\nplay 2\\n%bplay 2\\nflip 1\\nset pairs 5\\n' "$all" |
          python3 refusing.py "$P" --format json --home home >answers 2>complaint
        cat complaint; sed -n 2p answers | grep -c '"flips":1,'
        grep -c you home/records.tsv; cat home/settings; play '' | grep -c '"flips":1,'
        """)
    guard !result.output.contains("cannot forbid") else { return }
    #expect(result.lines == ["1", "2", "category = rock", "pairs = 5", "1"], "\(result)")
  }

  @Test func `a setting waits while another program changes the settings, and both are saved`() throws {
    let result = try run(
      """
      exec 9<home/settings; flock 9
      { play 'set pairs 5\\n' >answer; } 9<&- &
      tries=0; while [ ! -s answer ] && [ $tries -lt 50 ]; do tries=$((tries + 1)); sleep 0.01; done
      printf 'category = rock\\nspeed = fast\\n' >home/settings; flock -u 9; wait; sort home/settings
      """)
    #expect(result.lines == ["category = rock", "pairs = 5", "speed = fast"], "\(result)")
    #expect(result.errors == "")
  }

  @Test func `several programs that change settings at once lose none`() throws {
    let result = try Program.run(
      """
      n=0
      while [ $n -lt 20 ]; do
        n=$((n + 1)); rm -rf home
        for line in 'speed fast' 'pairs 5' 'board small'; do echo "set $line" | "$P" --home home >/dev/null & done
        wait; [ "$(wc -l <home/settings)" -eq 3 ] || cat home/settings
      done; ls home
      """)
    #expect(result.output == "settings\n" && result.errors == "", "\(result)")
  }
}
