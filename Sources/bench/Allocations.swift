#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts what is asked of the allocator, with the help of peers/allocations.c, which has to be preloaded.
struct Allocations {
  private let count: @convention(c) () -> Int

  init() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "allocations") else {
      fatalError("Nothing counts allocations here: the benchmark is to be started by scripts/bench.")
    }
    count = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
    // A counter that does not count would find everything good.
    let control = made { _ = [UInt8](unsafeUninitializedCapacity: Int.random(in: 100...200)) { $1 = $0.count } }
    guard control > 0 else { fatalError("The allocations are not counted.") }
  }

  /// How many were made while `body` ran.
  func made(_ body: () -> Void) -> Int {
    let before = count()
    body()
    return count() - before
  }
}
