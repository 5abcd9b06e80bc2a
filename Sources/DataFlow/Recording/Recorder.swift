/// Writes every event to the recording before it happens, one per line (a write-ahead log): after a
/// crash, the last line is the action that caused it.
///
/// Add ``middleware()`` after others that replace or swallow actions, so it records the actions that reach the
/// reducer. When a file reaches its limit, a new one is started, whose header contains the state. The first error
/// ends the recording and nothing else.
///
/// A replay gives the same states on every machine, or the recording says where and why it ends: an action or a
/// header's state that would not survive encoding to JSON and back is not written, and the recording ends with a
/// ``RecorderError``.
///
/// | in an action, or in the state of a header | |
/// | --- | --- |
/// | integers of 8 to 64 bits, `Bool`, `String`, `Data`, `Date` | faithful |
/// | `Float`, `Double`: finite numbers, −0.0, the infinities | faithful, bit by bit |
/// | what is not a number (NaN) | faithful as NaN; its sign and payload are neither kept nor compared |
/// | dictionaries with any keys, `Set` | faithful, but in no order; a reducer must not depend on one |
/// | `T??.none`, `T??.some(.none)` | the one that its JSON, `null`, is decoded as; the other is refused |
/// | a `URL` with a base | refused: its JSON has none |
/// | more than some 500 containers in each other | refused |
/// | an action that is encoded as `null`, integers of 128 bits | refused |
/// | what throws when it is encoded or decoded, or encodes otherwise when decoded | refused |
/// | a `Set` or `Dictionary` that `encode(to:)` writes as a list itself, as with `encode(Array(tags), forKey: .tags)` | **not always noticed**, and a replay may blame an innocent event: encode the `Set`, or the list sorted |
/// | what `encode(to:)` leaves out, objects that change | not noticed: have neither in states and actions |
///
/// The states in between are not recorded, only their fingerprints: for these see ``StateHash``.
public final class Recorder<State: Codable, Action: Codable> {
  private let header: RecordingHeader<State>
  private let file: RecordingFile
  private let limit: Int
  private let now: () -> Duration
  private let onFailure: (any Error) -> Void

  private let coder = RecordingCoder()
  /// The JSON of recent small actions, most recent last: a player repeats the same few.
  ///
  /// Equal actions can have different JSON, like "é" as one scalar or as two, so they must be the same in memory.
  private var recent: [(action: Action, json: [UInt8])] = []
  private var hasher = StateHasher()
  /// The calls that record the events not yet written; nil once writing has started.
  private var heldBack: [(Recorder) -> Void]?

  /// The state before the next event is not the one after the last.
  private var isStateReplaced = false
  /// The latest hash, and the number of the event after which the state had it.
  private var known: (number: Int, hash: StateHash)?
  private var isRecording = true
  /// The number of the last event written.
  private var lastNumber: Int?
  /// The bytes of the events in the current file.
  private var size = 0
  /// The number of the first event in the current file; nil before the first file.
  private var firstNumber: Int?

  /// Creates a recorder; nothing is written yet.
  ///
  /// A new file is started when the next event would push those of the current one past `limit` bytes; its header, with
  /// the state, is not counted, so a large state starts no file at each event. `now` returns the time since the start
  /// of the run. `onFailure` receives the error that ends the recording. With `isHeldBack`, the first events are held
  /// in memory until the first call of ``prepare(after:state:)``: a program that calls it after its first frame starts
  /// faster, but leaves no recording if it crashes before.
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
  }

  /// Records every action before it reaches the reducer.
  public func middleware<Work>() -> Middleware<State, Action, Work> {
    Middleware(
      { [self] action, context, next in
        let event = Event(
          number: context.number, parent: context.parent,
          milliseconds: max(0, now().milliseconds), kind: .action(action))
        record(event, before: context.state)
        return next(action)
      },
      onRestoration: { [self] _, number in
        // A rewind has been recorded as an event.
        if number != lastNumber { isStateReplaced = true }
      })
  }

  /// Ends the recording because of an error; the file gives the reason, if it can still be written.
  private func fail(_ error: any Error, at number: Int, state: State) {
    isRecording = false
    if let error = error as? RecorderError {
      if firstNumber == nil { try? startFile(at: number, state: isStateReplaced ? state : nil) }
      if firstNumber != nil { try? file.append(recordingEnd(error.description)) }
    }
    onFailure(error)
  }

  private func writeHeldBack() {
    guard let events = heldBack else { return }
    let isReplacedSince = isStateReplaced
    heldBack = nil
    lastNumber = nil
    for record in events { record(self) }
    isStateReplaced = isReplacedSince
  }

  /// Does most of the work for the next event in advance, while the program is idle; `state` is the
  /// one after event `number`.
  ///
  /// Calling it is optional: otherwise the next event takes longer. Errors are reported with the next event.
  public func prepare(after number: Int, state: State) {
    writeHeldBack()
    if isRecording { _ = try? hash(after: number, of: state) }
  }

  /// Writes an event; `state` is the one before it, `restored` the one that a rewind leads to.
  public func record(_ event: Event<Action>, before state: State, restored: State? = nil) {
    guard isRecording else { return }
    defer { isStateReplaced = false }
    let isRepeated = event.number == lastNumber
    lastNumber = event.number
    guard heldBack == nil else {
      heldBack?.append { [isStateReplaced] recorder in
        recorder.isStateReplaced = isStateReplaced
        recorder.record(event, before: state, restored: restored)
      }
      return
    }
    // Middleware may pass an action on twice; then the state before it is different.
    if isRepeated { known = nil }
    do {
      try write(event, before: state, restored: restored)
    } catch {
      fail(error, at: event.number, state: state)
    }
  }

  private func write(_ event: Event<Action>, before state: State, restored: State?) throws {
    let before = try hash(after: event.number - 1, of: state)
    let json = try json(of: event)
    var bytes = RecordingLine(event: event, stateBefore: before).bytes(json: json)
    if firstNumber == nil || isStateReplaced || size + bytes.count > limit || leadsOut(event) {
      // A rewind cannot reach into an earlier file, so the new file starts with the state it leads to.
      let start = restored ?? state
      let isInitial = firstNumber == nil && !isStateReplaced && restored == nil
      try startFile(at: event.number, state: isInitial ? nil : start)
      let before = try hasher.hash(of: start)
      bytes = RecordingLine(event: event, stateBefore: before).bytes(json: json)
    }
    try file.append(bytes)
    size += bytes.count
  }

  /// Nil for a rewind.
  private func json(of event: Event<Action>) throws -> [UInt8]? {
    guard case .action(let action) = event.kind else { return nil }
    if let index = recent.lastIndex(where: { haveSameBytes($0.action, action) }) {
      recent.swapAt(index, recent.count - 1)
      return recent[recent.count - 1].json
    }
    let json = try coder.faithfulJSON(of: action) {
      .unfaithfulAction(number: event.number, reason: $0)
    }
    if json.count < 256 {
      if recent.count == 64 { recent.removeFirst() }
      recent.append((action, json))
    }
    return json
  }

  private func hash(after number: Int, of state: State) throws -> StateHash {
    if let known, known.number == number { return known.hash }
    do {
      let hash = try hasher.hash(of: state)
      known = (number, hash)
      return hash
    } catch {
      throw RecorderError.unfaithfulState(number: number + 1, reason: "\(error)")
    }
  }

  /// Is a rewind to an event outside the current file.
  private func leadsOut(_ event: Event<Action>) -> Bool {
    guard case .rewind(let number) = event.kind, let firstNumber else { return false }
    return number < firstNumber
  }

  /// Starts a new file with a state, or with the given header's.
  private func startFile(at number: Int, state: State?) throws {
    var header = header
    if let state { header.state = state }
    // Encodes first: if that fails, the last file is not lost.
    let bytes = try header.bytes { .unfaithfulState(number: number, reason: $0) }
    try file.rotate()
    try file.append(bytes)
    firstNumber = number
    size = 0
  }
}
