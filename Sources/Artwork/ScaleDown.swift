extension PixelImage {
  /// The image at this size, each pixel the mean of its area; unchanged unless it is larger in both directions.
  ///
  /// Transparent parts do not count for the colour. O(n) in the number of pixels.
  public func scaledDown(toWidth newWidth: Int, height newHeight: Int) -> PixelImage {
    guard newWidth > 0, newHeight > 0, width > newWidth, height > newHeight else { return self }
    let columns = shares(of: width, among: newWidth)
    let rows = shares(of: height, among: newHeight)
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight * 4) { result, count in
      bytes.withUnsafeBufferPointer { bytes in
        var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
        for row in rows {
          for x in sums.indices { sums[x] = .zero }
          for (y, weight) in zip(row.first..., row.weights) {
            add(bytes[(y * width * 4)...], weight, to: &sums, columns)
          }
          for sum in sums {
            for channel in 0..<4 { result[count + channel] = level(channel, of: sum) }
            count += 4
          }
        }
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: result) ?? self
  }
}

/// Adds a row to the sums of its pixels: red, green and blue times alpha, and alpha.
private func add(
  _ row: Slice<UnsafeBufferPointer<UInt8>>, _ weight: Float, to sums: inout [SIMD4<Float>],
  _ columns: [Share]
) {
  for (x, column) in columns.enumerated() {
    for (place, share) in zip(column.first..., column.weights) {
      let pixel = row.startIndex + 4 * place
      let alpha = Float(row[pixel + 3])
      let color = SIMD4(Float(row[pixel]), Float(row[pixel + 1]), Float(row[pixel + 2]), 1)
      sums[x] += color * (alpha * weight * share)
    }
  }
}

/// A channel of the pixel whose colours and alpha have this sum.
private func level(_ channel: Int, of sum: SIMD4<Float>) -> UInt8 {
  let alpha = sum[3]
  let level = channel == 3 || alpha == 0 ? alpha : sum[channel] / alpha
  return UInt8(min(255, level.rounded()))
}

/// Adjacent pixels: the first, and the weight of each.
private typealias Share = (first: Int, weights: [Float])

/// The pixels of a line that each of `count` equal parts of it touches.
private func shares(of length: Int, among count: Int) -> [Share] {
  (0..<count).map { part in
    let (start, end) = (part * length, (part + 1) * length)
    let first = start / count
    let weights = (first...(end - 1) / count).map { pixel in
      Float(min(end, (pixel + 1) * count) - max(start, pixel * count)) / Float(length)
    }
    return (first, weights)
  }
}
