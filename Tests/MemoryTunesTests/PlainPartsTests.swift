import Testing
import Text
import Wording
@testable import MemoryTunes

/// Long plain answers at a prompt.
struct PlainPartsTests {
  private func transcript(_ language: Language, isTyped: Bool, width: Int = 80) -> Transcript {
    var style = Style()
    (style.language, style.board, style.width, style.wrapsPlain) = (language, .plain, width, isTyped)
    let transcript = Transcript(style: style, isTyped: isTyped) {
      $0.echoes = false
      $0.values.presentation.board = .plain
      $0.values.tunes = .builtIn
    }
    if isTyped { transcript.session.text!.pause = { _ in true } }
    return transcript
  }

  @Test(arguments: Language.allCases, ["help", "help all", "settings"])
  func `help and settings come in parts that are asked for, and whole in a script`(
    language: Language, line: String
  ) {
    func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
    let typed = transcript(language, isTyped: true, width: 60)
    typed.play("play 4")
    let text = typed.session.text!
    var parts = [typed.play(line)]
    while text.hasMore {
      let before = typed.text.count
      text.showMore()
      parts.append(String(typed.text.dropFirst(before)))
    }
    #expect(parts.count > 1 || line == "settings")
    for part in parts {
      #expect(words(part + text.morePrompt).count <= 80)
      #expect(DisplayWidth.of(part) <= 560, "\(part)")
      #expect(part.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 60 })
    }
    let script = transcript(language, isTyped: false)
    script.play("play 4")
    let whole = script.play(line)
    #expect(words(parts.joined()).joined() == words(whole).joined())
  }
}
