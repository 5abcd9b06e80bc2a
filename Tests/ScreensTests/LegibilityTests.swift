import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// Besides the golden states, each of which is checked in every theme.
@Suite struct LegibilityTests {
  @Test(arguments: Appearance.all)
  func `every screen and dialog can be read`(appearance: Appearance) {
    for state in CommandTests.states {
      let state = state.wearing(appearance)
      for size in sizes {
        let frame = appView(state: state, history: InspectedGame.sample().history, in: size)
        let destination = state.routing.destination
        expectLegible(frame, "\(destination)", at: destination, as: appearance)
      }
    }
  }

  @Test(arguments: Category.bundled)
  func `the hues of every category's covers leave text legible`(category: MemoryTunes.Category) {
    let appearance = Appearance(theme: .covers)
    let chosen = AppState(after: .categories(.change(.init(category: category))))
      .wearing(appearance)
    for destination in RoutingDestination.allCases {
      let state = chosen.after(.routing(.go(destination)))
      expectLegible(
        appView(state: state, in: sizes[1]), "\(category.id) \(destination)", as: appearance)
    }
  }

  @Test func `text that cannot be read is noticed, and lines that cannot be seen`() {
    let grey = Style(Color(0x6E6A82), on: Color(0x121018))
    let line = Style(Color(0x444054), on: Color(0x121018))
    for (text, style) in [("?", grey), ("━", line)] {
      var frame = Frame(size: Size(width: 2, height: 1), style: grey)
      frame.write(text, x: 0, y: 0, style)
      withKnownIssue { expectLegible(frame, "a test", as: Appearance(theme: .dark)) }
    }
  }
}
