import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

/// The invariants hold for any actions in any order.
@Suite struct RandomPlayTests {
  private let play = RandomPlay(
    start: AppState(), reducer: .app, invariants: appInvariants + [Self.whatIsSavedComesBack])

  private static let whatIsSavedComesBack = Invariant<AppState>("what is saved comes back") {
    guard let saved = $1.savedGames, saved != $0.savedGames else { return true }
    var next = AppState()
    _ = appReducer(state: &next, action: .game(.restore(.init(games: saved))))
    return next.savedGames == saved
  }

  @Test(arguments: 1...8)
  func `fifty thousand random actions break no rule`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = ProcessInfo.processInfo.environment["ACTIONS"].flatMap(Int.init) ?? 6_250

    play.play(count) { .random(in: $0, by: &generator) }
  }

  @Test func `every action and every setting is drawn, and every action has an example`() {
    var generator = SeededGenerator(seed: 1)
    var state = AppState()
    var drawn: Set<String> = []
    var settings: Set<Setting> = []
    for _ in 0..<20_000 {
      let action = AppAction.random(in: state, by: &generator)
      drawn.insert(action.name)
      if case .settings(.change(let change)) = action { settings.insert(change.setting) }
      _ = appReducer(state: &state, action: action)
    }

    #expect(drawn == Set(AppAction.everyCase.map(\.name)))
    #expect(settings == Set(Setting.allCases))
  }
}
