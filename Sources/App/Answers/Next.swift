/// The result of a feature's reducer: the answer to the line, if this action has one, and its effects.
package struct Next {
  package var notice: (any Notice)?
  package var effects: [Effect]

  package init(notice: (any Notice)? = nil, effects: [Effect] = []) {
    (self.notice, self.effects) = (notice, effects)
  }

  package static func answer(_ notice: some Notice) -> Next { Next(notice: notice) }
  package static func ask(_ effect: Effect) -> Next { Next(effects: [effect]) }
  package static var nothing: Next { Next() }
}
