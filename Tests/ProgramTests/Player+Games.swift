import DataFlow
import Terminal

@testable import MemoryTunes
@testable import Program

extension Player {
  /// A player in a game of 4×4 in which the first three cards were flipped.
  static func inGame(files: Files, recording: World.Recording? = nil) async -> Player {
    let player = await atMenu(files: files, recording: recording)
    await player.begin()
    for index in 0...2 { player.flip(index) }
    return player
  }

  /// Lets a second pass, and with it the game be saved.
  func passSecond(savingIn files: Files) async {
    let count = files.gameSaveCount
    await passSecond()
    await wait { _ in files.gameSaveCount > count }
  }

  /// Stops the game's clock, and lets time pass until everything is saved.
  func settle() async {
    press(.character("?"))
    if state.saving.due != nil {
      await pass(.seconds(30))
      await wait { $0.saving.due == nil }
    }
    await wait { [session] _ in session.store.runningWork.isEmpty }
  }

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
