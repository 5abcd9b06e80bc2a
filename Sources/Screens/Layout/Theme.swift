/// The styles that all screens use.
///
/// Text has a contrast of at least 4.5 with background and surface, everything else of at least 3.
struct Theme: Equatable {
  let background: Color
  /// The background of dialogs.
  let surface: Color
  let ink: Color
  let grey: Color
  let line: Color
  let warm: Color
  let fresh: Color
  let alarm: Color
  /// With ``warm``, ``fresh`` and ``rosy``, the colours of four players.
  let cool: Color
  let rosy: Color
  /// The numbers of the colours of those at the table.
  var seats = [0, 1, 2, 3]

  var text: Style { Style(ink, on: background) }
  /// Names and figures.
  var strong: Style { Style(ink, on: background, .bold) }
  /// Secondary text.
  var quiet: Style { Style(grey, on: background, .dim) }
  /// Empty bars and inactive borders; too faint for text.
  var faint: Style { Style(line, on: background, .dim) }
  /// Eye-catchers: keys, headings, the selected entry.
  var accent: Style { Style(warm, on: background, .bold) }
  /// The cursor's frame around a card; not bold, so moving it takes fewer bytes.
  var cursor: Style { Style(warm, on: background) }
  /// Blank cells; like the cursor's frame, so erasing it needs no change of colours.
  var blank: Style { cursor }
  var success: Style { Style(fresh, on: background, .bold) }
  /// The thin frame around a card whose pair was found.
  var found: Style { Style(fresh, on: background) }
  var failure: Style { Style(alarm, on: background, .bold) }

  /// A style for the text on a card without a picture.
  func onCard(_ style: Style) -> Style {
    surface == .standard
      ? Style(.standard, on: .standard, style.attributes.union(.reverse)) : style.on(surface)
  }

  var button: Style { solid(accent) }

  /// Text on an area of a style's colour.
  func solid(_ style: Style) -> Style {
    background == .standard
      ? Style(.standard, on: .standard, [.bold, .reverse])
      : Style(background, on: style.foreground, .bold)
  }
}

extension Style {
  /// The same style with exchanged colours, recognizable even without colours.
  var reversed: Style {
    guard !attributes.contains(.reverse) else { return self }
    return Style(background, on: foreground, attributes.union(.reverse))
  }

  func on(_ background: Color) -> Style { Style(foreground, on: background, attributes) }
}
