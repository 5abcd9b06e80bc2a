import Foundation

/// Hand-made PNG files of a few bytes.
package enum TinyPNG {
  /// Two by two: red, half-transparent green / almost transparent blue, a fully transparent dark
  /// colour.
  package static let fourPixels = decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAF0lEQVR42mP4z8DwHwgbGIA0I5eIHAMANoYEul2e"
      + "tvYAAAAASUVORK5CYII=")
  /// Two by one without transparency.
  package static let twoPixels = decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR42mPg5GA/kWIEAAPTAXfjyemlAAAAAElF"
      + "TkSuQmCC")

  package static let fourPixelImage = PixelImage(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 1, 10, 20, 30, 0])

  private static func decode(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text) ?? Data())
  }
}
