/// The reason a picture cannot be shown.
public enum PictureError: Error, Equatable, Sendable {
  /// It is neither PNG nor JPEG nor WebP.
  case unknownFormat
  /// It ends too early, or contradicts itself.
  case damaged
  /// It claims more than 10,000 pixels per side or 40 million in total, or needs more memory than there is.
  case tooLarge(width: Int, height: Int)
  /// It would take much longer to decode than its size explains.
  case takesTooLong
}
