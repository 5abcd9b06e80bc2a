import Foundation
import TestSupport
import Testing

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

  /// The same sample for a number of milliseconds.
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
    case fails(DeviceError)
  }

  var script: [Int: Event] = [:]
  var recovers = true
  var queuedFrames = 0
  private(set) var calls = 0
  private(set) var frames: [Int16] = []
  private(set) var log: [String] = []

  func write(_ frames: ArraySlice<StereoFrame>) throws(DeviceError) -> Int {
    defer { calls += 1 }
    var count = frames.count
    switch script[calls] {
    case .fails(let error): throw error
    case .takes(let limit): count = min(count, limit)
    case nil: break
    }
    self.frames += frames.prefix(count).map(\.left)
    return count
  }

  func recover() -> Bool {
    log.append("recover")
    return recovers
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
        guard let source = sources[clip.path] else { throw .unreadable(path: clip.path) }
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
    .speak(paths.map { Clip(path: $0) }, volume: 1)
  }

  static func add(_ path: String) -> Self { .add(Clip(path: path), volume: 1) }
}

func track(_ bytes: [UInt8]) throws -> TrackReader {
  try TrackReader(TrackInput(size: bytes.count) { Array(bytes[$0]) })
}

/// All samples that a source has left.
func all(_ source: some SampleSource) -> [Float] {
  var source = source
  var samples: [Float] = []
  while let next = source.next(1000), !next.isEmpty { samples += next }
  return samples
}

/// The tunes and sounds that come with the game.
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

/// The same from both loudspeakers.
extension StereoFrame: ExpressibleByIntegerLiteral {
  init(_ sample: Int16) { self.init(left: sample, right: sample) }
  public init(integerLiteral sample: Int16) { self.init(sample) }
}
