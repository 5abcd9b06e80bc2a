struct Palette {
  private let depth: ColorDepth
  private var known: [Color: Int32] = [:]
  /// By styles without attributes.
  private var knownPairs: [Style: Numbers] = [:]

  /// The ncurses numbers of two colours; -1 is the terminal's own.
  struct Numbers: Equatable {
    var foreground: Int32
    var background: Int32
    /// Keeps bold text readable, too.
    var allowsBold = true
  }

  init(depth: ColorDepth) {
    self.depth = depth
  }

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

  /// The numbers of a style's colours: the nearest ones, or with another foreground if text would be unreadable.
  mutating func numbers(of style: Style) -> Numbers {
    let pair = Style(style.foreground, on: style.background)
    if let numbers = knownPairs[pair] { return numbers }
    let numbers = legibleNumbers(of: pair)
    knownPairs[pair] = numbers
    return numbers
  }

  // MARK: Contrast

  /// Anything readable or visible in all colours stays so in few.
  private mutating func legibleNumbers(of pair: Style) -> Numbers {
    var numbers = Numbers(
      foreground: number(of: pair.foreground), background: number(of: pair.background))
    guard !depth.numbers.isEmpty, pair.foreground != .standard else { return numbers }
    let behind =
      pair.background == .standard ? pair.foreground.opposite : xtermColor(numbers.background)
    let intended = pair.foreground.contrast(
      with: pair.background == .standard ? behind : pair.background)
    let demanded = contrastLevels.last { $0 <= intended ?? 0 } ?? 0
    func contrast(_ number: Int32) -> Double { xtermColor(number).contrast(with: behind) ?? 0 }
    func isLegible(_ number: Int32) -> Bool { contrast(number) >= demanded }
    if !isLegible(numbers.foreground) {
      // The lightness must differ: the hue counts more.
      let nearest = nearest(
        to: pair.foreground, among: depth.numbers.filter(isLegible),
        by: { $0.hueDistance(to: $1) })
      let contrasts = depth.numbers.map { (number: $0, contrast: contrast($0)) }
      numbers.foreground = nearest ?? contrasts.max { $0.contrast < $1.contrast }?.number ?? 0
    }
    // Many terminals show the first eight colours brighter when bold.
    if depth != .palette256, (0..<8).contains(numbers.foreground) {
      numbers.allowsBold = isLegible(numbers.foreground + 8)
    }
    return numbers
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
func direct(_ rgb: UInt32) -> Int32 {
  Int32(max(8, rgb & 0xFF_FFFF))
}

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
