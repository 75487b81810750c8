/// What a feature's reducer returns: the answer to the line, if this action has one, and what it asks of the
/// world.
struct Reaction<Notice> {
  var notice: Notice?
  var effects: [Effect] = []

  static func answer(_ notice: Notice) -> Reaction { Reaction(notice: notice) }
  static func ask(_ effect: Effect) -> Reaction { Reaction(notice: nil, effects: [effect]) }
  static var nothing: Reaction { Reaction(notice: nil) }
}
