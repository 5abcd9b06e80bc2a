import Basics
import DataFlow
import DataFlowTesting
import Testing

/// Random work of parts that come and go, beside a list of what must be running.
@MainActor @Suite(.timeLimit(.minutes(10))) struct BoundWorkModelTests {
  private enum Place: Hashable {
    case desk, drawer, box, lamp, screen
    case sheet(Int)

    func perform(_ effect: Effect<String>) -> DeskAction {
      switch self {
      case .desk: .perform(effect)
      case .drawer: .drawer(.perform(effect))
      case .box: .drawer(.box(.perform(effect)))
      case .lamp: .lamp(.perform(effect))
      case .screen: .screen(.perform(effect))
      case .sheet(let id): .sheet(id, .perform(effect))
      }
    }
  }

  private struct Running {
    let place: Place
    let name: String
    let id: EffectID?
  }

  private struct Model {
    var drawer = false
    var box: Int?
    var sheets: [Int] = []
    var screen: Int?
    var running: [Running] = []

    func isThere(_ place: Place) -> Bool {
      switch place {
      case .desk, .lamp: true
      case .drawer: drawer
      case .box: drawer && box != nil
      case .screen: screen != nil
      case .sheet(let id): sheets.contains(id)
      }
    }

    mutating func end(_ place: Place) { running.removeAll { $0.place == place } }

    mutating func apply(_ action: DeskAction) {
      switch action {
      case .openDrawer(let isOpen):
        // Opened again, it has another drawer's content, and no box.
        if box != nil { end(.box) }
        if !isOpen { end(.drawer) }
        (drawer, box) = (isOpen, nil)
      case .drawer(.setBox(let id)) where drawer:
        if box != nil, box != id { end(.box) }
        box = id
      case .setSheets(let ids):
        for id in sheets where !ids.contains(id) { end(.sheet(id)) }
        sheets = ids
      case .show(let id):
        if screen != id { end(.screen) }
        screen = id
      default: break
      }
    }
  }

  private let places: [Place] =
    [.desk, .drawer, .box, .lamp, .screen] + (0..<4).map(Place.sheet)

  @Test(arguments: 1...5)
  func `what runs is what belongs to the parts that are there`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let clock = TestClock()
    let store = DeskStore(
      initialState: Desk(), reducer: deskReducer,
      performer: Performer { _, _ in try? await clock.sleep(for: .seconds(1)) })
    var model = Model()
    for step in 0..<2_000 {
      let place = places[random.number(below: places.count)]
      let id: EffectID? = random.number(below: 3) == 0 ? nil : "\(random.number(below: 2))"
      switch random.number(below: 10) {
      case 0..<5:
        store.dispatch(place.perform(.run("\(step)", id: id)))
        guard model.isThere(place) else { break }
        if let id { model.running.removeAll { $0.place == place && $0.id == id } }
        model.running.append(Running(place: place, name: "\(step)", id: id))
      case 5:
        let id = id ?? "0"
        store.dispatch(place.perform(.cancel(id)))
        guard model.isThere(place) else { break }
        model.running.removeAll { $0.place == place && $0.id == id }
      default:
        let action = change(&random)
        store.dispatch(action)
        model.apply(action)
      }
      guard store.runningWork.map(\.name) == model.running.map(\.name) else {
        Issue.record("after step \(step): \(store.runningWork), not \(model)")
        return
      }
      guard step % 200 == 199 else { continue }
      store.restore(Desk())
      model = Model()
      await Task.yield()
    }
    #expect(store.runningWork == [])
  }

  private func change(_ random: inout SeededGenerator) -> DeskAction {
    switch random.number(below: 4) {
    case 0: .openDrawer(random.number(below: 2) == 0)
    case 1: .drawer(.setBox([nil, 1, 2][random.number(below: 3)]))
    case 2: .setSheets((0..<4).filter { _ in random.number(below: 3) > 0 }.shuffled(using: &random))
    default: .show([nil, 1, 2][random.number(below: 3)])
    }
  }
}
