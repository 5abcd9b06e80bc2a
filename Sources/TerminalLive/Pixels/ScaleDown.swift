import Artwork

extension PixelImage {
  /// The image at this size, each pixel the mean of the area that it stands for; as it is if it is not
  /// larger in both directions.
  func scaledDown(to size: PixelSize) -> PixelImage {
    guard width > size.width, height > size.height else { return self }
    let columns = shares(of: width, among: size.width)
    let rows = shares(of: height, among: size.height)
    var result = [UInt8](repeating: 0, count: size.width * size.height * 4)
    bytes.withUnsafeBufferPointer { bytes in
      var line = [SIMD4<Float>](repeating: .zero, count: size.width)
      for (y, row) in rows.enumerated() {
        for x in line.indices { line[x] = .zero }
        for (offset, weight) in row.weights.enumerated() {
          let start = (row.first + offset) * width
          for (x, column) in columns.enumerated() {
            for (offset, share) in column.weights.enumerated() {
              let pixel = 4 * (start + column.first + offset)
              let color = SIMD4(
                Float(bytes[pixel]), Float(bytes[pixel + 1]), Float(bytes[pixel + 2]),
                Float(bytes[pixel + 3]))
              line[x] += color * (weight * share)
            }
          }
        }
        for (x, color) in line.enumerated() {
          for channel in 0..<4 {
            result[4 * (y * size.width + x) + channel] = UInt8(min(255, color[channel].rounded()))
          }
        }
      }
    }
    return PixelImage(width: size.width, height: size.height, bytes: result) ?? self
  }
}

/// For each of `count` equal parts of a line of pixels, the first pixel that it touches, and how much
/// of the part each pixel from there on takes.
private func shares(of length: Int, among count: Int) -> [(first: Int, weights: [Float])] {
  (0..<count).map { part in
    let (start, end) = (part * length, (part + 1) * length)
    let first = start / count
    let weights = (first...(end - 1) / count).map { pixel in
      Float(min(end, (pixel + 1) * count) - max(start, pixel * count)) / Float(length)
    }
    return (first, weights)
  }
}
