import TestSupport

/// A distinct picture for each number from 0 to 255: a small portrait with different quantisation
/// of its two coarsest frequencies.
func picture(_ number: Int) throws -> [UInt8] {
  var bytes = try fixture("wuffs-mona-lisa.21x32.q90.jpeg")
  // The luminance table begins at the 25th byte.
  bytes[26] = UInt8(1 + number % 16)
  bytes[27] = UInt8(1 + number / 16 % 16)
  return bytes
}

/// The picture of the song that a path belongs to.
func picture(for path: String) throws -> [UInt8] {
  try picture(songNumber(of: path))
}

/// The number of the song whose picture lies at a path.
func songNumber(of path: String) -> Int {
  let parts = path.split(separator: "/").drop { $0 != "art" }
  return parts.dropFirst().first.flatMap { Int($0) } ?? 0
}
