/// The result of a feature's reducer: the answer to the line, if this action has one, and its effects.
package struct Next {
  var notice: (any Notice)?
  var effects: [Effect] = []

  static func answer(_ notice: some Notice) -> Next { Next(notice: notice) }
  static func ask(_ effect: Effect) -> Next { Next(effects: [effect]) }
  static var nothing: Next { Next() }
}
