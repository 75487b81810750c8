import Foundation
import Testing
@testable import MemoryTunes

/// A script uses the network only if its command line says so.
struct OfflineTests {
  /// Every command alone, and with each of its words, in a home whose settings ask for tunes.
  private static let lines = ["set tunes online", "set tunes auto"].flatMap { setting in
    CommandList.all.commands.filter { $0.name != "quit" }.flatMap { command in
      let words = command.parameter(0).map { $0.kind.choices + ["rock", "animals", "favorites", "2"] } ?? []
      return [setting, command.name] + words.map { "\(command.name) \($0)" }
    }
  }

  /// Plays them all with a stand-in for curl that opens a socket, and returns the sockets and
  /// requests that were noticed. A system without strace sees the requests only.
  private func requests(_ command: String) throws -> [Substring] {
    let result = try Program.run(
      """
      cat >curl <<'END'
      #!/bin/sh
      echo "asked for $*" >>asked
      exec perl -MSocket -e 'socket(S, PF_INET, SOCK_STREAM, 0)'
      END
      chmod +x curl; PATH=$PWD:$PATH
      mkdir home; echo 'tunes = online' >home/settings; touch asked sockets
      trace='strace -f -o sockets -e trace=socket'
      $trace true 2>/dev/null || trace=
      \(command)
      cat asked sockets | grep 'asked for\\|socket('
      """, input: "#options: --tunes online\n" + Self.lines.joined(separator: "\n") + "\n")
    return result.lines
  }

  @Test(arguments: [
    "$trace $P --format json >/dev/null 2>&1", "$trace $P --home home >answers 2>&1",
    "$trace $P --home home --tunes built-in >answers 2>&1",
    "$trace $P --replay in </dev/null >answers 2>&1",
    "$P <in >text; $trace $P --check text >answers",
  ])
  func `no line of a script, saved setting or transcript uses the network`(command: String) throws {
    #expect(Self.lines.contains("tunes fetch") && Self.lines.contains("play rock"))
    let requests = try requests(command)
    #expect(requests == [])
  }
}
