import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct NewGameScreenTests {
  private static let sprint = AppState(
    after: .settings(.change(.init(\.kind, .sprint))), .routing(.go(.newGame)))

  @Test(arguments: [
    NewGameChoice.opponent, .otherOpponent, .headStart, .peek,
  ])
  func `what means nothing for the chosen way to play can be selected, not changed`(
    choice: NewGameChoice
  ) {
    let state = Self.sprint.after(.routing(.select(choice.rawValue)))

    #expect(state.routing.selection == choice.rawValue)
    for key in [Key.left, .right, .enter, .character(" ")] {
      #expect(appKeymap(key: key, state: state) == nil, "\(key)")
    }
  }

  @Test func `a choice never makes rows appear or disappear`() {
    let rows = GameKind.allCases.map { kind in
      appView(
        state: Self.sprint.after(.settings(.change(.init(\.kind, kind)))), history: .empty,
        in: sizes[0]
      ).clickAreas.filter { $0.target.kind == .choose }
    }

    #expect(rows.allSatisfy { $0 == rows[0] && $0.count == NewGameChoice.allCases.count })
  }

  @Test(arguments: sizes + [largeSize])
  func `each choice has a sentence, always in the same place`(size: Size) throws {
    let rows = try NewGameChoice.allCases.map { choice in
      let state = Self.sprint.after(.routing(.select(choice.rawValue)))
      let sentence = try #require(choice.note(in: state).wrapped(to: 30).first)
      let frame = appView(state: state, history: .empty, in: size)
      return (0..<size.height).last { frame.rowText($0).contains(sentence) }
    }

    #expect(rows[0] != nil)
    #expect(Set(rows).count == 1)
  }

  @Test(arguments: zip([0, 1, 2, 3], GameKind.allCases))
  func `a click on a way to play chooses it`(index: Int, kind: GameKind) {
    #expect(
      appKeymap(key: .target(.value(index)), state: Self.sprint)
        == .settings(.change(.init(\.kind, kind))))
    #expect(appKeymap(key: .target(.value(9)), state: Self.sprint) == nil)
  }
}
