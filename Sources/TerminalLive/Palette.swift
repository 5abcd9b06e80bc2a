import Terminal

/// Finds the palette colour nearest to a colour.
struct Palette {
  private let depth: ColorDepth
  private var known: [Color: Int32] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The ncurses number of the nearest colour; -1 is the terminal's own.
  mutating func number(of color: Color) -> Int32 {
    guard let (red, green, blue) = color.components, depth != .mono else { return -1 }
    if let number = known[color] { return number }
    let number =
      switch depth {
      case .truecolor: direct(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      case .palette256: nearest(red, green, blue, among: 16..<256)
      case .palette16: nearest(red, green, blue, among: 0..<16)
      case .palette8: nearest(red, green, blue, among: 0..<8)
      case .mono: Int32(-1)
      }
    known[color] = number
    return number
  }

  /// The ncurses numbers of a style's colours: two colours that differ stay apart, though 8 or 16 may
  /// have one number for both.
  mutating func numbers(of style: Style) -> (foreground: Int32, background: Int32) {
    let (foreground, background) = (number(of: style.foreground), number(of: style.background))
    guard depth == .palette8 || depth == .palette16, foreground == background, foreground >= 0,
      style.foreground != style.background,
      let (red, green, blue) = style.foreground.components
    else { return (foreground, background) }
    let others = 0..<(depth == .palette8 ? 8 : 16)
    return (nearest(red, green, blue, among: others, but: background), background)
  }

  private func nearest(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, among numbers: Range<Int>, but excluded: Int32 = -1
  ) -> Int32 {
    let color = Oklab(Int(red), Int(green), Int(blue))
    let nearest = numbers.filter { $0 != Int(excluded) }.min {
      color.distance(to: palette[$0]) < color.distance(to: palette[$1])
    }
    return Int32(nearest ?? numbers.lowerBound)
  }
}

/// The xterm palette.
private let palette = (0..<256).map {
  let (red, green, blue) = xtermColor($0)
  return Oklab(red, green, blue)
}

/// A 24-bit colour as a direct-colour terminal takes it: there, 0 to 7 are palette colours.
func direct(_ rgb: UInt32) -> Int32 {
  Int32(max(8, rgb & 0xFF_FFFF))
}

/// Red, green and blue of the xterm palette: 16 colours, a cube of 6 levels, 24 greys.
func xtermColor(_ number: Int) -> (Int, Int, Int) {
  switch number {
  case 0..<8:
    let level = 205
    return ((number & 1) * level, (number >> 1 & 1) * level, (number >> 2 & 1) * level)
  case 8..<16:
    if number == 8 { return (127, 127, 127) }
    return ((number & 1) * 255, (number >> 1 & 1) * 255, (number >> 2 & 1) * 255)
  case 16..<232:
    let levels = [0, 95, 135, 175, 215, 255]
    let index = number - 16
    return (levels[index / 36], levels[index / 6 % 6], levels[index % 6])
  default:
    let level = 8 + 10 * (number - 232)
    return (level, level, level)
  }
}
