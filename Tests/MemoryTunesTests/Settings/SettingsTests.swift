import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

@MainActor @Suite struct SettingsTests {
  @Test func `the standard settings`() {
    let settings = Settings()

    #expect((settings.grid, settings.source) == (.standard, .bundled))
    #expect((settings.color, settings.theme) == (.auto, .auto))
    #expect(settings.isAnimated && settings.usesMouse && settings.pausesUnfocused)
    #expect(!settings.peeks && !settings.showsCoordinates)
    #expect(SettingsState().current == settings)
    #expect(SettingsState().saved == Preferences())
  }

  @Test(arguments: Setting.allCases)
  func `each setting holds at once and is saved`(setting: Setting) throws {
    guard let change = setting.changes.first(where: { $0.settings != Settings() }) else { return }
    var preferences = Preferences().with { $0.settings = change.settings }
    if setting == .isWordless { preferences.settings.grid = .beginners }
    let settings = TestStore(initialState: AppState(), reducer: quiet(settingsReducer))

    settings.send(.change(change)) {
      $0.settings.current = preferences.settings
      $0.settings.saved = preferences
      $0.settings.soundBefore = setting == .sound ? .auto : nil
    }
    var state = AppState()
    let outcome = state.reduce(.settings(.change(change)))
    #expect(outcome.effect?.work.contains(.settings(.savePreferences(preferences))) == true)
  }

  @Test(arguments: Setting.allCases)
  func `each setting knows which of its values it has`(setting: Setting) throws {
    var settings = Settings()
    for (index, change) in setting.changes.enumerated() {
      change.apply(to: &settings)

      #expect(change.setting == setting)
      #expect(setting.index(in: settings) == index)
    }
    let hasNone: [Setting] = [
      .source, .language, .people, .names, .person, .opponents, .folder,
    ]
    #expect(setting.changes.isEmpty == hasNone.contains(setting))
  }

  @Test func `the table has every property of the settings`() {
    let properties = Mirror(reflecting: Settings()).children.compactMap(\.label)

    #expect(Set(properties) == Set(Setting.allCases.map(\.rawValue)))
  }

  @Test func `a change is written as the name of its setting and the new value`() throws {
    let change = ChangeSettingAction(\.theme, .light)

    let json = String(decoding: try JSONEncoder().encode(change), as: UTF8.self)

    #expect(json == #"{"theme":"light"}"#)
    #expect(try readBack(change) == change)
    for json in ["{}", #"{"colour":"red"}"#, #"{"theme":"red"}"#] {
      #expect(throws: DecodingError.self, "\(json)") {
        try JSONDecoder().decode(ChangeSettingAction.self, from: Data(json.utf8))
      }
    }
  }

  @Test func `what earlier versions could set is passed over`() throws {
    let json = #"{"showsStreak":false,"showsSuggestions":false,"volume":3}"#

    let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))

    #expect(settings == Settings().with { $0.volume = 3 })
  }

  @Test func `the volume ends at both sides`() {
    #expect([99, -1].map { volume in Settings().with { $0.volume = volume }.volume } == [10, 0])
    #expect(Setting.volume.changes.map(\.settings.volume) == Array(0...10))
    #expect(!Setting.volume.isCircle)
  }

  /// What follows once the choices of earlier runs are known.
  private static let reading = Outcome<AppEffect>.handled(
    .merge(.run(.categories(.loadCatalogue)), .summarize))

  private static let restored = Preferences().with {
    $0.category = MemoryTunes.Category.bundled[3]
    $0.settings.grid = Grid.choices[7]
    $0.settings.color = .palette16
    $0.settings.theme = .light
    $0.settings.isAnimated = false
    $0.settings.usesMouse = false
  }

  @Test func `settings of earlier runs hold again, and options for this run alone`() {
    let options = LaunchOptions(
      category: MemoryTunes.Category.bundled[1], grid: Grid.choices[0], color: .truecolor,
      isAnimated: true, usesMouse: true)
    let settings = TestStore(initialState: AppState(), reducer: quiet(settingsReducer))

    settings.send(.restore(RestorePreferencesAction(preferences: Self.restored)), Self.reading) {
      $0.settings.saved = Self.restored
      $0.settings.current = Self.restored.settings
      $0.settings.isRestored = true
      ($0.categories.chosen, $0.categories.selected) = (.bundled[3], 3)
    }
    settings.send(.restore(.init(preferences: Self.restored, options: options)), Self.reading) {
      $0.settings.current = Settings().with {
        $0.grid = Grid.choices[0]
        $0.color = .truecolor
        $0.theme = .light
      }
      ($0.categories.chosen, $0.categories.selected) = (.bundled[1], 1)
      $0.routing.selections[.menu] = MenuEntry.newGame.rawValue
    }
    let saved = Self.restored.with { $0.settings.theme = .terminal }
    settings.send(.change(ChangeSettingAction(\.theme, .terminal))) {
      $0.settings.current.theme = .terminal
      $0.settings.saved = saved
    }
  }

  /// Those at a table of so many people, once options have changed it.
  private func players(
    _ peopleCount: Int, _ opponents: Opponent..., with options: LaunchOptions
  ) -> [Player] {
    let table = Settings().with { ($0.peopleCount, $0.opponents) = (peopleCount, opponents) }
    return table.overridden(by: options).players
  }

  @Test func `whoever an option names plays, and whoever asks for a game has a seat in it`() {
    let computers = [Player.computer(.echo), .computer(.echo)]

    for count in [0, 4] {
      #expect(players(count, with: .init(opponents: [.fuzz])) == [.anyone, .computer(.fuzz)])
    }
    #expect(
      players(4, with: .init(peopleCount: 1, names: ["Anna"], opponents: [.fuzz, .skip]))
        == [.person(name: "Anna"), .computer(.fuzz), .computer(.skip)])
    #expect(players(0, .echo, .echo, with: .init(kind: .titles)) == [.anyone] + computers)
    #expect(players(0, .echo, .echo, with: .init(peopleCount: 1)) == [.anyone])
    #expect(players(0, .echo, .echo, with: .init(grid: Grid("6x4"))) == computers)
  }

  @Test func `a computer that an option names plays no sprint, unless one is asked for`() {
    let sprinting = Settings().with { $0.kind = .sprint }

    #expect(sprinting.overridden(by: LaunchOptions(opponents: [.fuzz])).kind == .pairs)
    #expect(
      sprinting.overridden(by: LaunchOptions(kind: .sprint, opponents: [.fuzz])).kind == .sprint)
    #expect(sprinting.overridden(by: LaunchOptions(peopleCount: 2)).kind == .sprint)
  }

  @Test func `the terminal's background is kept for this run alone`() {
    let settings = TestStore(initialState: AppState(), reducer: quiet(settingsReducer))
    let background = TerminalBackground(red: 250, green: 240, blue: 230)

    settings.send(.backgroundReported(background)) {
      $0.settings.terminalBackground = background
    }
    settings.send(
      .restore(RestorePreferencesAction(preferences: Preferences())), Self.reading
    ) {
      $0.settings.isRestored = true
    }
  }
}

/// How the source of covers is chosen from its list.
@MainActor @Suite struct SourcesTests {
  /// The list, opened over the settings while covers come from iTunes.
  private static func opened() -> AppTestStore {
    let app = AppState().with {
      $0.settings.apply(ChangeSettingAction(\.source, .itunes))
      $0.routing.path = [.settings]
    }.store
    app.send(.go(.sources)) { $0.routing.path = [.settings, .sources] }
    return app
  }

  private static func asked() -> AppTestStore {
    let app = opened()
    app.send(.prompt(.open(.chooseFolder))) {
      $0.routing.path = [.settings, .sources, .prompt]
      $0.prompt.purpose = .chooseFolder
      $0.prompt.text = "~/Music"
    }
    return app
  }

  private static func saving(
    _ source: CoverSource, _ other: Effect<AppEffect> = .none
  ) -> Outcome<AppEffect> {
    let saved = Preferences().with { $0.settings.source = source }
    return .handled(other.merged(with: .savePreferences(saved)))
  }

  @Test func `the list opens at the current source, and choosing one closes it`() {
    Self.opened().send(.set(\.source, .bundled), Self.saving(.bundled)) {
      $0.settings.apply(ChangeSettingAction(\.source, .bundled))
      $0.routing.path = [.settings]
    }
  }

  @Test func `leaving the prompt for another folder leads back to the list, and changes nothing`() {
    let app = Self.asked()

    app.send(.go(.sources)) {
      $0.routing.path = [.settings, .sources]
      $0.prompt = PromptState()
    }
    app.send(.go(.settings)) { $0.routing.path = [.settings] }
  }

  @Test func `a folder that was typed is used, and the list is closed`() {
    let app = Self.asked()

    app.send(
      .prompt(.confirm),
      Self.saving(.folder("~/Music"), .run(.categories(.scanShelf("~/Music")), id: .shelf))
    ) {
      $0.settings.apply(ChangeSettingAction(\.source, .folder("~/Music")))
      $0.categories.useShelf(in: "~/Music", chosen: nil)
      $0.routing.path = [.settings]
      $0.prompt = PromptState()
    }
    #expect(app.state.settings.current.sources == [.bundled, .itunes, .folder("~/Music")])
    #expect(app.state.settings.saved.settings.folder == "~/Music")
  }
}
