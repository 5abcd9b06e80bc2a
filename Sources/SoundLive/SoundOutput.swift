import Platform

/// Plays short files on the sound card, on its own thread.
///
/// No call waits for a file, the sound card or the thread. The thread starts with the first sound, sleeps
/// while all is silent, and opens the sound card only while something is to be heard and for five seconds
/// after it. Nothing is ever written to standard output or standard error.
public final class SoundOutput: Sendable {
  private let inbox = Monitor(SoundInbox())
  private let now: @Sendable () -> Duration
  private let tell: @Sendable (SoundFailure?) -> Void
  private let makeWorld: @Sendable () -> SoundPlayer.World

  /// Creates a silent output without a thread yet.
  ///
  /// - Parameters:
  ///   - decoder: The path of `memorytunes-fetch`, which decodes foreign tracks and tries foreign configurations.
  ///   - locate: Finds the track meant by the path of a foreign clip, on the sound thread; nil if there is none.
  ///   - pieces: The path of the file that lists the pieces for the band.
  ///   - tell: Is called with each new failure once, and with nil when sound works again; on the sound thread or the
  ///     caller's. It must not wait for either.
  public convenience init(
    decoder: String, locate: @escaping @Sendable (String) -> String? = { $0 }, pieces: String = "",
    tell: @escaping @Sendable (SoundFailure?) -> Void
  ) {
    let start = ContinuousClock.now
    let now: @Sendable () -> Duration = { ContinuousClock.now - start }
    self.init(now: now, tell: tell) {
      lazy var known = Piece.all(in: pieces)
      return SoundPlayer.World(
        now: now, open: { () throws(SoundFailure) in try openDefaultDevice(trialProgram: decoder) },
        source: { clip throws(SoundFailure) in
          try clip.source(decoder: decoder, locate: locate)
        },
        piece: { known[$0] })
    }
  }

  /// Creates an output with another clock and another world, created on the sound thread.
  init(
    now: @escaping @Sendable () -> Duration, tell: @escaping @Sendable (SoundFailure?) -> Void,
    world: @escaping @Sendable () -> SoundPlayer.World
  ) {
    (self.now, self.tell, makeWorld) = (now, tell, world)
  }

  /// Sends an order to the thread; after ``close()``, it is dropped.
  ///
  /// While the sound card is stuck, only the last score is kept; in the first seconds after it has failed, nothing is.
  /// The band falls silent a minute after the last order, and resumes with the next.
  public func send(_ order: SoundOrder) {
    let (isNewlyStuck, needsThread) = inbox.withLock { inbox in
      let isNewlyStuck = inbox.add(order, at: now())
      defer { inbox.hasThread = inbox.hasThread || !inbox.orders.isEmpty }
      return (isNewlyStuck, !inbox.hasThread && !inbox.orders.isEmpty)
    }
    if isNewlyStuck { tell(.timedOut) }
    guard needsThread else { return inbox.signal() }
    // Without a thread there is no sound; the next order tries again.
    if !startThread({ self.run() }) { inbox.withLock { $0.hasThread = false } }
  }

  /// Ends the thread, and thus all sound, as soon as the sound card allows; later calls do nothing.
  public func close() {
    inbox.withLock { $0.close() }
    inbox.signal()
  }

  /// The work of the thread, which sleeps until there are orders or the player wants to go on.
  private func run() {
    var player = SoundPlayer(makeWorld(), tell: tell)
    var wakesAt: Duration?
    while true {
      if inbox.withLock({ $0.rest() }) { player.wasStuck() }
      _ = inbox.wait(atMost: wakesAt.map { $0 - now() }) { inbox in
        inbox.isClosed || !inbox.orders.isEmpty ? true : nil
      }
      let orders = inbox.withLock { $0.isClosed ? nil : $0.take(at: now()) }
      guard let orders else { return player.close() }
      wakesAt = player.turn(orders)
    }
  }
}

extension Clip {
  /// The samples of the clip, as decoded.
  func source(
    decoder: String, locate: (String) -> String? = { $0 }
  ) throws(SoundFailure) -> any SampleSource {
    switch self {
    case .tone(let tone): return tone
    case .foreign(let path, let substitute):
      if let track = locate(path) { return try DecodedTrack(path: track, program: decoder) }
      guard let substitute else { return Silence() }
      return try Clip.bundled(path: substitute).source(decoder: decoder)
    case .bundled(let path):
      do {
        return Excerpt(.whole, of: try TrackReader(path: path))
      } catch {
        throw error == .libraryMissing ? .libraryMissing("libsndfile") : .unreadable(path: path)
      }
    }
  }
}

/// Opens the default sound card, after the program has read the player's own configuration on trial.
func openDefaultDevice(trialProgram: String) throws(SoundFailure) -> any SoundDevice {
  #if canImport(AudioToolbox)
    try AudioQueueDevice()
  #else
    try ALSADevice(trialProgram: trialProgram)
  #endif
}
