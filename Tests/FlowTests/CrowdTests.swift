import Flow
import Testing

/// Compares many subscribers with the simplest model of law 4, a list of names.
struct CrowdTests {
  @Test func `10,000 subscribers come and go in random order and are called in order`() {
    var generator = SeededGenerator(seed: 4)
    var told: [Int] = []
    var present: [(name: Int, subscription: Subscription)] = []
    let dial = Dial()

    func isTellingThosePresent() -> Bool {
      told = []
      dial.dispatch(1)
      return told == present.map(\.name)
    }

    func sendOneAway() {
      let place = Int.random(in: present.indices, using: &generator)
      let (name, subscription) = present.remove(at: place)
      if name.isMultiple(of: 2) { subscription.cancel() }
    }

    for name in 0..<10_000 {
      present.append((name, dial.subscribe { _ in told.append(name) }))
      if Bool.random(using: &generator) { sendOneAway() }
      if name.isMultiple(of: 100) { #expect(isTellingThosePresent()) }
    }
    while !present.isEmpty {
      sendOneAway()
      if present.count.isMultiple(of: 100) { #expect(isTellingThosePresent()) }
    }
  }

  @Test(arguments: 1...50)
  func `subscribers add and remove others while being called`(seed: Int) {
    var model = CrowdModel(count: 20, seed: seed)
    let crowd = Crowd(count: 20, seed: seed)
    for _ in 0..<20 {
      model.tell()
      crowd.tell()
      #expect(crowd.told == model.told)
    }
  }
}

/// What one of many subscribers may do when called.
private enum Deed {
  case bringOne, sendAway(place: Int), nothing

  static func random(present: Int, using generator: inout SeededGenerator) -> Deed {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .bringOne
    case 1 where present > 0: .sendAway(place: Int.random(in: 0..<present, using: &generator))
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

  mutating func tell() {
    told = []
    for name in present where present.contains(name) {
      told.append(name)
      switch Deed.random(present: present.count, using: &generator) {
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
  private var generator: SeededGenerator
  private let dial = Dial()

  init(count: Int, seed: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<count { bringOne() }
  }

  func tell() {
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
    switch Deed.random(present: present.count, using: &generator) {
    case .bringOne: bringOne()
    case .sendAway(let place): present.remove(at: place).cancel()
    case .nothing: break
    }
  }
}
