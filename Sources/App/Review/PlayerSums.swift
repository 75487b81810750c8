import MemoryGame

/// What the flips of one of several players were worth.
struct PlayerSums: Equatable {
  let name: String
  let sums: AppraisalSums
}
