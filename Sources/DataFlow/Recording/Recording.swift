/// A session written by a ``Recorder``.
public struct Recording<State: Codable, Action: Codable> {
  /// The context of the session.
  public let header: RecordingHeader<State>
  /// The playable lines, in order.
  public let lines: [RecordingLine<Action>]
  /// The reason reading stopped before the end of the file; nil if the recording is complete.
  public let end: End?

  /// The end after the last playable line.
  public enum End {
    /// The last line is truncated or damaged: the program or the machine stopped while writing it.
    case damaged
    /// The recorder could not continue, for this reason.
    case ended(String)
    /// A line was altered; `event` is its current content, nil if undecodable.
    case altered(lineNumber: Int, event: Event<Action>?)
  }

  /// Reads a recording; O(n) in its size.
  ///
  /// Refuses a recording with another schema, with an altered header, or with a first state for which
  /// `isValid` is false. A truncated or damaged last line is left out.
  public init(
    _ bytes: [UInt8], schema: Int, isValid: (State) -> Bool = { _ in true }
  ) throws(RecordingError) {
    var rest = bytes[...]
    guard let first = rest.popRow() else {
      throw rest.isCutHeader ? .alteredHeader : .notARecording
    }
    header = try RecordingHeader(first, schema: schema)
    if let state = header.state, !isValid(state) { throw .impossibleState }
    let coder = RecordingCoder()
    var lines: [RecordingLine<Action>] = []
    var end: End?
    while end == nil, let row = rest.popRow() {
      let isIntact = row.isIntact
      let form = try? coder.value(LineForm<Action>.self, of: row)
      if isIntact, let line = form?.line {
        lines.append(line)
        continue
      }
      let other = try? coder.value(AnyForm.self, of: row)
      end =
        if isIntact, let reason = other?.end {
          .ended(reason)
        } else if rest.isEmpty, other == nil {
          .damaged
        } else {
          .altered(lineNumber: lines.count + 2, event: form?.event)
        }
    }
    self.lines = lines
    self.end = end ?? (rest.isEmpty ? nil : .damaged)
  }
}

extension ArraySlice<UInt8> {
  /// Removes the first row and its line feed, and returns the row; nil if there is no line feed.
  fileprivate mutating func popRow() -> ArraySlice? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { self = self[(end + 1)...] }
    return self[..<end]
  }
}

/// The reason a recording cannot be played.
public enum RecordingError: Error, Equatable {
  /// The first line does not say which program recorded it.
  case notARecording
  /// The first line was altered, or is not complete.
  case alteredHeader
  /// It was recorded by an older program, with a schema that is no longer supported.
  case older(program: String)
  /// It was recorded by a newer program.
  case newer(program: String)
  /// It begins with a state that is impossible or cannot be decoded.
  case impossibleState
}
