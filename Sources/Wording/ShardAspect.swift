/// How shards of different simulations differ.
package enum ShardAspect: String, Argument, Sendable {
  case pairs, players, seed
}
