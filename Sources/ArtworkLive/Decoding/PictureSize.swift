import Artwork

/// Columns and rows of pixels that a file claims.
struct PictureSize {
  var width: Int
  var height: Int

  /// Refuses what is larger than any cover.
  func check() throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= 10_000, height <= 10_000, width * height <= 40_000_000 else { throw tooLarge }
  }

  var tooLarge: PictureError { .tooLarge(width: width, height: height) }

  /// Both sides times a fraction, rounded up.
  func times(_ numerator: Int, over denominator: Int) -> Self {
    Self(
      width: (width * numerator + denominator - 1) / denominator,
      height: (height * numerator + denominator - 1) / denominator)
  }

  /// Whether both sides have as many pixels.
  func reaches(_ side: Int) -> Bool { min(width, height) >= side }

  /// What the sides can be divided by and still reach `smallestSide`; 256 at most.
  func divisor(reaching smallestSide: Int) -> Int {
    min(max(1, min(width, height) / max(1, smallestSide)), 256)
  }
}
