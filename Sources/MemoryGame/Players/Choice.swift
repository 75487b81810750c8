/// What a player does next.
package enum Choice: Equatable, Sendable {
  case flip(Int)
  case pass
}
