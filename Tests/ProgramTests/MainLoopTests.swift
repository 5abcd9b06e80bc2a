import Foundation
import Testing

@testable import Program

/// The turns of the loop, woken by the test in place of the kernel.
@MainActor @Suite(.timeLimit(.minutes(10))) struct MainLoopTests {
  @Test func `it is idle once nothing waits any more, and only once`() {
    let runner = LoopRunner()

    runner.turn(wokenBy: .work, .work, [], [])

    #expect(runner.sleeps == [-1, 0, 0, -1])
    #expect(
      runner.events == [
        "end of turn", "end of turn", "end of turn", "idle", "end of turn", "end of turn",
      ])
  }

  @Test func `it sleeps until the earliest deadline, or as long as the kernel can`() async {
    let runner = LoopRunner()
    let now = runner.now
    await runner.delay(until: [now + .seconds(900), now + .seconds(300), now + .seconds(600)])

    runner.turn(wokenBy: .work)

    #expect(runner.sleeps == [300_000])
    #expect(runner.loop.timers.count == 3)
    // The kernel counts milliseconds in 32 bits.
    let distant = LoopRunner()
    await distant.delay(until: [distant.now + .seconds(1_000_000_000)])
    distant.turn(wokenBy: .work)
    #expect(distant.sleeps == [Int32.max])
  }

  @Test func `what is already due does not let it sleep, and is done at once`() async {
    let runner = LoopRunner()
    await runner.delay(until: [runner.now - .seconds(1)])

    runner.turn(wokenBy: [], [], [])

    #expect(runner.sleeps == [0, 0, -1])
    #expect(await runner.ended(1) == [0])
  }

  @Test func `delays end by their deadlines, and by their start where these are the same`() async {
    let runner = LoopRunner()
    let past = runner.now - .seconds(1)
    await runner.delay(until: [past, past - .seconds(1), past, past - .seconds(2), past])

    runner.turn(wokenBy: [])

    #expect(await runner.ended(5) == [3, 1, 0, 2, 4])
  }

  @Test func `what is due within ten milliseconds shares a wake-up, but causes none`() async {
    let runner = LoopRunner()
    let now = runner.now
    await runner.delay(until: [now + .seconds(300), now + .seconds(300) + .milliseconds(9)])
    runner.turn(wokenBy: .work)
    #expect(runner.loop.timers.count == 2)

    await runner.delay(until: [now, now + .milliseconds(5)])
    runner.turn(wokenBy: [])

    #expect(await runner.ended(2) == [0, 1])
    #expect(runner.loop.timers.count == 2)
  }

  @Test func `after input it leaves the processor to the terminal before it is idle`() {
    let runner = LoopRunner()

    runner.turn(wokenBy: .input, .work, .input, [], [])

    #expect(runner.sleeps == [-1, 2, 2, 2, -1])
    #expect(
      runner.events == [
        "input", "end of turn", "end of turn", "input", "end of turn", "end of turn", "idle",
        "end of turn", "end of turn",
      ])
  }

  @Test func `input that is left is taken in the next turns, without a sleep`() {
    let runner = LoopRunner()
    runner.inputLeft = 2

    runner.turn(wokenBy: .input, [], .work, [])

    #expect(runner.sleeps == [-1, 0, 0, 2])
    #expect(runner.events.count { $0 == "input" } == 3)
  }

  @Test func `the end of the input is passed on, after what was left of it`() {
    let runner = LoopRunner()

    runner.turn(wokenBy: .input, .endOfInput)

    #expect(runner.events == ["input", "end of turn", "end of input", "end of turn"])
  }

  private func sleep(on loop: MainLoop) -> Task<String, Never> {
    Task {
      do {
        try await loop.sleep(for: .seconds(3600))
        return "slept"
      } catch is CancellationError {
        return "cancelled"
      } catch {
        return "\(error)"
      }
    }
  }

  @Test(arguments: [false, true])
  func `each sleep is cancelled alone, in any order, also before it begins`(hasBegun: Bool) async {
    let loop = MainLoop()
    let tasks = (0..<20).map { _ in sleep(on: loop) }
    if hasBegun { await Task.yield() }

    for index in [7, 0, 19, 3] + (0..<20).filter({ ![7, 0, 19, 3].contains($0) }) {
      tasks[index].cancel()
      #expect(await tasks[index].value == "cancelled")
    }
  }
}

@MainActor
final class LoopRunner {
  /// The time stands still.
  let now = ContinuousClock.now
  let loop: MainLoop
  /// The milliseconds of each sleep.
  private(set) var sleeps: [Int32] = []
  private(set) var events: [String] = []
  /// In how many turns some input will be left.
  var inputLeft = 0
  private var endedDelays: [Int] = []

  init() {
    loop = MainLoop { [now] in now }
  }

  var handlers: MainLoop.Handlers {
    MainLoop.Handlers(
      onInput: { [self] in
        events.append("input")
        inputLeft -= 1
        return inputLeft >= 0
      },
      onEndOfInput: { self.events.append("end of input") },
      onResize: { self.events.append("resize") },
      onContinue: { self.events.append("continue") },
      onEnding: { self.events.append("ending") },
      atEndOfTurn: { self.events.append("end of turn") },
      whenIdle: { self.events.append("idle") })
  }

  /// A turn for each of these, which end its sleep.
  func turn(wokenBy wakers: Wakers...) {
    for wakers in wakers {
      loop.turn(handlers) {
        sleeps.append($0)
        return wakers
      }
    }
  }

  func delay(until deadlines: [ContinuousClock.Instant]) async {
    for (number, deadline) in deadlines.enumerated() {
      let count = loop.timers.count
      Task(executorPreference: loop.executor) { await self.wait(until: deadline, as: number) }
      while loop.timers.count == count, !Task.isCancelled { await Task.yield() }
    }
  }

  private func wait(until deadline: ContinuousClock.Instant, as number: Int) async {
    try? await loop.sleep(until: deadline)
    endedDelays.append(number)
  }

  /// The numbers of the first delays that ended, in their order.
  func ended(_ count: Int) async -> [Int] {
    while endedDelays.count < count, !Task.isCancelled { await Task.yield() }
    return endedDelays
  }
}

@Suite struct DescriptorsTests {
  @Test func `each says what can be read, until it is read`() throws {
    let (input, signals, queue) = (try Pipe(), try Pipe(), try Pipe())
    var descriptors = Descriptors(
      input: input.reader, signals: signals.reader, mainQueue: queue.reader)

    for (pipe, waker) in zip([input, signals, queue], [.input, .signal, .work] as [Wakers]) {
      pipe.put()
      #expect(descriptors.wait(milliseconds: -1).wakers == waker)
      #expect(descriptors.wait(milliseconds: -1).wakers == waker)
      pipe.take()
      #expect(descriptors.wait(milliseconds: 0).wakers == [])
    }
  }

  @Test func `unwanted input waits, and its end is told once, after what was left of it`() throws {
    let (input, signals) = (try Pipe(), try Pipe())
    var descriptors = Descriptors(input: input.reader, signals: signals.reader)
    input.put()
    #expect(descriptors.wait(milliseconds: 0, wantsInput: false).wakers == [])
    input.end()

    #expect(descriptors.wait(milliseconds: -1).wakers == .input)
    input.take()
    #expect(descriptors.wait(milliseconds: 0, wantsInput: false).wakers == [])
    #expect(descriptors.wait(milliseconds: -1).wakers == [.input, .endOfInput])
    #expect(descriptors.wait(milliseconds: 0).wakers == [])
    signals.put()
    #expect(descriptors.wait(milliseconds: -1).wakers == .signal)
  }
}

/// A pipe in the place of a descriptor that wakes the loop.
final class Pipe {
  let reader: Int32
  private var writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    end()
  }

  func put() { _ = write(writer, "a", 1) }

  func take() {
    var byte: UInt8 = 0
    _ = read(reader, &byte, 1)
  }

  func end() {
    close(writer)
    writer = -1
  }
}
