#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Pixels to draw on; anything outside is clipped.
struct Canvas {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  /// 0xRRGGBB.
  typealias Color = UInt32

  /// Both lengths are at least 1.
  init(width: Int, height: Int, color: Color) {
    (self.width, self.height) = (width, height)
    bytes = []
    bytes.reserveCapacity(4 * width * height)
    for _ in 0..<width * height { bytes += [color.red, color.green, color.blue, 255] }
  }

  var image: PixelImage? { PixelImage(width: width, height: height, bytes: bytes) }

  /// Mixes a colour into a pixel; all of it at 255.
  private mutating func mix(_ color: Color, _ alpha: UInt8, x: Int, y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let start = 4 * (y * width + x)
    for (index, part) in [color.red, color.green, color.blue].enumerated() {
      let (old, new) = (Int(bytes[start + index]), Int(part))
      bytes[start + index] = UInt8((old * (255 - Int(alpha)) + new * Int(alpha) + 127) / 255)
    }
  }

  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: Color) {
    for row in y..<y + height {
      for column in x..<x + width { mix(color, 255, x: column, y: row) }
    }
  }

  mutating func draw(_ image: PixelImage, x: Int, y: Int) {
    for row in 0..<image.height {
      for column in 0..<image.width {
        let start = 4 * (row * image.width + column)
        let color =
          Color(image.bytes[start]) << 16 | Color(image.bytes[start + 1]) << 8
          | Color(image.bytes[start + 2])
        mix(color, image.bytes[start + 3], x: x + column, y: y + row)
      }
    }
  }

  /// Draws rows of pixels, each as a square of this side.
  mutating func draw(_ pixels: [[Bool]], side: Int, x: Int, y: Int, _ color: Color) {
    for (row, line) in pixels.enumerated() {
      for (column, isSet) in line.enumerated() where isSet {
        fill(x: x + side * column, y: y + side * row, width: side, height: side, color)
      }
    }
  }

  /// Draws a star with five points in a square.
  ///
  /// A point is in a pentagram if it is on the inner side of at least four of its five lines, which are a
  /// radius times the cosine of 72° away from the middle. The edges are smoothed with four by four samples.
  mutating func drawStar(side: Int, x: Int, y: Int, _ color: Color) {
    let normals = (0..<5).map { index in
      let angle = (Double(index) * 72 - 90) * .pi / 180
      return (x: cos(angle), y: sin(angle))
    }
    let radius = Double(side) / 2
    let distance = radius * cos(72 * .pi / 180)
    for row in 0..<side {
      for column in 0..<side {
        let samples = (0..<16).count { sample in
          let px = Double(column) + (Double(sample % 4) + 0.5) / 4 - radius
          let py = Double(row) + (Double(sample / 4) + 0.5) / 4 - radius
          return normals.count { $0.x * px + $0.y * py <= distance } >= 4
        }
        if samples > 0 { mix(color, UInt8(samples * 255 / 16), x: x + column, y: y + row) }
      }
    }
  }

  /// Draws the stars of a rating, and the others faintly, around a middle.
  mutating func draw(_ rating: Rating, side: Int, gap: Int, y: Int, middle: Int) {
    let count = Rating.allCases.count
    let first = middle - (count * (side + gap) - gap) / 2
    for index in 0..<count {
      let color: Color = index < rating.rawValue ? .warm : .faint
      drawStar(side: side, x: first + index * (side + gap), y: y, color)
    }
  }

  /// Draws a line of block letters around a middle, in smaller ones if it is too wide.
  mutating func draw(_ text: String, y: Int, middle: Int, width: Int, dot: Int, _ color: Color) {
    let pixels = pixels(inBlockLetters: text)
    guard let columns = pixels.first?.count, columns > 0 else { return }
    let side = max(1, min(dot, width / columns))
    draw(pixels, side: side, x: middle - side * columns / 2, y: y, color)
  }
}

extension Canvas.Color {
  static let back: Self = 0x121018
  static let sleeve: Self = 0x262433
  static let ink: Self = 0xEEEEEE
  static let quiet: Self = 0x8D89A6
  static let warm: Self = 0xFFD75F
  static let faint: Self = 0x35324A

  fileprivate var red: UInt8 { UInt8(truncatingIfNeeded: self >> 16) }
  fileprivate var green: UInt8 { UInt8(truncatingIfNeeded: self >> 8) }
  fileprivate var blue: UInt8 { UInt8(truncatingIfNeeded: self) }
}
