/// The sound thread's work: decodes, mixes and hands over sound ahead of time, and never waits by itself.
struct SoundPlayer {
  /// The lead of the device over the sound heard.
  static let lead = Duration.milliseconds(60)
  private static let period = Duration.milliseconds(10)
  /// The time a device stays open in silence.
  static let idleTime = Duration.seconds(5)
  /// The shortest time from a failure to reopening the device.
  static let retryTime = Duration.seconds(3)
  /// The time a device may take no frames before it counts as lost.
  private static let patience = Duration.seconds(1)
  /// More frames than any device holds: ten seconds.
  private static let mostQueued = 10 * Mixer.rate
  /// The time the band plays for nobody.
  static let bandTime = Duration.seconds(60)
  /// The number of frames of the band's files decoded in a turn, about a millisecond's work.
  private static let decodedFrames = 16_384

  struct World {
    /// The time since any fixed moment.
    var now: () -> Duration
    var open: () throws(SoundFailure) -> any SoundDevice
    var source: (Clip) throws(SoundFailure) -> any SampleSource
    /// A piece by its name; nil if unknown.
    var piece: (String) -> Piece? = { _ in nil }
  }

  private let world: World
  private var report: SoundReport
  private var mixer = Mixer()
  /// The rest of the voice after the mixer's clips.
  private var rest: [(clip: Clip, volume: Double)] = []
  private var device: (any SoundDevice)?
  /// Mixed, but not yet taken by the device.
  private var frames: ArraySlice<StereoFrame> = []
  /// The number of silent frames still to follow the last sound, so a device that goes on repeats no sound.
  private var silenceLeft = 0
  /// The time when the device will have played all its frames.
  private var emptyAt = Duration.zero
  /// The time the device last took frames.
  private var tookAt = Duration.zero
  /// The time the device last ran out of frames; nil if never.
  private var interruptedAt: Duration?
  /// The time to close the device; nil while it has something to play.
  private var closesAt: Duration?
  private var opensAt: Duration?
  private var orderedAt = Duration.zero

  /// Creates a player; `tell` is called with each new failure, and with nil when sound works again.
  init(_ world: World, tell: @escaping (SoundFailure?) -> Void) {
    self.world = world
    report = SoundReport(tell: tell)
  }

  /// Carries out orders and work due; returns the time for the next call, nil to wait for the next order.
  mutating func turn(_ orders: [SoundOrder]) -> Duration? {
    for order in orders { obey(order) }
    if !orders.isEmpty { orderedAt = world.now() }
    mixer.band.isIdle = world.now() - orderedAt >= Self.bandTime
    loadBand()
    do {
      try sound()
    } catch {
      close()
      opensAt = world.now() + Self.retryTime
      report.device(failed: error)
    }
    for end in mixer.ends { report.clip(ended: end) }
    mixer.ends = []
    return next()
  }

  /// Notes that a device did not answer for some time, which has already been reported.
  mutating func wasStuck() { report.device = .timedOut }

  mutating func close() {
    mixer = Mixer()
    rest = []
    closeDevice()
  }

  private mutating func closeDevice() {
    (frames, silenceLeft, closesAt) = ([], 0, nil)
    device?.close()
    device = nil
  }

  private mutating func obey(_ order: SoundOrder) {
    if case .stop = order { return stop() }
    if let opensAt, world.now() < opensAt { return }
    switch order {
    case .speak(let clips, let volume):
      stop()
      rest = clips.map { ($0, volume) }
      continueVoice(until: 1)
    case .add(let clip, let volume):
      guard let source = source(of: clip) else { return }
      mixer.add(source, gain: volume)
    case .band(let score):
      let piece = score.flatMap { world.piece($0.piece) }
      if let score, piece == nil { report.clip(ended: .unreadable(path: score.piece)) }
      mixer.band.play(score, piece: piece)
    case .stop, .listen: break
    }
  }

  private mutating func stop() {
    rest = []
    mixer.stop()
  }

  /// Gives the mixer more of the voice, up to `count` clips.
  private mutating func continueVoice(until count: Int) {
    while mixer.phraseLength < count, !rest.isEmpty {
      let (clip, volume) = rest.removeFirst()
      guard let source = source(of: clip) else { continue }
      mixer.continueVoice(source, gain: volume, pan: clip.pan)
    }
  }

  private mutating func loadBand() {
    do throws(SoundFailure) {
      try mixer.band.load(Self.decodedFrames) { path throws(SoundFailure) in
        try world.source(.bundled(path: path))
      }
    } catch {
      report.clip(ended: error)
    }
  }

  private mutating func source(of clip: Clip) -> (any SampleSource)? {
    do {
      return try world.source(clip)
    } catch {
      report.clip(ended: error)
      return nil
    }
  }

  /// Keeps the device filled while there is sound, and for the silence after it.
  private mutating func sound() throws(SoundFailure) {
    if !mixer.isSilent { silenceLeft = Mixer.rate * 60 / 1000 }
    guard silenceLeft > 0 || !frames.isEmpty else { return }
    let device = try openDevice()
    if closesAt != nil { tookAt = world.now() }
    closesAt = nil
    emptyAt = max(emptyAt, world.now())
    while emptyAt - world.now() <= Self.lead - Self.period, mix() {
      let count = try write(to: device)
      guard count > 0 else { break }
      emptyAt += .nanoseconds(count * 1_000_000_000 / Mixer.rate)
      // Opening a track takes time: the first frames come first.
      continueVoice(until: 2)
    }
    let queued = min(device.queuedFrames, Self.mostQueued)
    if queued > 0 { emptyAt = world.now() + .nanoseconds(queued * 1_000_000_000 / Mixer.rate) }
  }

  /// Mixes a period if nothing is left of the last one; false if everything is played.
  private mutating func mix() -> Bool {
    guard frames.isEmpty else { return true }
    let count = Mixer.rate / 100
    if mixer.isSilent {
      guard silenceLeft > 0 else { return false }
      silenceLeft -= count
    }
    frames = mixer.render(count)[...]
    return true
  }

  private mutating func openDevice() throws(SoundFailure) -> any SoundDevice {
    if let device { return device }
    let opened = try world.open()
    (device, emptyAt, tookAt) = (opened, .zero, world.now())
    return opened
  }

  /// Hands over frames, again a few times if the device was interrupted.
  private mutating func write(to device: any SoundDevice) throws(SoundFailure) -> Int {
    for _ in 0..<3 {
      guard let count = try device.write(frames) else {
        emptyAt = world.now()
        lightenIfSlow()
        continue
      }
      frames = frames.dropFirst(count)
      if count > 0 {
        tookAt = world.now()
        report.device(failed: nil)
      } else if world.now() - tookAt > Self.patience {
        break
      }
      return count
    }
    throw .deviceLost
  }

  /// Leaves out a part of the band if the device keeps running out of frames: once can happen after any interruption.
  private mutating func lightenIfSlow() {
    let now = world.now()
    defer { interruptedAt = now }
    guard let interruptedAt, Self.lead < now - interruptedAt, now - interruptedAt < Self.patience
    else { return }
    mixer.band.drop()
  }

  /// The time when the device needs more, draining or closing; does anything due now.
  private mutating func next() -> Duration? {
    // In silence nobody hears how long that takes.
    if mixer.isSilent, mixer.band.isLoading { return world.now() }
    guard let device else { return nil }
    if silenceLeft > 0 || !frames.isEmpty {
      return max(world.now() + .milliseconds(5), emptyAt - Self.lead + Self.period)
    }
    if closesAt == nil, world.now() >= emptyAt {
      device.drain()
      closesAt = world.now() + Self.idleTime
    }
    if let closesAt, world.now() >= closesAt { closeDevice() }
    return self.device == nil ? nil : closesAt ?? emptyAt
  }
}
