import Testing
import Wording
@testable import MemoryCore

@testable import MemoryTunes
import Text

/// Work whose time must grow linearly.
struct GrowthTests {
  @Test func `wrapping a plain line with many colons takes linear time`() {
    expectGrowth(withSize: 1_000) { count in
      let text = String(repeating: "：", count: count)
      return processorTime {
        #expect(DisplayWidth.lines(of: text, width: Style.widthOfPlain) == [text])
        #expect(DisplayWidth.lines(of: text, width: 80).count == count / 40)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `joining many sentences takes linear time`(language: Language) {
    expectGrowth(withSize: 2_000) { count in
      let sentences = Array(repeating: language.words.sentence("abc"), count: count)
      return processorTime {
        #expect(language.words.sentences(sentences).utf8.count >= 4 * count)
      }
    }
  }

  @Test func `replaying many replies takes linear time`() {
    expectGrowth(withSize: 5_000) { count in
      let day = ReplyForm.line(.day(Day(time: 0)))
      return processorTime {
        let nothing: (Effect) -> Reply = { _ in .removed(files: 0) }
        let replies = RecordedReplies(otherwise: nothing, afterwards: nothing)
        for line in 1...count { replies.add(day[...], line: line) }
        for _ in 0..<count { _ = replies.reply(to: .tellDay(asked: nil)) }
        replies.finishLine()
        #expect(replies.misfit == nil)
      }
    }
  }
}
