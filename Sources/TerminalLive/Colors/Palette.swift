struct Palette {
  private let depth: ColorDepth
  private var known: [Color: Int32] = [:]
  private var knownLooks: [Style: Look] = [:]

  init(depth: ColorDepth) { self.depth = depth }

  /// The ncurses number of the nearest colour; -1 is the terminal's own.
  mutating func number(of color: Color) -> Int32 {
    guard let (red, green, blue) = color.components, depth != .mono else { return -1 }
    if let number = known[color] { return number }
    let number =
      depth == .truecolor
      ? direct(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      : nearest(to: color, among: depth.numbers, by: { $0.distance(to: $1) }) ?? -1
    known[color] = number
    return number
  }

  /// The look of a style: in the nearest colours, or with another foreground if text would be unreadable; without
  /// bold if that would be.
  mutating func look(of style: Style) -> Look {
    if let look = knownLooks[style] { return look }
    var look = Look(
      foreground: number(of: style.foreground), background: number(of: style.background),
      attributes: style.attributes)
    // Dim is used only without colours; elsewhere the colour itself is muted.
    if depth != .mono && style.foreground != .standard { look.attributes.remove(.dim) }
    if !depth.numbers.isEmpty, style.foreground != .standard { makeLegible(&look, of: style) }
    knownLooks[style] = look
    return look
  }

  /// Keeps readable or visible in few colours what is so in all.
  private func makeLegible(_ look: inout Look, of style: Style) {
    let behind =
      style.background == .standard ? style.foreground.opposite : xtermColor(look.background)
    let intended = style.foreground.contrast(
      with: style.background == .standard ? behind : style.background)
    let demanded = contrastLevels.last { $0 <= intended ?? 0 } ?? 0
    func contrast(_ number: Int32) -> Double { xtermColor(number).contrast(with: behind) ?? 0 }
    func isLegible(_ number: Int32) -> Bool { contrast(number) >= demanded }
    if !isLegible(look.foreground) {
      // The lightness must differ: the hue counts more.
      let nearest = nearest(
        to: style.foreground, among: depth.numbers.filter(isLegible),
        by: { $0.hueDistance(to: $1) })
      let contrasts = depth.numbers.map { (number: $0, contrast: contrast($0)) }
      look.foreground = nearest ?? contrasts.max { $0.contrast < $1.contrast }?.number ?? 0
    }
    // Many terminals show the first eight colours brighter when bold.
    if depth != .palette256, (0..<8).contains(look.foreground), !isLegible(look.foreground + 8) {
      look.attributes.remove(.bold)
    }
  }
}

/// The contrasts from which lines and shapes are visible, and text is readable.
private let contrastLevels = [3, 4.5]

extension Color {
  /// The background that a text colour is made for: black or white.
  fileprivate var opposite: Color {
    let onBlack = contrast(with: Color(0x000000)) ?? 0
    return onBlack >= contrast(with: Color(0xFFFFFF)) ?? 0 ? Color(0x000000) : Color(0xFFFFFF)
  }
}

extension ColorDepth {
  /// The palette's numbers; none without a palette.
  fileprivate var numbers: Range<Int32> {
    switch self {
    // Players may change the first 16.
    case .palette256: 16..<256
    case .palette16: 0..<16
    case .palette8: 0..<8
    case .mono, .truecolor: 0..<0
    }
  }
}

private func nearest(
  to color: Color, among numbers: some Sequence<Int32>, by distance: (Oklab, Oklab) -> Float
) -> Int32? {
  let color = Oklab(color)
  return numbers.min { distance(color, palette[Int($0)]) < distance(color, palette[Int($1)]) }
}

private let palette = (0..<256).map { Oklab(xtermColor($0)) }

/// A 24-bit colour for a direct-colour terminal, where 0 to 7 are palette colours.
func direct(_ rgb: UInt32) -> Int32 { Int32(max(8, rgb & 0xFF_FFFF)) }

/// A colour of the xterm palette: 16 colours, a cube of 6 levels, 24 greys.
func xtermColor(_ number: Int32) -> Color {
  switch number {
  case 4: return Color(0x0000EE)
  case 7: return Color(0xE5E5E5)
  case 8: return Color(0x7F7F7F)
  case 12: return Color(0x5C5CFF)
  case 0..<16:
    let channels = [0, 1, 2].map { UInt8(number >> $0 & 1) * (number < 8 ? 205 : 255) }
    return .rgb(channels[0], channels[1], channels[2])
  case 16..<232:
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let index = Int(number - 16)
    return .rgb(levels[index / 36], levels[index / 6 % 6], levels[index % 6])
  default:
    let level = UInt8(8 + 10 * (number - 232))
    return .rgb(level, level, level)
  }
}
