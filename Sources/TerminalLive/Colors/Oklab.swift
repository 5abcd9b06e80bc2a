import Platform

/// A colour in a perceptually uniform space (Björn Ottosson, "A perceptual color space for image processing", 2020).
struct Oklab: Equatable {
  /// From 0 for black to 1 for white.
  let lightness: Float
  /// From about -0.4 for green to 0.4 for red.
  let redness: Float
  /// From about -0.4 for blue to 0.4 for yellow.
  let yellowness: Float

  /// Converts a colour with the matrices of the source; the terminal's own counts as black.
  init(_ color: Color) {
    let (red, green, blue) = color.components ?? (0, 0, 0)
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    redness = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    yellowness = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The square of the distance; colour counts double, because otherwise too many colours are nearest to grey (ΔE
  /// OK2 of the CSS working group).
  func distance(to other: Self) -> Float {
    let (l, a, b) = (
      lightness - other.lightness, redness - other.redness, yellowness - other.yellowness
    )
    return l * l + 4 * (a * a + b * b)
  }

  /// The same with less weight on lightness.
  func hueDistance(to other: Self) -> Float {
    let l = lightness - other.lightness
    return distance(to: other) - l * l * 3 / 4
  }
}

/// The light of an sRGB channel, from 0 to 1.
private func linear(_ channel: UInt8) -> Float {
  let value = Float(channel) / 255
  return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
}
