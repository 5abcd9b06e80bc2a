/// The first line of a recording: the context needed to replay it.
public struct RecordingHeader<State: Codable>: Codable {
  /// The version of the encoding of actions and states; a program reads its own and those it knows
  /// how to migrate.
  public var schema: Int
  /// The version of the program that made the recording.
  public var program: String
  /// What else is worth knowing about the session, by name; no replay depends on it.
  public var details: [String: String]
  /// The state before the first event; nil for the state the program starts with.
  public var state: State?

  /// Creates a header.
  public init(
    schema: Int, program: String, details: [String: String] = [:], state: State? = nil
  ) {
    self.schema = schema
    self.program = program
    self.details = details
    self.state = state
  }

  /// Decodes a header; one without details has none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    schema = try values.decode(Int.self, forKey: .schema)
    program = try values.decode(String.self, forKey: .program)
    details = try values.decodeIfPresent([String: String].self, forKey: .details) ?? [:]
    state = try values.decodeIfPresent(State.self, forKey: .state)
  }
}

extension RecordingHeader: Sendable where State: Sendable {}
extension RecordingHeader: Equatable where State: Equatable {}
