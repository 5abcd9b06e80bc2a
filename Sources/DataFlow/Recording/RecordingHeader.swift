/// The first line of a recording: what must be known to play it again.
public struct RecordingHeader<State: Codable>: Codable {
  /// The version of the form in which actions and states are written down; a program reads its own
  /// and those it knows how to migrate.
  public var schema: Int
  /// The version of the program that recorded.
  public var program: String
  /// The seed that was asked for, if any.
  public var seed: UInt64?
  /// The width of the terminal, in cells.
  public var columns: Int
  /// The height of the terminal, in cells.
  public var rows: Int
  /// The state before the first event; nil if it is the one that the program starts with.
  public var state: State?

  /// A header.
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
