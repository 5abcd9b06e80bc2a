import Artwork
import Synchronization

/// Held while decoding a picture that takes much memory.
private let memory = Mutex(())

extension PictureSize {
  /// Decodes a picture of this size; large ones one at a time, because each may take 64 MiB.
  func decodeExclusively<Result: Sendable>(
    _ decode: () throws(PictureError) -> Result
  ) throws(PictureError) -> Result {
    guard width * height > 1_000_000 else { return try decode() }
    return try memory.withLock { _ throws(PictureError) in try decode() }
  }
}
