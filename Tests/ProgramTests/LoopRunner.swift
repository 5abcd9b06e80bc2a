@testable import Program

/// A loop, and what happened in it.
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

  func turn(wokenBy wakers: Wakers) {
    loop.turn(handlers) {
      sleeps.append($0)
      return wakers
    }
  }

  /// Starts delays until these deadlines, one after another.
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
