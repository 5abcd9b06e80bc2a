import CPlatform
import Platform

/// The bytes of a track, read within a budget as libsndfile requests them; a class, because it keeps a pointer.
final class TrackInput {
  /// The largest track, in bytes.
  static let largest = 2 << 30

  private let size: Int
  private let read: (Range<Int>) -> [UInt8]?
  private var place = 0
  private var readsLeft = 1_000_000
  private var bytesLeft = 256 << 20

  /// Creates an input of `size` bytes; `read` returns those in a range within `0..<size`, fewer at the end, or nil.
  init(size: Int, read: @escaping (Range<Int>) -> [UInt8]?) {
    self.size = min(size, Self.largest)
    self.read = read
  }

  /// The first bytes, read without moving libsndfile's place.
  func start(_ count: Int) -> [UInt8] { read(0..<min(count, size)) ?? [] }

  /// The functions that libsndfile calls, with this object as their context.
  static let functions = sndfile_input(
    length: { Int64(input($0)?.size ?? 0) },
    seek: { offset, origin, context in input(context)?.seek(by: offset, from: origin) ?? -1 },
    read: { bytes, count, context in input(context)?.fill(bytes, count) ?? 0 },
    write: { _, _, _ in 0 },
    tell: { Int64(input($0)?.place ?? 0) })

  private static func input(_ context: UnsafeMutableRawPointer?) -> TrackInput? {
    context.map { Unmanaged<TrackInput>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The origins are those of `lseek`: 0 the beginning, 1 the current place, 2 the end.
  private func seek(by offset: Int64, from origin: Int32) -> Int64 {
    let base = [0: 0, 1: place, 2: size][Int(origin)]
    let (target, isTooFar) = Int(offset).addingReportingOverflow(base ?? 0)
    guard base != nil, !isTooFar, (0...size).contains(target) else { return -1 }
    place = target
    return Int64(target)
  }

  private func fill(_ target: UnsafeMutableRawPointer?, _ count: Int64) -> Int64 {
    let count = min(Int(count), size - place, bytesLeft)
    guard let target, count > 0, readsLeft > 0 else { return 0 }
    readsLeft -= 1
    guard let bytes = read(place..<place + count), bytes.count <= count else { return 0 }
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: target, count: count).copyMemory(from: $0)
    }
    place += bytes.count
    bytesLeft -= bytes.count
    return Int64(bytes.count)
  }
}
