import Foundation
import Synchronization
import Testing

@testable import SoundLive

@Suite(.timeLimit(.minutes(5))) struct SoundOutputTests {
  private final class Shared: Sendable {
    let time = Mutex(Duration.zero)
    let failures = Mutex<[SoundFailure?]>([])
    var now: Duration { time.withLock(\.self) }
    var told: [SoundFailure?] { failures.withLock(\.self) }
  }

  private let shared = Shared()

  private func output(
    open: @escaping @Sendable () throws(SoundFailure) -> any SoundDevice
  ) -> SoundOutput {
    SoundOutput(
      now: { [shared] in shared.now },
      tell: { [shared] failure in shared.failures.withLock { $0.append(failure) } },
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

  private func expectNext(_ event: String, in events: AsyncStream<String>) async {
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == event)
  }

  @Test func `a sound reaches the device on a thread of its own, and closing ends both`() async {
    let (events, log) = AsyncStream<String>.makeStream()
    let output = output { LoggingDevice(log: log) }

    output.send(.speak("tune"))
    await expectNext("3277", in: events)

    output.close()
    await expectNext("close", in: events)
    output.send(.speak("tune"))
    output.send(.stop)
    #expect(shared.told == [])
  }

  @Test func `a card that blocks while it is opened blocks no caller`() async {
    let (output, gate, events) = await outputBeingOpened()

    shared.time.withLock { $0 = .seconds(2) }
    for _ in 0..<1000 {
      for order in [SoundOrder.add("a"), .add("b"), .speak("tune"), .stop] { output.send(order) }
    }
    #expect(shared.told == [.timedOut])

    gate.signal()
    await expectNext("3277", in: events)
    output.close()
    await expectNext("close", in: events)
  }

  @Test func `closing does not wait for a card that blocks`() async {
    let (output, gate, events) = await outputBeingOpened()

    output.close()

    gate.signal()
    await expectNext("3277", in: events)
    await expectNext("close", in: events)
  }

  @Test func `an output that is never asked to play has no thread`() {
    let output = output { () throws(SoundFailure) in throw .noDevice }
    output.close()

    output.send(.speak("tune"))

    #expect(shared.told == [])
  }
}

@Suite struct CheckDeviceTests {
  @Test func `a card that can be opened is closed again, another says why it cannot`() {
    // Only the thread that opens it uses it, and has ended before it is looked at.
    nonisolated(unsafe) let device = ScriptedDevice()
    let busy = { @Sendable () throws(SoundFailure) -> any SoundDevice in throw .deviceBusy }

    #expect(check({ () throws(SoundFailure) in device }, atMost: .seconds(60)) == nil)
    #expect(check(busy, atMost: .seconds(60)) == .deviceBusy)

    #expect(device.log == ["close"])
    #expect(device.frames == [])
  }

  @Test func `a card that never answers is not waited for`() {
    let wait = { @Sendable () throws(SoundFailure) -> any SoundDevice in
      while true { pause() }
    }

    #expect(check(wait, atMost: .milliseconds(1)) == .timedOut)
  }
}

@Suite struct SoundInboxTests {
  private var inbox = SoundInbox()

  @Test mutating func `orders are taken in their order, a newer voice in place of an older`() {
    for order in [SoundOrder.speak("a"), .add("flip"), .stop, .speak("b"), .add("pair")] {
      let isNewlyStuck = inbox.add(order, at: .zero)
      #expect(!isNewlyStuck)
    }

    let taken = [inbox.take(at: .zero), inbox.take(at: .zero)]
    #expect(taken == [[.add("flip"), .speak("b"), .add("pair")], []])
  }

  @Test mutating func `no more than eight sounds wait`() {
    for number in 0..<100 { _ = inbox.add(.add("\(number)"), at: .zero) }

    let taken = inbox.take(at: .zero)
    #expect(taken == (0..<8).map { .add("\($0)") })
  }

  @Test mutating func `orders to a thread busy for more than a second are dropped, told once`() {
    _ = inbox.take(at: .zero)

    let tellings = [1000, 1001, 2000].map { inbox.add(.speak("a"), at: .milliseconds($0)) }
    #expect(tellings == [false, true, false])
    let wasStuck = [inbox.rest(), inbox.rest()]
    #expect(wasStuck == [true, false])
    #expect(inbox.orders == [])

    let isNewlyStuck = inbox.add(.speak("b"), at: .seconds(9))
    #expect(!isNewlyStuck && inbox.orders == [.speak("b")])
  }

  @Test mutating func `what the band plays is never dropped, and only the last of it is kept`() {
    let score = BandScore(piece: "pop", parts: [], volume: 1)
    _ = inbox.take(at: .zero)
    for order in [SoundOrder.band(score), .listen, .add("flip"), .listen, .band(nil)] {
      _ = inbox.add(order, at: .zero)
    }
    #expect(inbox.orders == [.add("flip"), .listen, .band(nil)])

    // From now on the thread is stuck.
    _ = inbox.add(.speak("a"), at: .seconds(2))
    #expect(inbox.orders == [.band(nil)])
    _ = inbox.add(.band(score), at: .seconds(2))
    _ = inbox.add(.listen, at: .seconds(2))
    #expect(inbox.orders == [.band(score)])
  }

  @Test mutating func `a closed inbox takes nothing`() {
    _ = inbox.add(.speak("a"), at: .zero)
    inbox.close()

    let isNewlyStuck = inbox.add(.speak("b"), at: .zero)
    #expect(!isNewlyStuck && inbox.isClosed && inbox.orders == [])
  }
}

/// A sound card that logs the first frame of each call but silence, once, and when it is closed.
private final class LoggingDevice: SoundDevice {
  private let log: AsyncStream<String>.Continuation
  private var last: Int16 = 0

  init(log: AsyncStream<String>.Continuation) {
    self.log = log
  }

  func write(_ frames: ArraySlice<StereoFrame>) -> Int? {
    if let first = frames.first?.left, first != 0, first != last {
      last = first
      log.yield("\(first)")
    }
    return frames.count
  }

  var queuedFrames: Int { 0 }
  func drain() {}
  func close() { log.yield("close") }
}
