/// Finds the palette colours nearest to colours.
struct Palette {
  private let depth: ColorDepth
  private var known: [Color: Int32] = [:]
  private var knownPairs: [ColorPair: Numbers] = [:]

  private struct ColorPair: Hashable {
    let foreground: Color
    let background: Color
  }

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
    let pair = ColorPair(foreground: style.foreground, background: style.background)
    if let numbers = knownPairs[pair] { return numbers }
    let numbers = legibleNumbers(of: pair)
    knownPairs[pair] = numbers
    return numbers
  }
}

// MARK: Contrast

extension Palette {
  /// Anything readable or visible in all colours stays so in few.
  private mutating func legibleNumbers(of pair: ColorPair) -> Numbers {
    var numbers = Numbers(
      foreground: number(of: pair.foreground), background: number(of: pair.background))
    guard !depth.numbers.isEmpty, pair.foreground != .standard else { return numbers }
    let behind =
      pair.background == .standard ? pair.foreground.opposite : color(numbers.background)
    let intended = pair.foreground.contrast(
      with: pair.background == .standard ? behind : pair.background)
    let demanded = contrastLevels.last { $0 <= intended ?? 0 } ?? 0
    func isLegible(_ number: Int32) -> Bool {
      color(number).contrast(with: behind) ?? 0 >= demanded
    }
    if !isLegible(numbers.foreground) {
      // The lightness must differ: the hue counts more.
      let nearest = nearest(
        to: pair.foreground, among: depth.numbers.filter { isLegible(Int32($0)) },
        by: { $0.hueDistance(to: $1) })
      numbers.foreground = nearest ?? mostContrasting(with: behind)
    }
    // Many terminals show the first eight colours brighter when bold.
    if depth != .palette256, (0..<8).contains(numbers.foreground) {
      numbers.allowsBold = isLegible(numbers.foreground + 8)
    }
    return numbers
  }

  private func mostContrasting(with behind: Color) -> Int32 {
    let contrasts = depth.numbers.map { color(Int32($0)).contrast(with: behind) ?? 0 }
    let best = contrasts.indices.max { contrasts[$0] < contrasts[$1] } ?? 0
    return Int32(depth.numbers.lowerBound + best)
  }

  private func color(_ number: Int32) -> Color {
    let (red, green, blue) = xtermColor(Int(number))
    return .rgb(UInt8(red), UInt8(green), UInt8(blue))
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
  fileprivate var numbers: Range<Int> {
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
  to color: Color, among numbers: some Sequence<Int>, by distance: (Oklab, Oklab) -> Float
) -> Int32? {
  let color = Oklab(color)
  return numbers.min { distance(color, palette[$0]) < distance(color, palette[$1]) }
    .map(Int32.init)
}

private let palette = (0..<256).map {
  let (red, green, blue) = xtermColor($0)
  return Oklab(red, green, blue)
}

/// A 24-bit colour for a direct-colour terminal, where 0 to 7 are palette colours.
func direct(_ rgb: UInt32) -> Int32 {
  Int32(max(8, rgb & 0xFF_FFFF))
}

/// Red, green and blue of the xterm palette: 16 colours, a cube of 6 levels, 24 greys.
func xtermColor(_ number: Int) -> (Int, Int, Int) {
  switch number {
  case 4: return (0, 0, 238)
  case 7: return (229, 229, 229)
  case 8: return (127, 127, 127)
  case 12: return (92, 92, 255)
  case 0..<16:
    let level = number < 8 ? 205 : 255
    return ((number & 1) * level, (number >> 1 & 1) * level, (number >> 2 & 1) * level)
  case 16..<232:
    let levels = [0, 95, 135, 175, 215, 255]
    let index = number - 16
    return (levels[index / 36], levels[index / 6 % 6], levels[index % 6])
  default:
    let level = 8 + 10 * (number - 232)
    return (level, level, level)
  }
}
