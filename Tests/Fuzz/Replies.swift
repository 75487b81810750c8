@testable import MemoryTunes

/// Replies of any texts, as a recording has them.
enum Replies {
  static func run(_ bytes: [UInt8]) throws {
    let text = bytes.filter { $0 != UInt8(ascii: "\n") }
    for isJSON in [false, true] {
      for fact in Fact.allCases {
        guard var intent = fact.example.intent(text[...]) else { continue }
        let play = Transcript { $0.isJSON = isJSON }
        play.play("play 8")
        while case .inquire(let inquiry) = intent { intent = play.state.intent(for: inquiry) }
        guard case .act(let action) = intent else { continue }
        play.session.store.dispatch(.typed("line", action))
        play.session.store.dispatch(.answered)
        try Harmless.check(play, isJSON: isJSON)
      }
    }
  }
}
