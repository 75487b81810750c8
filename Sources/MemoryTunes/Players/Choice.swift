/// What a player does next.
enum Choice: Equatable, Sendable {
  case flip(Int)
  case pass
}
