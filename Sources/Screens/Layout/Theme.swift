import MemoryTunes
import Terminal

/// The few styles that all screens are made of.
struct Theme {
  let background: Color
  let surface: Color
  private let ink: Color
  private let grey: Color
  private let line: Color
  private let warm: Color
  private let fresh: Color

  init(_ setting: ThemeSetting) {
    switch setting {
    case .dark:
      (background, surface) = (Color(0x121018), Color(0x262433))
      (ink, grey, line) = (Color(0xEEEEEE), Color(0x8D89A6), Color(0x444054))
      (warm, fresh) = (Color(0xFFD75F), Color(0x5FD7AF))
    case .light:
      (background, surface) = (Color(0xF6F2E8), Color(0xE6E0D0))
      (ink, grey, line) = (Color(0x262626), Color(0x767068), Color(0xC6BEAC))
      (warm, fresh) = (Color(0xAF5F00), Color(0x00875F))
    case .terminal:
      (background, surface) = (.standard, .standard)
      (ink, grey, line) = (.standard, .standard, .standard)
      (warm, fresh) = (Color(0xD7AF00), Color(0x00AF87))
    }
  }

  /// What is read.
  var text: Style { Style(ink, on: background) }
  /// Names and figures.
  var strong: Style { Style(ink, on: background, .bold) }
  /// What may be overlooked.
  var quiet: Style { Style(grey, on: background, .dim) }
  /// Bars and borders at rest.
  var faint: Style { Style(line, on: background, .dim) }
  /// What the player is to look at: cursor, keys, headings.
  var accent: Style { Style(warm, on: background, .bold) }
  /// The frame around a card; not bold, since heavy lines are seen as they are, and cost less to move.
  var cursor: Style { Style(warm, on: background) }
  /// What has been achieved.
  var success: Style { Style(fresh, on: background, .bold) }

  /// A style for the text on a card without a picture.
  func onCard(_ style: Style) -> Style {
    surface == .standard
      ? Style(.standard, on: .standard, style.attributes.union(.reverse)) : style.on(surface)
  }

  /// The entry that Enter chooses, when it must stand out as a button.
  var button: Style {
    background == .standard
      ? Style(.standard, on: .standard, [.bold, .reverse]) : Style(background, on: warm, .bold)
  }
}

extension Style {
  /// The same upon another background.
  func on(_ background: Color) -> Style {
    Style(foreground, on: background, attributes)
  }
}
