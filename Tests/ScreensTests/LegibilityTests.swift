import Testing

@testable import Screens
@testable import TerminalLive

/// Besides the golden states, each of which is checked in every theme.
@Suite struct LegibilityTests {
  @Test(arguments: Appearance.all)
  func `every screen and dialog can be read`(appearance: Appearance) {
    let history = InspectedGame.sample().history
    for state in CommandTests.states {
      let state = state.wearing(appearance)
      for size in sizes {
        let frame = appView(state: state, history: history, in: size)
        let destination = state.routing.destination
        expectLegible(frame, "\(destination)", at: destination, as: appearance)
      }
    }
  }

  @Test(arguments: Category.bundled)
  func `the hues of every category's covers leave text legible`(category: MemoryTunes.Category) {
    let appearance = Appearance(theme: .covers)
    let chosen = AppState(after: .categories(.change(.init(category: category)))).wearing(
      appearance)
    for destination in RoutingDestination.allCases {
      let state = chosen.after(.go(destination))
      expectLegible(
        appView(state: state, in: sizes[1]), "\(category.id) \(destination)", as: appearance)
    }
  }
}

/// A theme on a terminal.
struct Appearance: CustomTestStringConvertible {
  let theme: ThemeSetting
  var background: TerminalBackground?
  /// What the terminal's own colours may be.
  var terminals = [Terminal.black, .white]

  struct Terminal {
    let text: Color
    let background: Color

    static let black = Self(text: Color(0xFFFFFF), background: Color(0x000000))
    static let white = Self(text: Color(0x000000), background: Color(0xFFFFFF))
    static let grey = Self(text: Color(0x000000), background: Color(0x808080))
  }

  /// The contrast that text must have at a destination: time travel shows the past in its own theme.
  func textContrast(at destination: RoutingDestination) -> Double {
    theme == .highContrast && destination != .inspector ? 7 : 4.5
  }

  var testDescription: String {
    "\(theme)" + (background.map { " on \($0.red) \($0.green) \($0.blue)" } ?? "")
  }

  static let all =
    ThemeSetting.allCases.map { Self(theme: $0) }
    + [ThemeSetting.auto, .terminal].flatMap {
      [
        Self(theme: $0, background: .init(red: 0, green: 0, blue: 0), terminals: [.black]),
        Self(theme: $0, background: .init(red: 255, green: 255, blue: 255), terminals: [.white]),
        Self(theme: $0, background: .init(red: 128, green: 128, blue: 128), terminals: [.grey]),
      ]
    }
}

extension AppState {
  func wearing(_ appearance: Appearance) -> AppState {
    let state = after(.set(\.theme, appearance.theme))
    guard let background = appearance.background else { return state }
    return state.after(.settings(.backgroundReported(background)))
  }
}

/// Checks that text on a frame contrasts with what is behind it, with any number of colours, and
/// lines and blocks too, though less.
func expectLegible(
  _ frame: Frame, _ name: String, at destination: RoutingDestination = .menu,
  as appearance: Appearance, sourceLocation: SourceLocation = #_sourceLocation
) {
  let depths: [ColorDepth] = [.truecolor, .palette256, .palette16, .palette8]
  for depth in depths {
    var palette = Palette(depth: depth)
    for (look, sample) in frame.looks {
      let lowest = look.isShape ? 3 : appearance.textContrast(at: destination)
      let contrasts = appearance.terminals.map {
        palette.lowestContrast(of: look.style, depth: depth, on: $0)
      }
      guard let contrast = contrasts.min(), contrast < lowest else { continue }
      Issue.record(
        "“\(sample)” on \(name) has a contrast of \(contrast) in \(depth), \(appearance.theme): \(look.style)",
        sourceLocation: sourceLocation)
    }
  }
}

/// What decides whether a cell can be made out.
private struct CellLook: Hashable {
  let style: Style
  /// Whether it is a line or a block instead of text.
  let isShape: Bool
}

extension Frame {
  /// The looks of all cells that show something, each with one character that has it.
  fileprivate var looks: [CellLook: Character] {
    var looks: [CellLook: Character] = [:]
    for cell in cells {
      guard let character = character(of: cell.glyph), character != " " else { continue }
      let isShape = character.unicodeScalars.allSatisfy { (0x2500..<0x25A0).contains($0.value) }
      looks[CellLook(style: cell.style, isShape: isShape)] = character
    }
    return looks
  }
}

extension Palette {
  /// The contrast of what is drawn, or if bold text is shown brighter, of that if it is lower.
  fileprivate mutating func lowestContrast(
    of style: Style, depth: ColorDepth, on terminal: Appearance.Terminal
  ) -> Double {
    if depth == .truecolor {
      let text = style.foreground == .standard ? terminal.text : style.foreground
      let behind = style.background == .standard ? terminal.background : style.background
      return text.contrast(with: behind) ?? 0
    }
    let look = look(of: style)
    let mayBeBrighter =
      depth != .palette256 && (0..<8).contains(look.foreground) && look.attributes.contains(.bold)
    let behind = look.background < 0 ? terminal.background : xtermColor(look.background)
    let texts = [look.foreground] + (mayBeBrighter ? [look.foreground + 8] : [])
    return texts.map { number in
      (number < 0 ? terminal.text : xtermColor(number)).contrast(with: behind) ?? 0
    }.min() ?? 0
  }
}

@Suite struct ThemeTests {
  private static let black = TerminalBackground(red: 0, green: 0, blue: 0)
  private static let navy = TerminalBackground(red: 0, green: 43, blue: 54)
  private static let cream = TerminalBackground(red: 253, green: 246, blue: 227)

  private func theme(_ setting: ThemeSetting, on background: TerminalBackground?) -> Theme {
    let state = AppState(after: .set(\.theme, setting))
    return (background.map { state.after(.settings(.backgroundReported($0))) } ?? state).theme
  }

  @Test(
    arguments: [
      (.auto, nil, .dark), (.auto, black, .dark), (.auto, navy, .dark), (.auto, cream, .light),
      (.dark, black, .dark), (.dark, cream, .dark), (.light, black, .light),
      (.light, cream, .light),
    ] as [(ThemeSetting, TerminalBackground?, ThemeSetting)])
  func `the theme is as light as the terminal, and dark while that is not known, or as chosen`(
    setting: ThemeSetting, background: TerminalBackground?, expected: ThemeSetting
  ) {
    #expect(theme(setting, on: background) == theme(expected, on: nil))
  }

  @Test func `the covers on the table tint the screen, those of the board in a game`() {
    let chosen = AppState.dealt().after(
      .set(\.theme, .covers), .categories(.change(.init(category: .bundled[3]))))

    #expect(chosen.theme == .tinted(byCoversOf: .bundled[3]))
    #expect(chosen.after(.go(.game)).theme == .tinted(byCoversOf: .bundled[2]))
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
