/// An event as written in a recording: one line of JSON.
///
///     {"n":7,"parent":6,"ms":1520,"before":"9f86d081884c7d65","action":{…},"sum":"7d865e95"}
///
/// `before` is the ``StateHash`` of the state before the event, `sum` the FNV-1a hash of all preceding bytes, which
/// exposes an altered or damaged line. A rewind has `"rewind":3` in place of the action.
public struct RecordingLine<Action> {
  /// The event.
  public let event: Event<Action>
  /// The fingerprint of the state before it.
  public let stateBefore: StateHash
}

extension RecordingLine: Equatable where Action: Equatable {}
extension RecordingLine: Sendable where Action: Sendable {}

extension RecordingLine {
  /// The line's bytes, including the final line feed; `json` is the action's.
  func bytes(json: [UInt8]?) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    bytes.append("{\"n\":", event.number)
    if let parent = event.parent { bytes.append(",\"parent\":", parent) }
    bytes.append(",\"ms\":", event.milliseconds)
    bytes += ",\"before\":\"".utf8
    bytes.append(hex: stateBefore.bits, digits: 16)
    switch event.kind {
    case .action:
      bytes += "\",\"action\":".utf8
      bytes += json ?? []
    case .rewind(let number):
      bytes.append("\",\"rewind\":", number)
    }
    bytes.endLine()
    return bytes
  }
}

/// The line that ends a recording that cannot continue: `{"end":"…","sum":"…"}`.
func recordingEnd(_ reason: String) throws -> [UInt8] {
  var bytes = try RecordingCoder().json(of: ["end": reason])
  bytes.removeLast()
  bytes.endLine()
  return bytes
}

/// The form that any line has, even if it was altered; `end` is the reason if it ends a recording.
struct AnyForm: Decodable {
  let end: String?
  let sum: String
}

/// The form of a line with an event.
struct LineForm<Action: Decodable>: Decodable {
  let n: Int
  let parent: Int?
  let ms: Int
  let before: String
  let action: Action?
  let rewind: Int?
  let sum: String

  var event: Event<Action>? {
    let kind: Event<Action>.Kind
    switch (action, rewind) {
    case (let action?, nil): kind = .action(action)
    case (nil, let number?): kind = .rewind(to: number)
    default: return nil
    }
    guard isPossible else { return nil }
    return Event(number: n, parent: parent, milliseconds: ms, kind: kind)
  }

  /// A recorder never writes numbers so large that their sums could overflow.
  private var isPossible: Bool {
    [n, ms, parent ?? 0, rewind ?? 0].allSatisfy((0...1 << 53).contains)
  }

  var line: RecordingLine<Action>? {
    guard let event, let bits = UInt64(before, radix: 16) else { return nil }
    return RecordingLine(event: event, stateBefore: StateHash(bits: bits))
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ label: String, _ number: Int) {
    self += label.utf8
    self += String(number).utf8
  }
}
