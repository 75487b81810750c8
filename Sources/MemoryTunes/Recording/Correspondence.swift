/// What passes between a session and the world: replies, from the world or from a recording, and their facts in
/// the recording that is written.
final class Correspondence {
  var world: World
  /// Nil without a replay.
  let replies: RecordedReplies?
  let recorder: Recorder?

  init(_ world: World, replies: RecordedReplies?, recorder: Recorder?) {
    (self.world, self.replies, self.recorder) = (world, replies, recorder)
  }

  /// What follows from the reply to a request.
  func reply<Outcome>(to request: Request<Outcome>) -> Outcome {
    let reply = replies?.reply(to: request) ?? request.reply(world)
    if request.isFact { recorder?.note(reply) }
    return reply.outcome
  }
}
