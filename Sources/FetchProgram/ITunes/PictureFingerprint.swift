import Artwork

/// Identifies a picture by its pixels while the program runs, because forty large pictures would take gigabytes.
struct PictureFingerprint: Hashable, Sendable {
  private let hash: Int

  init(_ picture: PixelImage) {
    hash = picture.hashValue
  }
}
