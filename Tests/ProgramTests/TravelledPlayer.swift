import DataFlow
import Terminal

@testable import MemoryTunes
@testable import Program

extension Player {
  /// The number of the last event of that kind.
  func number(of kind: Event<AppAction>.Kind) -> Int? {
    session.timeTravel.history.last { $0.event.kind == kind }?.event.number
  }

  /// The number of the last event whose label meets a condition.
  func number(ofLabel isSo: (String) -> Bool) -> Int? {
    session.timeTravel.history.last { isSo($0.event.kind.label) }?.event.number
  }

  /// The state after an event, from the history.
  func state(after number: Int) -> AppState? {
    let history = session.timeTravel.history
    return history.position(ofNumber: number).map(history.state(after:))
  }

  /// Opens the inspector, also if that ends the counting of the game.
  func openInspector() {
    press(.character("t"))
    if state.routing.destination == .timeTravel { press(.right, .enter) }
  }

  /// Opens the inspector, selects an event, continues from there, and waits until that has
  /// happened.
  func playOn(from number: Int) async {
    openInspector()
    press(.character("f"))
    session.store.dispatch(.inspector(.select(number)))
    let count = session.timeTravel.history.count
    press(.enter)
    await wait { _ in
      session.timeTravel.history.suffix(from: count).contains(where: \.event.isResumption)
    }
  }
}

extension Event<AppAction> {
  fileprivate var isResumption: Bool {
    if case .action(.session(.resume)) = kind { true } else { false }
  }
}

extension GameState {
  /// The same game, as if it counted.
  var withoutHindsight: GameState {
    var game = self
    game.hindsight = nil
    return game
  }
}
