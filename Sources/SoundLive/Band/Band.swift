/// Plays the parts of a piece in step, sample by sample: its only clock is the frames rendered.
package struct Band {
  /// The ducking of the band while a voice is heard: 12 dB.
  private static let duck: Float = 0.25
  /// The K-weighted root mean square of sound at −18 LUFS: 10^((−18 + 0.691) / 20), by ITU-R BS.1770-4.
  private static let loudness = 0.13631
  /// The rounds of the piece before it ends: one while parts enter, then one by all of them.
  private static let lastRounds = 2
  /// Below this, it is silent: -80 dB.
  private static let silence: Float = 1e-4
  /// The share of a level change per frame: two thirds in 15 ms down, and in 60 ms up.
  private static let (fall, rise): (Float, Float) = (1 / 720, 1 / 2880)

  private var piece: (name: String, piece: Piece)?
  private var score: BandScore?
  private var tracks: [String: BandTrack] = [:]
  private var players: [BandPlayer] = []
  /// The number of frames of the piece heard since it began; nil before it begins.
  private var clock: Int?
  /// The gain of the parts that makes any combination of them equally loud.
  private var balance: Float = 0
  private var level: Float = 0
  private var hushLeft = 0
  private var isHushed = false
  private var hasFilled = false
  private var closing = Closing.none
  /// The parts left out because the machine is too slow for them.
  private var dropped: [String] = []
  /// Has no listeners any more; then it waits as if paused.
  var isIdle = false

  private enum Closing { case none, due, lastRounds, over }

  package init() {}

  /// Changes the score; without a piece, plays nothing.
  package mutating func play(_ score: BandScore?, piece: Piece?) {
    guard let score, let piece else {
      self.score = nil
      return
    }
    let before = self.score
    if self.piece?.name != score.piece {
      self = Band()
      self.piece = (score.piece, piece)
    }
    if score.parts != before?.parts { dropped = [] }
    if let before, before.hushCount < score.hushCount {
      (hushLeft, isHushed) = (2 * piece.beatFrames, true)
    }
    if score.fill == nil { hasFilled = false }
    closing = score.ending == nil ? .none : closing == .none ? .due : closing
    self.score = score
    for part in score.parts where tracks[part.path] == nil {
      guard let bars = piece.parts[part.name]?.bars else { continue }
      tracks[part.path] = BandTrack(leadIn: piece.leadIn, length: bars * piece.barFrames)
    }
    for path in [score.fill, score.ending].compactMap(\.self) where tracks[path] == nil {
      tracks[path] = BandTrack(length: nil)
    }
  }

  // MARK: Loading

  package var isLoading: Bool { nextTrack != nil }

  private var nextTrack: String? {
    guard let score else { return nil }
    let paths = score.parts.map(\.path) + [score.fill, score.ending].compactMap(\.self)
    return paths.first { tracks[$0]?.isLoading == true }
  }

  /// Opens the next file, or decodes some of its frames; throws once for each that cannot be played.
  package mutating func load(
    _ count: Int, open: (String) throws(SoundFailure) -> any SampleSource
  ) throws(SoundFailure) {
    guard let path = nextTrack else { return }
    try tracks[path]?.load(count, of: path, open: open)
  }

  /// Leaves out the part that entered last, until the parts change.
  mutating func drop() {
    guard let last = players.last(where: { $0.repeats && $0.framesLeft == nil }) else { return }
    dropped.append(last.path)
    players.removeAll { $0.path == last.path }
  }

  // MARK: Playing

  /// Is silent until something changes.
  var isSilent: Bool {
    guard clock != nil else { return !canBegin }
    return isWaiting && level < Self.silence
  }

  private var isWaiting: Bool { score?.isPaused ?? true || isIdle }

  /// Has its first parts loaded.
  private var canBegin: Bool { !isWaiting && nextTrack == nil && !wantedParts.isEmpty }

  /// The parts that should and can be heard.
  private var wantedParts: [BandScore.Part] {
    guard closing != .over else { return [] }
    return score?.parts.filter { part in
      tracks[part.path]?.isReady == true && !dropped.contains(part.path)
    } ?? []
  }

  package mutating func add(to sum: inout [SIMD2<Float>], isVoiceHeard: Bool) {
    guard let (_, piece) = piece else { return }
    if clock == nil, canBegin { (clock, balance, level) = (0, 0, 0) }
    guard clock != nil else { return }
    if hushLeft == 0, !isVoiceHeard { isHushed = false }
    hushLeft = max(0, hushLeft - sum.count)
    let target = level(whileVoiceIsHeard: isVoiceHeard)
    var done = 0
    while done < sum.count, let beat = clock, !isSilent {
      if beat.isMultiple(of: piece.beatFrames) { beatBegins(at: beat, in: piece) }
      guard let now = clock else { break }
      let count = min(sum.count - done, piece.beatFrames - now % piece.beatFrames)
      mix(count, at: now, target: target, into: &sum, from: done)
      done += count
      clock = players.isEmpty && wantedParts.isEmpty ? nil : now + count
    }
    if score == nil, isSilent { stop() }
  }

  /// Forgets what was played, but not that it has ended; a finale begins again.
  private mutating func stop() {
    (players, clock, tracks) = ([], nil, [:])
    if closing == .lastRounds { closing = .due }
  }

  private mutating func beatBegins(at now: Int, in piece: Piece) {
    switch closing {
    case .none:
      if now.isMultiple(of: piece.barFrames) {
        change(at: now, in: piece)
        if !hasFilled { hasFilled = add(score?.fill) }
      }
    case .due:
      leave { _ in true }
      guard !wantedParts.isEmpty else { return }
      (clock, closing) = (0, .lastRounds)
      change(at: 0, in: piece)
    case .lastRounds where now >= Self.lastRounds * piece.roundFrames:
      closing = .over
      leave { _ in true }
      _ = add(score?.ending)
    case .lastRounds: change(at: now, in: piece)
    case .over: break
    }
  }

  private mutating func change(at now: Int, in piece: Piece) {
    let wanted = wantedParts
    leave { player in player.repeats && !wanted.contains { $0.path == player.path } }
    for part in wanted {
      let isHeard = players.contains { $0.path == part.path && $0.framesLeft == nil }
      guard !isHeard, let known = piece.parts[part.name], let track = tracks[part.path] else {
        continue
      }
      players.append(
        BandPlayer(
          path: part.path, samples: track.samples, gains: Mixer.gains(1, pan: known.pan),
          power: known.power, position: now % track.samples.count, repeats: true))
    }
  }

  /// Lets players that match a condition leave within 20 ms.
  private mutating func leave(where isLeaving: (BandPlayer) -> Bool) {
    for index in players.indices
    where players[index].framesLeft == nil && isLeaving(players[index]) {
      players[index].framesLeft = Mixer.rate / 50
    }
  }

  /// Plays a file once; false if it is not loaded yet.
  private mutating func add(_ path: String?) -> Bool {
    guard let path, let track = tracks[path], track.isReady else { return false }
    players.append(BandPlayer(path: path, samples: track.samples))
    return true
  }

  private func level(whileVoiceIsHeard isVoiceHeard: Bool) -> Float {
    guard let score, !isWaiting, !isHushed else { return 0 }
    return Float(score.volume) * (!isVoiceHeard ? 1 : score.yieldsToVoice ? 0 : Self.duck)
  }

  private mutating func mix(
    _ count: Int, at now: Int, target: Float, into sum: inout [SIMD2<Float>], from first: Int
  ) {
    var parts = [SIMD2<Float>](repeating: .zero, count: count)
    var others = parts
    for index in players.indices {
      if players[index].repeats {
        players[index].add(to: &parts)
      } else {
        players[index].add(to: &others)
      }
    }
    let power = players.reduce(0) { $0 + ($1.framesLeft == nil ? $1.power : 0) }
    let balanced = power > 0 ? Float(Self.loudness / power.squareRoot()) : balance
    // The piece begins at full level.
    if now == 0 { (balance, level) = (balanced, max(level, target)) }
    for index in 0..<count {
      balance += (balanced - balance) * (balanced < balance ? Self.fall : Self.rise)
      level += (target - level) * (target < level ? Self.fall : Self.rise)
      sum[first + index] += (parts[index] * balance + others[index]) * level
    }
    players.removeAll(where: \.isOver)
  }
}
