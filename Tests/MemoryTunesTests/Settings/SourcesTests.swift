import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// How the source of covers is chosen from its list.
@MainActor @Suite struct SourcesTests {
  /// The list, opened over the settings while covers come from iTunes.
  private static func opened() -> TestStore<AppState, AppAction, AppEffect> {
    var state = AppState()
    state.settings.use(.itunes)
    state.routing.path = [.settings]
    let app = TestStore(initialState: state, reducer: appReducer)
    app.send(.go(.sources)) {
      $0.routing.path = [.settings, .sources]
    }
    return app
  }

  private static func saving(
    _ source: CoverSource, _ other: Effect<AppEffect> = .none
  ) -> Outcome<AppEffect> {
    var saved = Preferences()
    saved.settings.source = source
    return .handled(
      Effect.run(.settings(.savePreferences(saved)), id: .preferences).merged(with: other))
  }

  @Test func `the list opens at the current source, and choosing one closes it`() {
    let app = Self.opened()

    app.send(.settings(.change(.init(\.source, .bundled))), Self.saving(.bundled)) {
      $0.settings.use(.bundled)
      $0.routing.path = [.settings]
    }
  }

  @Test func `leaving the list changes nothing`() {
    let app = Self.opened()

    app.send(.go(.settings)) {
      $0.routing.path = [.settings]
    }
  }

  @Test func `leaving the prompt for another folder leads back to the list`() {
    let app = Self.opened()

    app.send(.prompt(.open(.chooseFolder))) {
      $0.routing.path = [.settings, .sources, .prompt]
      $0.prompt.purpose = .chooseFolder
      $0.prompt.text = "~/Music"
    }
    app.send(.go(.sources)) {
      $0.routing.path = [.settings, .sources]
      $0.prompt = PromptState()
    }
  }

  @Test func `a folder that was typed is used, and the list is closed`() {
    let app = Self.opened()

    app.send(.prompt(.open(.chooseFolder))) {
      $0.routing.path = [.settings, .sources, .prompt]
      $0.prompt.purpose = .chooseFolder
      $0.prompt.text = "~/Music"
    }
    app.send(
      .prompt(.confirm),
      Self.saving(.folder("~/Music"), .run(.categories(.scanShelf("~/Music")), id: .shelf))
    ) {
      $0.settings.use(.folder("~/Music"))
      $0.categories.useShelf(in: "~/Music", chosen: nil)
      $0.routing.path = [.settings]
      $0.prompt = PromptState()
    }
  }
}
