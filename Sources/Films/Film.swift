/// Turns a recording into a film: an asciicast that any player shows, and that contains the recording.
///
/// Each line of the recording precedes its output. The same recording makes the same bytes.
public struct Film: Equatable, Sendable {
  public var size: Size
  public var version = CastVersion.v3
  /// The seconds of the recording per second of the film; more than 0.
  public var speed = 1.0
  /// The longest pause, in milliseconds; nil leaves pauses unchanged.
  public var longestPause: Int?

  /// Writes the film of a recording with these bytes, piece by piece.
  ///
  /// `show` returns the output that makes a terminal of the film's size show a frame after the last one; empty if
  /// it already does. Anything after the last result is left out, unless it is another game.
  ///
  /// Returns the length of the film, in milliseconds. Throws ``ReplayFailure`` if the recording cannot be
  /// replayed, and errors of `write`.
  public func write(
    _ recording: AppRecording, bytes: [UInt8], show: (Frame) -> String,
    to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    var replay = Replay<AppState, AppAction, AppEffect>(
      recording, initialState: AppState(), reducer: .app)
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var cast = CastWriter(version)
    var clock = FilmClock(speed: speed, longestPause: longestPause)
    // Only written if another game follows.
    var heldBack: [UInt8] = []
    func line(_ row: Int) -> String {
      rows.indices.contains(row) ? String(decoding: rows[row], as: UTF8.self) : ""
    }

    try write(cast.header(size) + cast.event(.recording, line(0), milliseconds: 0))
    try write(cast.event(.output, Self.opening, milliseconds: 0))
    var end = 0
    while let event = replay.next {
      let isAfterResult = replay.isAtResult || !heldBack.isEmpty
      clock.advance(to: event.milliseconds)
      let time = clock.time
      heldBack += try cast.event(.recording, line(replay.position + 1), milliseconds: time)
      try replay.step()
      let hasFrame = replay.next.map { clock.hasFrame(before: $0.milliseconds) } ?? true
      // Nothing until the player's settings are known, as in the game.
      if hasFrame, replay.state.settings.isRestored {
        let text = show(appView(state: replay.state, history: replay.history, in: size))
        if !text.isEmpty { heldBack += try cast.event(.output, text, milliseconds: time) }
      }
      guard !isAfterResult || replay.isAtResult || replay.state.routing.destination == .game else {
        continue
      }
      try write(heldBack)
      (heldBack, end) = ([], time)
    }
    // The rest after the last readable event.
    try replay.step()
    try write(cast.event(.output, closing, milliseconds: end))
    if version == .v3 { try write(cast.event(.exit, "0", milliseconds: end)) }
    return end
  }

  /// Clears the screen, and hides the cursor until the end.
  private static let opening = "\u{1B}[?25l\u{1B}[H\u{1B}[2J"
  /// Leaves the cursor in the last row, where a shell continues.
  private var closing: String { "\u{1B}[\(size.height);1H\u{1B}[?25h" }
}

extension Film {
  public init(_ size: Size) { self.init(size: size) }
}

extension Replay<AppState, AppAction, AppEffect> {
  fileprivate var isAtResult: Bool { state.routing.destination == .finished }
}

/// The time in a film, in milliseconds.
struct FilmClock {
  let speed: Double
  let longestPause: Int?
  /// The last event's time in the recording.
  private(set) var last: Int?
  /// The time so far, at the recorded speed.
  private(set) var passed = 0

  var time: Int { time(at: passed) }

  private func time(at milliseconds: Int) -> Int {
    // A recording's times are less than 2⁵³, and so is their sum.
    Int(exactly: (Double(milliseconds) / speed).rounded()) ?? .max
  }

  mutating func advance(to milliseconds: Int) {
    passed += pause(before: milliseconds)
    last = max(last ?? 0, milliseconds)
  }

  /// Has time for a frame before an event.
  func hasFrame(before milliseconds: Int) -> Bool {
    time(at: passed + pause(before: milliseconds)) - time >= Self.frame
  }

  /// More than sixty frames per second are invisible.
  private static let frame = 16

  private func pause(before milliseconds: Int) -> Int {
    let pause = max(0, milliseconds - (last ?? milliseconds))
    return longestPause.map { min($0, pause) } ?? pause
  }
}
