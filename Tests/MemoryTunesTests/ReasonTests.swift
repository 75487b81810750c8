import Foundation
import Testing
@testable import MemoryTunes

/// A refusal says what is wrong with this line.
struct ReasonTests {
  /// Codes of refusals that name the state of the game, whatever was typed.
  private static let ofState: [AnswerCode] = [
    .refused("no-such-step"), .refused("nothing-asked"), .refused("not-finished"), .refused("game-over"),
    .done("nothing-saved"), .refused("card-matched"), .refused("no-pair-found"), .refused("no-home"),
    .refused("not-recalled"),
  ]
  private static let states = [
    [], ["play 2", "flip 1"], ["play 2", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4"],
    ["cards split", "deck decks/titles.list"],
  ]
  private static let arguments = [
    "", "xyzzy", "-1", "0", "99999999999999999999", "1 2 3 4", "jazz 12", "4x4",
  ]

  @Test func `every refusal quotes a word of its line or names the state`() {
    var refusals = 0
    for state in Self.states {
      for command in CommandList.all.commands where command.name != "quit" {
        for argument in Self.arguments {
          let transcript = Transcript {
            $0.isJSON = true
          } world: {
            $0.readFile = GoldenFiles.contents
          }
          transcript.play(lines: state)
          let line = "\(command.name) \(argument)"
          let answer = transcript.play(line)
          guard transcript.state.isRefusal, let code = transcript.state.answer?.code else { continue }
          refusals += 1
          let isQuoted =
            // Of a line in other words, the form that is shown.
            (line + " " + (transcript.state.line?.understood ?? "")).split(separator: " ").contains {
              answer.contains("'\($0)'") || answer.lowercased().contains("card \($0)")
            }
            || answer.contains("\"notice\":\"\(argument): ") || answer.contains("'\(line)'")
            || answer.contains("'\(argument)'")
          let isDecks =
            code == .refused("cannot-split") && answer.contains("titles.list has only titles or names")
          #expect(isQuoted || isDecks || Self.ofState.contains(code), "\(line): \(answer)")
        }
      }
    }
    #expect(refusals > 400)
  }
}
