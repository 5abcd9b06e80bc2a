#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a recorder writes: a file that can be started over.
public struct RecordingFile {
  /// Begins a new, empty file; what is in the present one is kept elsewhere.
  public var startOver: () throws -> Void
  /// Adds bytes at the end.
  ///
  /// On return they survive the end of the program, whatever ends it.
  public var append: ([UInt8]) throws -> Void

  /// A file made of its parts.
  public init(
    startOver: @escaping () throws -> Void, append: @escaping ([UInt8]) throws -> Void
  ) {
    self.startOver = startOver
    self.append = append
  }
}

/// Writes down every event before it happens, one line each: a crash leaves the guilty action as the
/// last line.
///
/// Add ``middleware()`` after others that replace or swallow actions: what passes it is recorded.
/// When a file has reached its limit, another is begun,
/// whose header bears the state. The first error ends the recording, and nothing else.
@MainActor
public final class Recorder<State: Codable, Action: Encodable & Equatable> {
  private var header: RecordingHeader<State>
  private let file: RecordingFile
  private let limit: Int
  private let now: () -> Duration
  private let onFailure: (any Error) -> Void

  private let encoder = JSONEncoder()
  /// What small actions of late were written as, the latest last: a player does the same few things
  /// again and again.
  private var recent: [(action: Action, json: [UInt8])] = []
  private var hasher = StateHasher()
  /// Events that wait to be written, each with the states before it and after a rewind; nil once they
  /// are.
  private var heldBack: [(event: Event<Action>, state: State, restored: State?)]?
  /// The newest hash, and the number of the event after which the state had it.
  private var known: (number: Int, hash: StateHash)?
  private var isRecording = true
  private var size = 0
  /// The number of the first event in the present file; nil before it.
  private var firstNumber: Int?

  /// A recorder that has written nothing yet.
  ///
  /// A file is started over when the next line would make it larger than `limit` bytes. `now` tells
  /// the time since the beginning of the run. `onFailure` is told of the error that ends the
  /// recording. With `isHeldBack` the first events are written only with the first call of
  /// ``prepare(after:state:)``: a program that calls it once it is on screen starts faster, and leaves
  /// no recording if it crashes before.
  public init(
    header: RecordingHeader<State>, file: RecordingFile, limit: Int = 5_000_000,
    isHeldBack: Bool = false, now: @escaping () -> Duration,
    onFailure: @escaping (any Error) -> Void
  ) {
    self.header = header
    self.file = file
    self.limit = limit
    heldBack = isHeldBack ? [] : nil
    self.now = now
    self.onFailure = onFailure
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Records every action that reaches it, before the reducer sees it.
  public func middleware<Work>() -> Middleware<State, Action, Work> {
    Middleware { [self] action, context, next in
      let event = Event(
        number: context.number, parent: context.parent, milliseconds: now().milliseconds,
        kind: .action(action))
      record(event, before: context.state)
      return next(action)
    }
  }

  /// Does the greater part of the work for the next event ahead, while nobody waits for it; `state` is
  /// the one after the event `number`.
  ///
  /// It may be left out: the next event then takes longer, and tells of what goes wrong here.
  public func prepare(after number: Int, state: State) {
    if let events = heldBack {
      heldBack = nil
      for (event, state, restored) in events { record(event, before: state, restored: restored) }
    }
    if isRecording { _ = try? hash(after: number, of: state) }
  }

  /// Writes an event down; `state` is the one before it, `restored` the one that a rewind leads to.
  public func record(_ event: Event<Action>, before state: State, restored: State? = nil) {
    guard isRecording else { return }
    guard heldBack == nil else {
      heldBack?.append((event, state, restored))
      return
    }
    do {
      let before = try hash(after: event.number - 1, of: state)
      var bytes = try RecordingLine(event: event, stateBefore: before).bytes(json: json(of:))
      if firstNumber == nil || size + bytes.count > limit || leadsOut(event) {
        // What is in one file cannot be gone back to in another: that begins where it leads.
        let start = restored ?? state
        try startOver(at: event.number, state: start)
        bytes = try RecordingLine(event: event, stateBefore: hasher.hash(of: start))
          .bytes(json: json(of:))
      }
      try append(bytes)
    } catch {
      isRecording = false
      onFailure(error)
    }
  }

  private func json(of action: Action) throws -> [UInt8] {
    if let index = recent.lastIndex(where: { $0.action == action }) {
      recent.swapAt(index, recent.count - 1)
      return recent[recent.count - 1].json
    }
    let json = Array(try encoder.encode(action))
    if json.count < 256 {
      if recent.count == 64 { recent.removeFirst() }
      recent.append((action, json))
    }
    return json
  }

  private func hash(after number: Int, of state: State) throws -> StateHash {
    if let known, known.number == number { return known.hash }
    let hash = try hasher.hash(of: state)
    known = (number, hash)
    return hash
  }

  /// Whether it is a rewind to what is not in the present file.
  private func leadsOut(_ event: Event<Action>) -> Bool {
    guard case .rewind(let number) = event.kind, let firstNumber else { return false }
    return number < firstNumber
  }

  private func startOver(at number: Int, state: State) throws {
    try file.startOver()
    if firstNumber != nil { header.state = state }
    firstNumber = number
    size = 0
    try append(Array(encoder.encode(header)) + [UInt8(ascii: "\n")])
  }

  private func append(_ bytes: [UInt8]) throws {
    try file.append(bytes)
    size += bytes.count
  }
}
