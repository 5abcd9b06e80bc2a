// What DataFlow uses of Foundation, in the place of that of a system that is not here.

public struct Data: RandomAccessCollection, RangeReplaceableCollection, Hashable, Codable, Sendable
{
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public init() {}
  public init(_: some Sequence<UInt8>) {}
  public subscript(_: Int) -> UInt8 { 0 }
  public subscript(_: Range<Int>) -> Data { self }
  public mutating func replaceSubrange(_: Range<Int>, with: some Collection<UInt8>) {}
}

public struct Date: Hashable, Codable, Sendable {}

public struct URL: Hashable, Codable, Sendable {}

public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var sortedKeys: Self { Self(rawValue: 2) }
    public static var withoutEscapingSlashes: Self { Self(rawValue: 8) }
  }
  public enum NonConformingFloatEncodingStrategy {
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public var outputFormatting: OutputFormatting = []
  public var nonConformingFloatEncodingStrategy =
    NonConformingFloatEncodingStrategy
    .convertToString(positiveInfinity: "", negativeInfinity: "", nan: "")
  public init() {}
  public func encode(_: some Encodable) throws -> Data { Data() }
}

public final class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy {
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public var nonConformingFloatDecodingStrategy =
    NonConformingFloatDecodingStrategy
    .convertFromString(positiveInfinity: "", negativeInfinity: "", nan: "")
  public init() {}
  public func decode<Value: Decodable>(_: Value.Type, from: Data) throws -> Value {
    throw CancellationError()
  }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static var posixPermissions: Self { Self() }
}

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public func createDirectory(
    atPath: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]?
  ) throws {}
}
