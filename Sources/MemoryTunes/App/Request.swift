/// A request to the world: how its reply is made, and what follows from it: an action, or for a line an intent.
struct Request<Outcome> {
  let reply: (World) -> Reply<Outcome>
  /// The reply in a line of a recording; nil if it does not fit.
  let recordedReply: (ArraySlice<UInt8>) -> Reply<Outcome>?
  /// Whether the reply enters the game, so that recordings have it. What only lists or ranks what is kept is
  /// answered in a replay as without a home.
  let isFact: Bool

  /// A fact. `form` writes what `perform` returns in a recording, and is made only for that.
  init<Value>(
    _ form: @autoclosure @escaping () -> ReplyForm<Value>, _ perform: @escaping (World) -> Value,
    taking take: @escaping (Value) -> Outcome
  ) {
    func reply(_ value: Value) -> Reply<Outcome> { Reply(outcome: take(value), line: { form().line(value) }) }
    self.reply = { reply(perform($0)) }
    recordedReply = { form().value(of: $0).map(reply) }
    isFact = true
  }

  /// What is no fact.
  init<Value>(_ perform: @escaping (World) -> Value, taking take: @escaping (Value) -> Outcome) {
    reply = { Reply(outcome: take(perform($0)), line: { [] }) }
    recordedReply = { _ in nil }
    isFact = false
  }
}

/// A reply of the world.
struct Reply<Outcome> {
  let outcome: Outcome
  /// The line of a fact in a recording, after `#reply` and its number.
  let line: () -> [UInt8]
}
