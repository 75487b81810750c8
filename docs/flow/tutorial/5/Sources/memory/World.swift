import Flow
import Foundation

/// Performs the effects.
final class World {
  private let tunes: [Category: [String]] = [
    .pop: ["Hello", "Thriller", "Toxic"], .rock: ["Heroes", "Angie", "Zombie"],
    .jazz: ["So What", "Naima", "Footprints"],
  ]

  func perform(_ effect: Effect, _ store: AppStore) {
    switch effect {
    case .save(let category):
      try? category.rawValue.write(toFile: "category", atomically: true, encoding: .utf8)
    case .shuffle(let category):
      let tunes = self.tunes[category] ?? []
      store.dispatch(.game(.dealt((tunes + tunes).shuffled())))
    }
  }

  /// The category that was saved last.
  var category: Category {
    (try? String(contentsOfFile: "category", encoding: .utf8)).flatMap(Category.init) ?? .pop
  }
}
