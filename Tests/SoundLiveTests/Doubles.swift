import Foundation
import TestSupport

@testable import SoundLive

/// Samples that are there from the beginning, or arrive in pieces: an empty piece has not arrived yet.
struct Samples: SampleSource {
  var pieces: [[Float]]
  var failure: SoundFailure?

  init(_ samples: [Float], failure: SoundFailure? = nil) {
    pieces = [samples]
    self.failure = failure
  }

  init(pieces: [[Float]]) {
    self.pieces = pieces
  }

  init(_ sample: Float, milliseconds: Int) {
    self.init(Array(repeating: sample, count: 48 * milliseconds))
  }

  mutating func next(_ count: Int) -> [Float]? {
    guard let piece = pieces.first else { return nil }
    guard piece.count > count else { return pieces.removeFirst() }
    pieces[0].removeFirst(count)
    return Array(piece.prefix(count))
  }
}

final class ManualClock {
  var time = Duration.zero
}

/// A sound card that does what a test says, and notes what it is given.
final class ScriptedDevice: SoundDevice {
  /// What happens at calls of `write`, counted from 0; frames are taken at all others.
  enum Event {
    case takes(Int)
    case isInterrupted
    case isLost
  }

  var script: [Int: Event] = [:]
  var queuedFrames = 0
  private(set) var calls = 0
  private(set) var frames: [Int16] = []
  private(set) var log: [String] = []

  func write(_ frames: ArraySlice<StereoFrame>) throws(SoundFailure) -> Int? {
    defer { calls += 1 }
    var count = frames.count
    switch script[calls] {
    case .isInterrupted:
      log.append("interrupted")
      return nil
    case .isLost: throw .deviceLost
    case .takes(let limit): count = min(count, limit)
    case nil: break
    }
    self.frames += frames.prefix(count).map(\.left)
    return count
  }

  func drain() { log.append("drain") }
  func close() { log.append("close") }
}

/// A player in a world that a test scripts.
final class Stage {
  let clock = ManualClock()
  var devices: [Result<ScriptedDevice, SoundFailure>] = []
  var sources: [String: any SampleSource] = [:]
  var pieces: [String: Piece] = [:]
  private(set) var told: [SoundFailure?] = []
  private(set) var opened: [Duration] = []
  private(set) var next: Duration?
  private var player: SoundPlayer?

  init(_ devices: Result<ScriptedDevice, SoundFailure>...) {
    self.devices = devices
    let world = SoundPlayer.World(
      now: { [unowned self] in clock.time },
      open: { [unowned self] () throws(SoundFailure) in
        opened.append(clock.time)
        return try self.devices.removeFirst().get()
      },
      source: { [unowned self] clip throws(SoundFailure) in
        guard case .bundled(let path) = clip else { throw .unreadable(path: "") }
        guard let source = sources[path] else { throw .unreadable(path: path) }
        return source
      }, piece: { [unowned self] in pieces[$0] })
    player = SoundPlayer(world) { [unowned self] in told.append($0) }
  }

  func obey(_ orders: SoundOrder...) {
    next = player?.turn(orders)
  }

  /// Lets time pass, and calls the player whenever it wants to be; returns how often that was.
  @discardableResult
  func pass(_ time: Duration) -> Int {
    let end = clock.time + time
    var calls = 0
    while let next, next <= end, calls < 10_000 {
      clock.time = max(clock.time, next)
      calls += 1
      self.next = player?.turn([])
    }
    clock.time = end
    return calls
  }

  func markStuck() { player?.wasStuck() }
}

extension SoundOrder {
  static func speak(_ paths: String...) -> Self {
    .speak(paths.map { .bundled(path: $0) }, volume: 1)
  }

  static func add(_ path: String) -> Self { .add(.bundled(path: path), volume: 1) }
}

func track(_ bytes: [UInt8]) throws -> TrackReader {
  try TrackReader(TrackInput(size: bytes.count) { Array(bytes[$0]) })
}

func all(_ source: some SampleSource) -> [Float] {
  var source = source
  var samples: [Float] = []
  while let next = source.next(1000), !next.isEmpty { samples += next }
  return samples
}

let bundledTunes: [String] = {
  let folder = resources + "/Tunes"
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".opus") }.sorted().map { "\(folder)/\($0)" }
}()

func bundled(_ name: String) -> String { "\(resources)/Tunes/\(name).opus" }

extension Mixer {
  /// Lets the voice start with a source; what it said before is cut off.
  mutating func speak(_ source: any SampleSource, gain: Double) {
    stop()
    continueVoice(source, gain: gain)
  }
}

extension StereoFrame: ExpressibleByIntegerLiteral {
  init(_ sample: Int16) { self.init(left: sample, right: sample) }
  public init(integerLiteral sample: Int16) { self.init(sample) }
}

/// A piece of three parts, a fill and an ending, and the band that plays it.
struct BandStage {
  /// A round of two bars of four beats, 480 frames each.
  let piece = Piece(
    beatFrames: 480, beatsInBar: 4, bars: 2, leadIn: 10,
    parts: [
      "bass": .init(bars: 2, pan: 0, power: loud), "beat": .init(bars: 1, pan: 0, power: loud),
      "lead": .init(bars: 2, pan: 0, power: loud),
    ])
  var band = Band()
  var files: [String: [Float]] = [
    "bass": sawtooth(3840, leadIn: 10), "beat": sawtooth(1920, leadIn: 10, height: 0.2),
    "lead": sawtooth(3840, leadIn: 10, height: 0.3), "fill": level(0.25, 1920),
    "ending": level(0.125, 960),
  ]

  /// Plays parts, whose files are decoded to the end; returns what went wrong.
  @discardableResult
  mutating func play(
    _ parts: [String], of piece: Piece? = nil, change: (inout BandScore) -> Void = { _ in }
  ) -> [SoundFailure] {
    var score = BandScore(piece: "test", parts: parts.map { .init(name: $0, path: $0) }, volume: 1)
    change(&score)
    band.play(score, piece: piece ?? self.piece)
    var failures: [SoundFailure] = []
    while band.isLoading {
      do throws(SoundFailure) {
        try band.load(1000) { [files] path throws(SoundFailure) in
          guard let file = files[path] else { throw .unreadable(path: path) }
          return Samples(file)
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  mutating func mute() {
    band.play(nil, piece: nil)
    _ = render(48_000)
    #expect(band.isSilent)
  }

  mutating func render(_ count: Int, isVoiceHeard: Bool = false) -> [Float] {
    var frames: [Float] = []
    while frames.count < count {
      var sum = [SIMD2<Float>](repeating: .zero, count: min(480, count - frames.count))
      band.add(to: &sum, isVoiceHeard: isVoiceHeard)
      frames += sum.map(\.x)
    }
    return frames
  }

  /// What parts play between these frames of the piece; however many they are, they are as loud as one.
  func heard(_ names: String..., at frames: Range<Int>) -> [Float] {
    let parts = names.map { Array(files[$0]?.dropFirst(10) ?? [0]) }
    return frames.map { frame in
      parts.reduce(Float(0)) { $0 + $1[frame % $1.count] } / Float(parts.count).squareRoot()
    }
  }
}

/// The power of a part that is as loud as the band is to be.
private let loud = 0.13631 * 0.13631

func level(_ level: Float, _ count: Int) -> [Float] {
  [Float](repeating: level, count: count)
}

/// A different sample at every place; before it, some that must not be heard.
func sawtooth(_ count: Int, leadIn: Int, height: Float = 0.5) -> [Float] {
  level(-0.9, leadIn) + (0..<count).map { height * Float($0 + 1) / Float(count) }
}

/// Whether samples are the same but for what rounding to 16 bits takes.
func isNear(
  _ ones: some Collection<Float>, _ others: some Collection<Float>, within limit: Float = 1e-3
) -> Bool {
  ones.count == others.count && zip(ones, others).allSatisfy { abs($0 - $1) <= limit }
}
