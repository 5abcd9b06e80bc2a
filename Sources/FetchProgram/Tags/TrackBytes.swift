import ArtworkLive
import Platform

/// The bytes of a track, read at any place within a budget that all readers share: whatever it claims, they end soon.
final class TrackBytes {
  /// The number of bytes, capped at a number no disk holds, so places can be added without overflow.
  let count: Int
  private let read: (Range<Int>) -> [UInt8]?
  private var readsLeft = 20_000
  private var bytesLeft = 64 << 20

  /// Creates a view of bytes elsewhere; `read` returns those in a non-empty range within `0..<count`, or nil.
  init(count: Int, read: @escaping (Range<Int>) -> [UInt8]?) {
    self.count = min(count, 1 << 56)
    self.read = read
  }

  convenience init(_ bytes: [UInt8]) { self.init(count: bytes.count) { Array(bytes[$0]) } }

  /// The bytes in a range; nil if any are missing, or if too much has been read already.
  func bytes(_ range: Range<Int>) -> [UInt8]? {
    guard !range.isEmpty else { return [] }
    guard range.lowerBound >= 0, range.upperBound <= count, readsLeft > 0, range.count <= bytesLeft
    else { return nil }
    readsLeft -= 1
    bytesLeft -= range.count
    guard let bytes = read(range), bytes.count == range.count else { return nil }
    return bytes
  }

  /// At most `count` bytes from a place on; nil if there are none.
  func bytes(from start: Int, atMost limit: Int) -> [UInt8]? {
    guard start >= 0, start < count else { return nil }
    return bytes(start..<start + min(limit, count - start))
  }

  func joining(_ parts: [Range<Int>]) -> TrackBytes {
    var ends: [Int] = []
    for part in parts { ends.append((ends.last ?? 0) + part.count) }
    return TrackBytes(count: ends.last ?? 0) { [self] range in
      var bytes: [UInt8] = []
      for (part, end) in zip(parts, ends) {
        let wanted = range.clamped(to: end - part.count..<end)
        guard !wanted.isEmpty else { continue }
        let shift = part.lowerBound - (end - part.count)
        guard let piece = self.bytes(wanted.lowerBound + shift..<wanted.upperBound + shift) else {
          return nil
        }
        bytes += piece
      }
      return bytes
    }
  }

  /// The bytes of a regular file; nil if it cannot be opened.
  convenience init?(path: String) {
    guard let file = try? OpenFile(path.cPath) else { return nil }
    self.init(count: file.size, read: file.bytes)
  }
}
