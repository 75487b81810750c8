import Flow
import Testing

/// Compares subscribers with the simplest model of law 4, a list of names.
struct CrowdTests {
  @Test(arguments: 1...50)
  func `subscribers add and remove others while being called`(seed: Int) {
    var model = CrowdModel(count: 20, seed: seed)
    let crowd = Crowd(count: 20, seed: seed)
    for round in 0..<24 {
      let isGrowing = round % 8 < 4
      model.tell(isGrowing: isGrowing)
      crowd.tell(isGrowing: isGrowing)
      #expect(crowd.told == model.told)
    }
  }
}

/// What one of many subscribers may do when called.
private enum Deed {
  case bringOne, sendAway(place: Int), nothing

  static func random(present: Int, isGrowing: Bool, using generator: inout SeededGenerator) -> Deed {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .bringOne
    case 1..<4 where isGrowing: .bringOne
    case 2..<5 where present > 0: .sendAway(place: Int.random(in: 0..<present, using: &generator))
    default: .nothing
    }
  }
}

private struct CrowdModel {
  private(set) var told: [Int] = []
  private var present: [Int]
  private var names: Int
  private var generator: SeededGenerator

  init(count: Int, seed: Int) {
    present = Array(0..<count)
    names = count
    generator = SeededGenerator(seed: seed)
  }

  mutating func tell(isGrowing: Bool) {
    told = []
    for name in present where present.contains(name) {
      told.append(name)
      switch Deed.random(present: present.count, isGrowing: isGrowing, using: &generator) {
      case .bringOne:
        present.append(names)
        told.append(names)
        names += 1
      case .sendAway(let place): present.remove(at: place)
      case .nothing: break
      }
    }
  }
}

private final class Crowd {
  private(set) var told: [Int] = []
  private var present: [Subscription] = []
  private var names = 0
  private var isGrowing = true
  private var generator: SeededGenerator
  private let dial = Dial()

  init(count: Int, seed: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<count { bringOne() }
  }

  func tell(isGrowing: Bool) {
    self.isGrowing = isGrowing
    told = []
    dial.dispatch(1)
  }

  private func bringOne() {
    let name = names
    names += 1
    var isNew = true
    let subscription = dial.subscribe { [unowned self] _ in
      told.append(name)
      if !isNew { act() }
      isNew = false
    }
    present.append(subscription)
  }

  private func act() {
    switch Deed.random(present: present.count, isGrowing: isGrowing, using: &generator) {
    case .bringOne: bringOne()
    case .sendAway(let place):
      let subscription = present.remove(at: place)
      if place.isMultiple(of: 2) { subscription.cancel() }
    case .nothing: break
    }
  }
}
