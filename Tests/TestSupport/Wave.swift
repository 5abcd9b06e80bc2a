import Foundation

/// A WAV file of 16-bit samples, those of all channels side by side.
package func wave(_ samples: [Int16], rate: Int = 48_000, channels: Int = 1) -> [UInt8] {
  func number<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { [UInt8]($0) }
  }
  let data = samples.flatMap { number($0) }
  var bytes = Array("RIFF".utf8) + number(UInt32(36 + data.count)) + Array("WAVEfmt ".utf8)
  bytes += number(UInt32(16)) + number(UInt16(1)) + number(UInt16(truncatingIfNeeded: channels))
  bytes += number(UInt32(rate)) + number(UInt32(truncatingIfNeeded: rate * channels * 2))
  bytes += number(UInt16(truncatingIfNeeded: channels * 2)) + number(UInt16(16))
  return bytes + Array("data".utf8) + number(UInt32(data.count)) + data
}

/// A tone at half of full scale.
package func tone(_ hertz: Double, rate: Int = 48_000, seconds: Double) -> [Int16] {
  (0..<Int(Double(rate) * seconds)).map {
    Int16(16_384 * sin(2 * .pi * hertz * Double($0) / Double(rate)))
  }
}
