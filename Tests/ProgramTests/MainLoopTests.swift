import Testing

@testable import Program

/// The turns of the loop, woken by the test in place of the kernel.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct MainLoopTests {
  @Test func `it is idle once nothing waits any more, and only once`() {
    let runner = LoopRunner()

    for wakers in [.work, .work, [], []] as [Wakers] { runner.turn(wokenBy: wakers) }

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

    runner.turn(wokenBy: [])
    runner.turn(wokenBy: [])
    runner.turn(wokenBy: [])

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

    for wakers in [.input, .work, .input, [], []] as [Wakers] { runner.turn(wokenBy: wakers) }

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

    for wakers in [.input, [], .work, []] as [Wakers] { runner.turn(wokenBy: wakers) }

    #expect(runner.sleeps == [-1, 0, 0, 2])
    #expect(runner.events.count { $0 == "input" } == 3)
  }

  @Test func `the end of the input is passed on, after what was left of it`() {
    let runner = LoopRunner()

    runner.turn(wokenBy: .input)
    runner.turn(wokenBy: .endOfInput)

    #expect(runner.events == ["input", "end of turn", "end of input", "end of turn"])
  }

  /// Reports how a sleep of an hour ends.
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
  func `each sleep is cancelled by itself, in any order, also before it begins`(
    hasBegun: Bool
  ) async {
    let loop = MainLoop()
    let tasks = (0..<20).map { _ in sleep(on: loop) }
    if hasBegun { await Task.yield() }

    for index in [7, 0, 19, 3] + (0..<20).filter({ ![7, 0, 19, 3].contains($0) }) {
      tasks[index].cancel()
      #expect(await tasks[index].value == "cancelled")
    }
  }
}
