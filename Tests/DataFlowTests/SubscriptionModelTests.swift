import Basics
import DataFlow
import Testing

/// Random subscriptions and actions, beside a list that is asked one by one.
@MainActor @Suite struct SubscriptionModelTests {
  /// A subscriber as the documentation describes it.
  private struct Expected {
    let name: Int
    let kind: Kind
    var last: Int
  }

  private enum Kind: CaseIterable {
    case count, other, sum, bell, everything
  }

  private struct Model {
    var state = Counter()
    var subscribers: [Expected] = []
    var log: [String] = []

    func value(_ kind: Kind) -> Int {
      switch kind {
      case .count: state.count
      case .other: state.other
      case .sum: state.count + state.other
      case .bell: state.bell.count
      case .everything: 0
      }
    }

    mutating func subscribe(_ name: Int, _ kind: Kind) {
      subscribers.append(Expected(name: name, kind: kind, last: value(kind)))
      if kind == .count || kind == .other || kind == .sum { log.append("\(name): \(value(kind))") }
    }

    mutating func notify(isRestored: Bool = false) {
      for index in subscribers.indices {
        let kind = subscribers[index].kind
        let now = value(kind)
        if kind == .everything {
          log.append("\(subscribers[index].name): all")
        } else if now != subscribers[index].last, !(kind == .bell && isRestored) {
          log.append("\(subscribers[index].name): \(now)")
        }
        subscribers[index].last = now
      }
    }
  }

  private let store = CounterStore.counting()
  private let log = Log<String>()

  private func subscribe(_ name: Int, _ kind: Kind) -> Subscription {
    let tell: (Int) -> Void = { [log] in log.append("\(name): \($0)") }
    return switch kind {
    case .count: store.subscribe(to: \.count, onChange: tell)
    case .other: store.subscribe(to: \.other, onChange: tell)
    case .sum: store.subscribe(to: { $0.count + $0.other }, onChange: tell)
    case .bell: store.onPulse(\.bell) { [log] in log.append("\(name): \($0)") }
    case .everything: store.onUpdate(perform: { [log] _ in log.append("\(name): all") })
    }
  }

  @Test(arguments: 1...4)
  func `every subscriber is told what it would be told alone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    var tickets: [Int: Subscription] = [:]
    for step in 0..<10_000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        let kind = Kind.allCases.randomElement(using: &random) ?? .count
        tickets[step] = subscribe(step, kind)
        model.subscribe(step, kind)
      case 3..<6:
        guard let gone = model.subscribers.randomElement(using: &random)?.name else { continue }
        tickets[gone] = nil
        model.subscribers.removeAll { $0.name == gone }
      case 6:
        model.state.bell.fire("\(model.state.bell.count + 1)")
        store.dispatch(.ring("\(model.state.bell.count)"))
        model.notify()
      case 7:
        let state = Counter(count: Int.random(in: 0..<3, using: &random), bell: model.state.bell)
        model.state = state
        store.restore(state)
        model.notify(isRestored: true)
      case 8:
        let amount = Int.random(in: 0..<2, using: &random)
        model.state.other += amount
        store.dispatch(.addOther(amount))
        model.notify()
      default:
        let amount = Int.random(in: 0..<2, using: &random)
        model.state.count += amount
        store.dispatch(.add(amount))
        model.notify()
      }
      guard log.entries == model.log else {
        Issue.record("after step \(step): \(log.entries), not \(model.log)")
        return
      }
      log.entries = []
      model.log = []
    }
  }
}
