import Artwork

/// The size in pixels that a file claims.
struct PictureSize {
  var width: Int
  var height: Int

  /// Refuses sizes larger than any cover.
  func check() throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= 10_000, height <= 10_000, width * height <= 40_000_000 else { throw tooLarge }
  }

  var tooLarge: PictureError { .tooLarge(width: width, height: height) }

  /// Both sides multiplied by a fraction, rounded up.
  func times(_ numerator: Int, over denominator: Int) -> Self {
    Self(
      width: (width * numerator + denominator - 1) / denominator,
      height: (height * numerator + denominator - 1) / denominator)
  }

  /// Whether both sides have at least this many pixels.
  func reaches(_ side: Int) -> Bool { min(width, height) >= side }

  /// The largest divisor that leaves both sides with at least `minimumSide` pixels; at most 256.
  func divisor(reaching minimumSide: Int) -> Int {
    min(max(1, min(width, height) / max(1, minimumSide)), 256)
  }
}
