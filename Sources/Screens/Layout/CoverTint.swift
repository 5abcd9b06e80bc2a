extension Theme {
  /// The dark theme in the hues of a category's covers; unchanged if these are unknown.
  static func tinted(byCoversOf category: MemoryTunes.Category) -> Theme {
    guard let tint = tints[category.id] else { return dark }
    return Theme(
      background: Color(tint.background), surface: Color(tint.surface), ink: dark.ink,
      grey: Color(0xA0A0A0), line: Color(0x7C7C7C), warm: Color(tint.accent), fresh: dark.fresh,
      alarm: dark.alarm, cool: dark.cool, rosy: dark.rosy)
  }
}

/// The colours of the bundled categories, as `Scripts/measure-cover-tints` prints them: the hues come
/// from the covers, the lightness is the same for all.
private let tints: [String: (background: UInt32, surface: UInt32, accent: UInt32)] = [
  "pop": (0x1D0C10, 0x391D23, 0xAAD0FF),
  "electronic": (0x1A0C17, 0x341E2F, 0x7DEABD),
  "rock": (0x1D0C08, 0x391E17, 0xEAD070),
  "metal": (0x0C1507, 0x1D2B14, 0xFFC079),
  "rap": (0x1D0C0B, 0x3A1D1B, 0xEFB9FF),
]
