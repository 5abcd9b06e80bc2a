import DataFlow
import DataFlowTesting
import Testing

@MainActor @Suite struct RandomPlayTests {
  private enum Action: Codable, Equatable {
    case add(Double)
    case spoil
  }

  private struct Level: Equatable {
    var value = 0.0
    var isSpoilt = false
  }

  private let play = RandomPlay(
    start: Level(),
    reducer: Reducer<Level, Action, Never> { level, action in
      switch action {
      case .add(let amount): level.value += amount
      case .spoil: level.isSpoilt = true
      }
      return .handled()
    },
    invariants: [
      Invariant("the level is a number") { !$1.value.isNaN || $0.value.isNaN },
      Invariant("the level is below 3") { !($1.value >= 3) },
      Invariant("a spoilt level stays low") { !$1.isSpoilt || $1.value < 1 },
    ])

  @Test func `shrinking keeps to the rule that broke`() async {
    var actions: [Action] = [.add(0.5), .spoil, .add(-1), .add(3)].reversed()

    let text = await expectFailure(
      "A rule is broken after 3 actions: a spoilt level stays low."
    ) { play.play(4) { _ in actions.popLast() ?? .spoil } }

    #expect(
      text.contains(
        #"""
            {"spoil":{}}
            {"add":{"_0":-1}}
            {"add":{"_0":3}}
        """#))
  }

  @Test func `an action with NaN is printed as a test that plays it`() async throws {
    let action = #"{"add":{"_0":"NaN"}}"#

    let text = await expectFailure(action) { play.play(1) { _ in .add(.nan) } }

    #expect(try await expectFailure(action) { try play.replay(action) } == text)
  }
}
