#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session that was written down by a ``Recorder``.
public struct Recording<State: Codable, Action: Codable> {
  /// What was known at its beginning.
  public let header: RecordingHeader<State>
  /// The lines that can be played, in order.
  public let lines: [RecordingLine<Action>]
  /// Why there are no more lines; nil if the recording is whole.
  public let end: End?

  /// What stands after the last line that can be played.
  public enum End {
    /// The last line is cut or damaged: the program or the machine was stopped while it wrote.
    case damaged
    /// A line is not as it was written; the event is what it says now, nil if it makes no sense.
    case altered(lineNumber: Int, event: Event<Action>?)
  }

  /// Reads a recording; O(n) in its size.
  ///
  /// Recordings of other schemas are refused, and so are those whose header has a state for which
  /// `isSound` is false. A last line that is cut or damaged is left out.
  public init(
    _ bytes: [UInt8], schema: Int, isSound: (State) -> Bool = { _ in true }
  ) throws(RecordingError) {
    var rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let isCut = rows.popLast()?.isEmpty == false
    guard let first = rows.popFirst() else { throw .notARecording }
    header = try readHeader(first, schema: schema)
    if let state = header.state, !isSound(state) { throw .impossibleState }
    var lines: [RecordingLine<Action>] = []
    var end = isCut ? End.damaged : nil
    for (index, row) in zip(rows.indices, rows) {
      switch ReadLine<Action>(row) {
      case .intact(let line):
        lines.append(line)
        continue
      case .altered(let event):
        end = .altered(lineNumber: lines.count + 2, event: event)
      case .unreadable:
        let isLast = index == rows.endIndex - 1 && !isCut
        end = isLast ? .damaged : .altered(lineNumber: lines.count + 2, event: nil)
      }
      break
    }
    self.lines = lines
    self.end = end
  }
}

/// Why a recording cannot be played, in one sentence that tells what to do.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// The first line does not say what recorded it.
  case notARecording
  /// It was recorded by an older program, with a schema that is no longer read.
  case older(program: String)
  /// It was recorded by a newer program.
  case newer(program: String)
  /// It begins with a state that no program can be in.
  case impossibleState

  /// The sentence.
  public var description: String {
    switch self {
    case .notARecording:
      "This is not a recording: its first line is no header."
    case .older(let program):
      "The recording was made by version \(program), whose states were built differently: "
        + "replay it with that version."
    case .newer(let program):
      "The recording was made by the newer version \(program): replay it with that version."
    case .impossibleState:
      "The recording is damaged: it begins with a state that cannot be."
    }
  }
}

private func readHeader<State: Codable>(
  _ row: ArraySlice<UInt8>, schema: Int
) throws(RecordingError) -> RecordingHeader<State> {
  guard let origin = try? JSONDecoder().decode(Origin.self, from: Data(row)) else {
    throw .notARecording
  }
  if origin.schema < schema { throw .older(program: origin.program) }
  if origin.schema > schema { throw .newer(program: origin.program) }
  guard let header = try? JSONDecoder().decode(RecordingHeader<State>.self, from: Data(row)) else {
    throw .notARecording
  }
  return header
}

/// The part of a header that all schemas have.
private struct Origin: Decodable {
  let schema: Int
  let program: String
}
