/// The first line of a recording: the context needed to replay it.
public struct RecordingHeader<State: Codable>: Codable {
  /// The version of the encoding of actions and states; a program reads its own and those it knows
  /// how to migrate.
  public var schema: Int
  /// The version of the program that made the recording.
  public var program: String
  /// The seed given on the command line, if any.
  public var seed: UInt64?
  /// The width of the terminal, in cells.
  public var columns: Int
  /// The height of the terminal, in cells.
  public var rows: Int
  /// The state before the first event; nil for the state the program starts with.
  public var state: State?

  /// Creates a header.
  public init(
    schema: Int, program: String, seed: UInt64? = nil, columns: Int, rows: Int,
    state: State? = nil
  ) {
    self.schema = schema
    self.program = program
    self.seed = seed
    self.columns = columns
    self.rows = rows
    self.state = state
  }
}

extension RecordingHeader: Sendable where State: Sendable {}
extension RecordingHeader: Equatable where State: Equatable {}
