/// The size in pixels that a file claims.
package struct PictureSize {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  package static let largest = 40_000_000

  /// Refuses a picture of more than 10,000 pixels per side, or `largest` in total.
  package func check(largest: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= 10_000, height <= 10_000, width * height <= largest else { throw tooLarge }
  }

  package var tooLarge: PictureError { .tooLarge(width: width, height: height) }

  /// Both sides multiplied by a fraction, rounded up.
  package func times(_ numerator: Int, over denominator: Int) -> Self {
    Self(
      width: (width * numerator + denominator - 1) / denominator,
      height: (height * numerator + denominator - 1) / denominator)
  }

  /// Has at least this many pixels on both sides.
  package func reaches(_ side: Int) -> Bool { min(width, height) >= side }

  /// The largest divisor that leaves both sides with at least `minimumSide` pixels; at most 256.
  package func divisor(reaching minimumSide: Int) -> Int {
    min(max(1, min(width, height) / max(1, minimumSide)), 256)
  }
}
