import Foundation
import Testing

@testable import SoundLive

/// The sound thread.
@Suite(.timeLimit(.minutes(5))) struct SoundOutputTests {
  /// What is shared with the sound thread.
  // Sendable because the lock guards all that changes.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Duration.zero
    private var failures: [SoundFailure?] = []

    var now: Duration {
      get { lock.withLock { time } }
      set { lock.withLock { time = newValue } }
    }

    var told: [SoundFailure?] { lock.withLock { failures } }

    func tell(_ failure: SoundFailure?) { lock.withLock { failures.append(failure) } }
  }

  private let shared = Shared()

  /// An output whose device is made by `open`.
  private func output(
    open: @escaping @Sendable () throws(SoundFailure) -> any SoundDevice
  ) -> SoundOutput {
    SoundOutput(
      now: { [shared] in shared.now }, tell: { [shared] in shared.tell($0) },
      world: { [shared] in
        SoundPlayer.World(now: { shared.now }, open: open) { _ in
          Samples(0.1, milliseconds: 10)
        }
      })
  }

  /// An output that plays a tune, and whose device blocks while it is opened, until the gate is signalled.
  private func outputBeingOpened() async -> (
    output: SoundOutput, gate: DispatchSemaphore, events: AsyncStream<String>
  ) {
    let (opened, started) = AsyncStream<Void>.makeStream()
    let (events, log) = AsyncStream<String>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let output = output {
      started.yield()
      gate.wait()
      return LoggingDevice(log: log)
    }
    output.send(.speak("tune"))
    var openings = opened.makeAsyncIterator()
    await openings.next()
    return (output, gate, events)
  }

  @Test func `a sound reaches the device on a thread of its own, and closing ends both`() async {
    let (events, log) = AsyncStream<String>.makeStream()
    let output = output { LoggingDevice(log: log) }

    output.send(.speak("tune"))
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "3277")

    output.close()
    #expect(await iterator.next() == "close")
    output.send(.speak("tune"))
    output.send(.stop)
    #expect(shared.told == [])
  }

  @Test func `a card that blocks while it is opened blocks no caller`() async {
    let (output, gate, events) = await outputBeingOpened()

    shared.now = .seconds(2)
    for _ in 0..<1000 {
      for order in [SoundOrder.add("a"), .add("b"), .speak("tune"), .stop] { output.send(order) }
    }
    #expect(shared.told == [.timedOut])

    gate.signal()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "3277")
    output.close()
    #expect(await iterator.next() == "close")
  }

  @Test func `closing does not wait for a card that blocks`() async {
    let (output, gate, events) = await outputBeingOpened()

    output.close()

    gate.signal()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "3277")
    #expect(await iterator.next() == "close")
  }

  @Test func `an output that is never asked to play has no thread`() {
    let output = output { () throws(SoundFailure) in throw .noDevice }
    output.close()

    output.send(.speak("tune"))

    #expect(shared.told == [])
  }
}

/// A sound card that logs the first frame of each call but silence, once, and when it is closed.
private final class LoggingDevice: SoundDevice {
  private let log: AsyncStream<String>.Continuation
  private var last: Int16 = 0

  init(log: AsyncStream<String>.Continuation) {
    self.log = log
  }

  func write(_ frames: ArraySlice<StereoFrame>) -> Int {
    if let first = frames.first?.left, first != 0, first != last {
      last = first
      log.yield("\(first)")
    }
    return frames.count
  }

  func recover() -> Bool { true }
  var queuedFrames: Int { 0 }
  func drain() {}
  func close() { log.yield("close") }
}
