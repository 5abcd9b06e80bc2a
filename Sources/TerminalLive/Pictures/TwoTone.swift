private typealias RGB = SIMD3<Float>

extension PixelImage {
  /// The image in black and white: each quarter of a cell is filled if it is nearer to the lighter of the two
  /// colours that best represent the image.
  ///
  /// Unlike dithering it leaves whole shapes, and unlike a brightness threshold it keeps those that differ only in hue.
  func twoToneCells(width: Int, height: Int, charset: Charset) -> [PictureCell] {
    let pixels = sampled(width: 4 * width, height: 4 * height)
    let splits = axes.map { Split(of: pixels, along: $0) }
    let isLight = splits.min { $0.error < $1.error }?.isLight ?? []
    func isFilled(column: Int, row: Int) -> Bool {
      let corner = 2 * row * 4 * width + 2 * column
      let samples = [corner, corner + 1, corner + 4 * width, corner + 4 * width + 1]
      return samples.count { isLight[$0] } >= 2
    }
    let characters = charset == .unicode ? blockQuarters : asciiQuarters
    return (0..<width * height).map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let filled = [(0, 0), (1, 0), (0, 1), (1, 1)].enumerated().filter {
        isFilled(column: 2 * x + $0.element.0, row: 2 * y + $0.element.1)
      }
      let quarters = filled.reduce(0) { $0 | 1 << $1.offset }
      return PictureCell(character: characters[quarters], foreground: -1, background: -1)
    }
  }

  private func sampled(width: Int, height: Int) -> [RGB] {
    (0..<width * height).map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let column = (2 * x + 1) * self.width / (2 * width)
      let row = (2 * y + 1) * self.height / (2 * height)
      let start = 4 * (row * self.width + column)
      return RGB(Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]))
    }
  }
}

/// The characters by the quarters they fill: upper left 1, upper right 2, lower left 4, lower right 8.
private let blockQuarters = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)
private let asciiQuarters = " ''\".|/#.\\|#_###".unicodeScalars.map(\.value)

/// Brightness, red against green, and blue against yellow.
private let axes = [RGB(0.3, 0.59, 0.11), RGB(1, -1, 0), RGB(-0.5, -0.5, 1)]

/// Pixels in two groups, each around its mean colour (k-means).
private struct Split {
  private(set) var isLight: [Bool]
  /// The sum of the squared distances from the means; infinite if the axis divides nothing.
  private(set) var error = Float.infinity

  /// Starts with the pixels below and above the mean along an axis.
  init(of pixels: [RGB], along axis: RGB) {
    let positions = pixels.map { ($0 * axis).sum() }
    let middle = positions.reduce(0, +) / Float(max(1, positions.count))
    isLight = positions.map { $0 > middle }
    for _ in 0..<8 { refine(pixels) }
  }

  private mutating func refine(_ pixels: [RGB]) {
    var (sums, counts) = ([RGB.zero, .zero], [Float.zero, 0])
    for (pixel, isLight) in zip(pixels, isLight) {
      sums[isLight ? 1 : 0] += pixel
      counts[isLight ? 1 : 0] += 1
    }
    guard !counts.contains(0) else {
      isLight = pixels.map { ($0 * axes[0]).sum() > 127 }
      return
    }
    var means = zip(sums, counts).map { $0 / $1 }
    means.sort { ($0 * axes[0]).sum() < ($1 * axes[0]).sum() }
    error = 0
    for (index, pixel) in pixels.enumerated() {
      let distances = means.map { (($0 - pixel) * ($0 - pixel)).sum() }
      isLight[index] = distances[1] < distances[0]
      error += min(distances[0], distances[1])
    }
  }
}
