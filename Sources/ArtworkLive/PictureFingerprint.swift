import Artwork

/// What tells pictures apart by their pixels while the program runs; forty large pictures themselves
/// would take gigabytes.
public struct PictureFingerprint: Hashable, Sendable {
  private let hash: Int

  public init(_ picture: PixelImage) {
    hash = picture.hashValue
  }
}
