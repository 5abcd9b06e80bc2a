/// The first line of a recording: the context needed to replay it.
///
///     {"metadata":{…},"program":"1.2","schema":3,"state":{…},"sum":"7d865e95"}
///
/// `sum` is the hash of all preceding bytes, as in a ``RecordingLine``.
public struct RecordingHeader<State: Codable> {
  /// The version of the encoding of actions and states; a program reads its own and those it knows how to migrate.
  public var schema: Int
  /// The version of the program that made the recording.
  public var program: String
  /// The state before the first event; nil for the state the program starts with.
  public var state: State?

  private let metadataJSON: @Sendable () throws -> [UInt8]

  /// Creates a header.
  ///
  /// `metadata` is further information about the session, like the size of its window; no replay depends on it. It
  /// is encoded when the recording starts, which ends if that fails.
  public init(
    schema: Int, program: String, metadata: (any Encodable & Sendable)? = nil, state: State? = nil
  ) {
    self.schema = schema
    self.program = program
    metadataJSON = { try metadata.map { try RecordingCoder().json(of: $0) } ?? Array("null".utf8) }
    self.state = state
  }

  /// Decodes the further information about the session; O(n) in its size.
  ///
  /// Throws the error of decoding: `DecodingError` if the header has none, or in another form.
  public func metadata<Value: Decodable>(as type: Value.Type) throws -> Value {
    try RecordingCoder().value(type, of: metadataJSON())
  }
}

extension RecordingHeader: Sendable where State: Sendable {}

// MARK: The line

/// The bytes that begin the line of every header.
let headerBeginning = "{\"metadata\":".utf8

/// The bytes that follow the metadata.
private let programLabel = ",\"program\":".utf8

extension RecordingHeader {
  /// The line's bytes, including the final line feed.
  ///
  /// Throws the error for a reason that the state does not survive encoding and decoding, and any error of encoding
  /// the metadata.
  func bytes(orThrow error: (_ reason: String) -> RecorderError) throws -> [UInt8] {
    let coder = RecordingCoder()
    var bytes = Array(headerBeginning)
    bytes += try metadataJSON()
    bytes += programLabel
    bytes += try coder.json(of: program)
    bytes += ",\"schema\":\(schema)".utf8
    if let state {
      bytes += ",\"state\":".utf8
      bytes += try coder.faithfulJSON(of: state, orThrow: error)
    }
    bytes.endLine()
    return bytes
  }

  /// Reads a line without its line feed.
  init(_ line: ArraySlice<UInt8>, schema: Int) throws(RecordingError) {
    let coder = RecordingCoder()
    // A single damage hits either the beginning or the ending.
    if !line.isIntact, line.starts(with: headerBeginning) || line.hasChecksum {
      throw .alteredHeader
    }
    guard let origin = try? coder.value(Origin.self, of: line) else { throw .notARecording }
    if origin.schema < schema { throw .older(program: origin.program) }
    if origin.schema > schema { throw .newer(program: origin.program) }
    // Only earlier versions wrote headers without checksums.
    guard line.isIntact else { throw .alteredHeader }
    guard let form = try? coder.value(StateForm<State>.self, of: line) else {
      throw .impossibleState
    }
    (self.schema, program, state) = (schema, origin.program, form.state)
    let rest = line.dropFirst(headerBeginning.count)
    // No part of a JSON from its beginning is one itself, up to a comma.
    let end = rest.indices.first {
      rest[$0...].starts(with: programLabel)
        && (try? coder.value(AnyJSON.self, of: rest[..<$0])) != nil
    }
    let json = Array(rest[..<(end ?? rest.endIndex)])
    metadataJSON = { json }
  }
}

/// The part of a header that all schemas share.
private struct Origin: Decodable {
  let schema: Int
  let program: String
}

private struct StateForm<State: Decodable>: Decodable {
  let state: State?
}

private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}

extension ArraySlice<UInt8> {
  /// Consists of the first bytes of an incompletely written header.
  var isCutHeader: Bool { !isEmpty && zip(self, headerBeginning).allSatisfy(==) }
}
