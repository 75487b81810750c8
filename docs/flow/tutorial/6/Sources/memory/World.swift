import Flow
import Foundation

/// Performs the effects.
@MainActor final class World {
  private var reply: Task<Void, Never>?

  func perform(_ effect: Effect, _ store: AppStore) {
    switch effect {
    case .save(let category):
      try? category.rawValue.write(toFile: "category", atomically: true, encoding: .utf8)
    case .fetch(let category):
      reply = Task { [weak store] in
        let result = await fetch(category)
        store?.dispatch(.fetched(category, result))
      }
    }
  }

  /// The category that was saved last.
  var category: Category {
    (try? String(contentsOfFile: "category", encoding: .utf8)).flatMap(Category.init) ?? .pop
  }

  /// Waits for a reply that has not come yet.
  func finish() async { await reply?.value }
}

/// The tunes of a category, each twice, in random order. A folder plays the part of a server.
func fetch(_ category: Category) async -> Result<[String], NoTunes> {
  try? await Task.sleep(for: .milliseconds(200))
  guard let text = try? String(contentsOfFile: "tunes/\(category)", encoding: .utf8) else {
    return .failure(NoTunes())
  }
  let tunes = text.split(separator: "\n").map(String.init)
  return .success((tunes + tunes).shuffled())
}

/// The lines of standard input. A thread waits for them.
func lines() -> AsyncStream<String> {
  AsyncStream { continuation in
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
  }
}
