extension AppState {
  var theme: Theme {
    let terminal = settings.terminalBackground.map { Color.rgb($0.red, $0.green, $0.blue) }
    var theme: Theme =
      switch settings.current.theme {
      case .auto: .standard(on: terminal)
      case .dark: .dark
      case .light: .light
      case .highContrast: .highContrast
      case .covers:
        .tinted(byCoversOf: routing.base == .game ? game.request.category : categories.chosen)
      case .terminal: .terminal(on: terminal)
      }
    // Those whose table is on the screen; nil for other screens.
    let names: [String]? =
      switch routing.base {
      case .together: together.names
      case .game, .ceremony: game.table?.seats.map(\.name)
      default: nil
      }
    if let names {
      // Players keep their colours when the order of turns changes.
      theme.seats = names.map { names.sorted().firstIndex(of: $0) ?? 0 }
    } else if !settings.current.people.isEmpty {
      let shown =
        switch routing.base {
        case .newGame: DealAction(for: self).players
        case .review: reviewedGame?.players ?? []
        default: game.everybody
        }
      theme.seats = settings.current.people.colors(of: shown)
    }
    return theme
  }
}

extension Theme {
  static let dark = Theme(
    background: Color(0x121018), surface: Color(0x262433), ink: Color(0xEEEEEE),
    grey: Color(0x8D89A6), line: Color(0x6E6A82), warm: Color(0xFFD75F), fresh: Color(0x5FD7AF),
    alarm: Color(0xFF8787), cool: Color(0x87BFFF), rosy: Color(0xFF9FD6))

  static let light = Theme(
    background: Color(0xF6F2E8), surface: Color(0xE6E0D0), ink: Color(0x262626),
    grey: Color(0x544F48), line: Color(0x857F70), warm: Color(0x8F4A00), fresh: Color(0x006B48),
    alarm: Color(0xAF0000), cool: Color(0x0A4F9E), rosy: Color(0x8F1B63))

  /// Text has a contrast of at least 7.
  static let highContrast = Theme(
    background: Color(0x000000), surface: Color(0x202020), ink: Color(0xFFFFFF),
    grey: Color(0xE5E5E5), line: Color(0xA0A0A0), warm: Color(0xFFFF00), fresh: Color(0x00FF00),
    alarm: Color(0xFFAF5F), cool: Color(0x7FD4FF), rosy: Color(0xFFAFFF))

  fileprivate static func standard(on terminal: Color?) -> Theme {
    // Black contrasts more with a lighter one than white does.
    terminal?.luminance ?? 0 > 0.179 ? light : dark
  }

  /// The terminal's own colours, with others where they are readable on its background.
  fileprivate static func terminal(on terminal: Color?) -> Theme {
    func legible(_ color: Color) -> Color {
      terminal?.contrast(with: color) ?? 0 >= 4.5 ? color : .standard
    }
    let other = standard(on: terminal)
    return Theme(
      background: .standard, surface: .standard, ink: .standard, grey: .standard, line: .standard,
      warm: legible(other.warm), fresh: legible(other.fresh), alarm: legible(other.alarm),
      cool: legible(other.cool), rosy: legible(other.rosy))
  }
}
