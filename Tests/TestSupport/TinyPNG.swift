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
  /// 10,000 by one, black.
  package static let widest = decode(
    "iVBORw0KGgoAAAANSUhEUgAAJxAAAAABCAAAAABdtevXAAAAIElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAABwY"
      + "JxEAAUmRlCIAAAAASUVORK5CYII=")
  /// 10,001 by one, black.
  package static let tooWide = decode(
    "iVBORw0KGgoAAAANSUhEUgAAJxEAAAABCAAAAACyd4DpAAAAIElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAADwY"
      + "JxIAAUx7L00AAAAASUVORK5CYII=")
  /// One by 10,001, black.
  package static let tooHigh = decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAACcRCAAAAAAzsp7cAAAAKklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAA"
      + "AAAAAAAAAAD4ME4iAAGe/O6kAAAAAElFTkSuQmCC")
  /// Claims to be a million by a million.
  package static let boastful = decode(
    "iVBORw0KGgoAAAANSUhEUgAPQkAAD0JACAYAAABcbTh9AAAACUlEQVR42mMAAAABAAGxDbaTAAAAAElFTkSuQmCC")

  package static let fourPixelImage = PixelImage(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 1, 10, 20, 30, 0])

  private static func decode(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text) ?? Data())
  }
}
