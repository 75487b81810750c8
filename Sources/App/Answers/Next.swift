/// The result of a feature's reducer: the answer to the line, if this action has one, and its effects.
package struct Next {
  package var answer: (any Answer)?
  package var effects: [Effect]

  package init(answer: (any Answer)? = nil, effects: [Effect] = []) {
    (self.answer, self.effects) = (answer, effects)
  }

  package static func answer(_ answer: any Answer) -> Next { Next(answer: answer) }
  package static func ask(_ effect: Effect) -> Next { Next(effects: [effect]) }
  package static var nothing: Next { Next() }
}
