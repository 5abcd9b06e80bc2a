import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct NewGameScreenTests {
  private static let sprint = AppState(
    after: .settings(.change(.init(\.kind, .sprint))), .routing(.go(.newGame)))

  @Test func `where a choice has gone, dealing is selected`() {
    let state = Self.sprint.after(.routing(.select(NewGameChoice.peek.rawValue)))

    #expect(newGamePage(of: state).selectedItem?.label == NewGameChoice.deal.label)
  }

  @Test(arguments: sizes + [largeSize])
  func `each choice has a sentence, always in the same place`(size: Size) throws {
    let rows = try Self.sprint.newGameChoices.map { choice in
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
