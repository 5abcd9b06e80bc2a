import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct ThemeTests {
  private static let black = TerminalBackground(red: 0, green: 0, blue: 0)
  private static let navy = TerminalBackground(red: 0, green: 43, blue: 54)
  private static let cream = TerminalBackground(red: 253, green: 246, blue: 227)

  private func theme(_ setting: ThemeSetting, on background: TerminalBackground?) -> Theme {
    let state = AppState(after: .settings(.change(.init(\.theme, setting))))
    return (background.map { state.after(.settings(.backgroundReported($0))) } ?? state).theme
  }

  @Test(
    arguments: [(nil, .dark), (black, .dark), (navy, .dark), (cream, .light)]
      as [(TerminalBackground?, ThemeSetting)])
  func `the theme is as light as the terminal, and dark while that is not known`(
    background: TerminalBackground?, expected: ThemeSetting
  ) {
    #expect(theme(.auto, on: background) == theme(expected, on: nil))
  }

  @Test(arguments: [ThemeSetting.dark, .light])
  func `a theme that the player has chosen stays, whatever the terminal`(setting: ThemeSetting) {
    #expect(theme(setting, on: Self.black) == theme(setting, on: nil))
    #expect(theme(setting, on: Self.cream) == theme(setting, on: nil))
  }

  @Test func `the covers on the table tint the screen, those of the board in a game`() {
    let chosen = AppState.dealt().after(
      .settings(.change(.init(\.theme, .covers))),
      .categories(.change(.init(category: .bundled[3]))))

    #expect(chosen.theme == .tinted(byCoversOf: .bundled[3]))
    #expect(chosen.after(.routing(.go(.game))).theme == .tinted(byCoversOf: .bundled[2]))
  }

  @Test func `each bundled category has a tint of its own, and others none`() {
    let backgrounds = Category.bundled.map { Theme.tinted(byCoversOf: $0).background }

    #expect(Set(backgrounds + [Theme.dark.background]).count == Category.bundled.count + 1)
    #expect(Theme.tinted(byCoversOf: Category(id: "own-1", name: "Polka")) == .dark)
  }

  @Test func `beside the terminal's own colours there are only those that can be read`() {
    let grey = TerminalBackground(red: 128, green: 128, blue: 128)

    #expect(theme(.terminal, on: nil).accent.foreground == .standard)
    #expect(theme(.terminal, on: grey).accent.foreground == .standard)
    #expect(theme(.terminal, on: Self.navy).accent.foreground == Theme.dark.accent.foreground)
    #expect(theme(.terminal, on: Self.cream).accent.foreground == Theme.light.accent.foreground)
    #expect(theme(.terminal, on: Self.cream).text == Style())
  }
}
