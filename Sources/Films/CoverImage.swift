public struct CoverImage: Equatable, Sendable {
  public enum Format: String, Sendable {
    case png = "image/png"
    case svg = "image/svg+xml"
  }

  public var format: Format
  public var bytes: [UInt8]

  public init(_ format: Format, _ bytes: [UInt8]) { (self.format, self.bytes) = (format, bytes) }
}
