import MemoryTunes
import Terminal

/// The styles that all screens use.
struct Theme {
  let background: Color
  let surface: Color
  private let ink: Color
  private let grey: Color
  private let line: Color
  private let warm: Color
  private let fresh: Color
  private let alarm: Color

  init(_ setting: ThemeSetting) {
    switch setting {
    case .dark:
      (background, surface) = (Color(0x121018), Color(0x262433))
      (ink, grey, line) = (Color(0xEEEEEE), Color(0x8D89A6), Color(0x6E6A82))
      (warm, fresh, alarm) = (Color(0xFFD75F), Color(0x5FD7AF), Color(0xFF8787))
    case .light:
      (background, surface) = (Color(0xF6F2E8), Color(0xE6E0D0))
      (ink, grey, line) = (Color(0x262626), Color(0x544F48), Color(0x857F70))
      (warm, fresh, alarm) = (Color(0x8F4A00), Color(0x006B48), Color(0xAF0000))
    case .terminal:
      (background, surface) = (.standard, .standard)
      (ink, grey, line) = (.standard, .standard, .standard)
      // No other colour can be read on any background.
      (warm, fresh, alarm) = (.standard, .standard, .standard)
    }
  }

  /// Ordinary text.
  var text: Style { Style(ink, on: background) }
  /// Names and figures.
  var strong: Style { Style(ink, on: background, .bold) }
  /// Secondary text.
  var quiet: Style { Style(grey, on: background, .dim) }
  /// Empty bars and inactive borders; too faint for text.
  var faint: Style { Style(line, on: background, .dim) }
  /// What should catch the eye: keys, headings, the selected entry.
  var accent: Style { Style(warm, on: background, .bold) }
  /// The cursor's frame around a card; not bold, so that moving it takes fewer bytes.
  var cursor: Style { Style(warm, on: background) }
  /// Blank cells; like the cursor's frame, so that where it was needs no change of colours.
  var blank: Style { cursor }
  /// What has been achieved.
  var success: Style { Style(fresh, on: background, .bold) }
  /// The thin frame around a card whose pair was found.
  var found: Style { Style(fresh, on: background) }
  /// What went wrong.
  var failure: Style { Style(alarm, on: background, .bold) }

  /// A style for the text on a card without a picture.
  func onCard(_ style: Style) -> Style {
    surface == .standard
      ? Style(.standard, on: .standard, style.attributes.union(.reverse)) : style.on(surface)
  }

  /// The selected button.
  var button: Style {
    background == .standard
      ? Style(.standard, on: .standard, [.bold, .reverse]) : Style(background, on: warm, .bold)
  }
}

extension Style {
  /// The style on another background.
  func on(_ background: Color) -> Style {
    Style(foreground, on: background, attributes)
  }
}
