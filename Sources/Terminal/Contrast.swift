#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Formulas from "Web Content Accessibility Guidelines" 2.2.
extension Color {
  /// The relative luminance, from 0 for black to 1 for white; nil for the terminal's own colour.
  public var luminance: Double? {
    components.map { 0.2126 * light($0.red) + 0.7152 * light($0.green) + 0.0722 * light($0.blue) }
  }

  /// The contrast ratio, from 1 to 21, whichever of the two is in front; nil if one is the terminal's own colour.
  ///
  /// Text is readable from 4.5, lines and shapes are visible from 3.
  public func contrast(with other: Color) -> Double? {
    guard let luminance, let other = other.luminance else { return nil }
    return (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
  }
}

/// The light of an sRGB channel, from 0 to 1.
private func light(_ channel: UInt8) -> Double {
  let value = Double(channel) / 255
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
