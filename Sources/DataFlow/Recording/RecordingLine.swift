#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An event as it stands in a recording: one line of JSON.
///
///     {"n":7,"parent":6,"ms":1520,"before":"9f86d081884c7d65","action":{…},"sum":"7d865e95"}
///
/// `before` is the ``StateHash`` of the state before the event, `sum` the FNV-1a hash of all bytes
/// before it, so that a line that was altered or damaged is found out. A rewind has `"rewind":3` in
/// place of the action.
public struct RecordingLine<Action> {
  /// What happened.
  public let event: Event<Action>
  /// The fingerprint of the state before it.
  public let stateBefore: StateHash

  /// A line for an event and the state before it.
  public init(event: Event<Action>, stateBefore: StateHash) {
    self.event = event
    self.stateBefore = stateBefore
  }
}

extension RecordingLine: Equatable where Action: Equatable {}
extension RecordingLine: Sendable where Action: Sendable {}

extension RecordingLine where Action: Encodable {
  /// The line's bytes, with the line feed at its end.
  func bytes(json: (Action) throws -> [UInt8]) throws -> [UInt8] {
    var bytes = Array("{\"n\":\(event.number)".utf8)
    if let parent = event.parent { bytes += ",\"parent\":\(parent)".utf8 }
    bytes += ",\"ms\":\(event.milliseconds),\"before\":\"\(stateBefore.bits.hex(digits: 16))\"".utf8
    switch event.kind {
    case .action(let action):
      bytes += ",\"action\":".utf8
      bytes += try json(action)
    case .rewind(let number):
      bytes += ",\"rewind\":\(number)".utf8
    }
    let sum = bytes[...].sum
    bytes += ",\"sum\":\"\(sum)\"}\n".utf8
    return bytes
  }
}

/// What a row of bytes, without its line feed, turns out to be.
enum ReadLine<Action: Decodable> {
  case intact(RecordingLine<Action>)
  /// It is not as it was written; the event is what it says now, nil if it makes no sense.
  case altered(Event<Action>?)
  /// It is no line of a recording at all.
  case unreadable

  init(_ bytes: ArraySlice<UInt8>) {
    guard let sum = try? JSONDecoder().decode(LineSum.self, from: Data(bytes)).sum else {
      self = .unreadable
      return
    }
    let form = try? JSONDecoder().decode(LineForm<Action>.self, from: Data(bytes))
    let ending = ",\"sum\":\"\(sum)\"}".utf8
    if let form, let line = form.line, bytes.suffix(ending.count).elementsEqual(ending),
      bytes.dropLast(ending.count).sum == sum
    {
      self = .intact(line)
    } else {
      self = .altered(form?.event)
    }
  }
}

private struct LineSum: Decodable {
  let sum: String
}

private struct LineForm<Action: Decodable>: Decodable {
  let n: Int
  let parent: Int?
  let ms: Int
  let before: String
  let action: Action?
  let rewind: Int?

  var event: Event<Action>? {
    let kind: Event<Action>.Kind
    switch (action, rewind) {
    case (let action?, nil): kind = .action(action)
    case (nil, let number?): kind = .rewind(to: number)
    default: return nil
    }
    return Event(number: n, parent: parent, milliseconds: ms, kind: kind)
  }

  var line: RecordingLine<Action>? {
    guard let event, let bits = UInt64(before, radix: 16) else { return nil }
    return RecordingLine(event: event, stateBefore: StateHash(bits: bits))
  }
}

extension ArraySlice<UInt8> {
  /// 32-bit FNV-1a as eight hexadecimal digits (Fowler, Noll, Vo; RFC 9923).
  fileprivate var sum: String {
    UInt64(reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }).hex(digits: 8)
  }
}

extension UInt64 {
  func hex(digits: Int) -> String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
