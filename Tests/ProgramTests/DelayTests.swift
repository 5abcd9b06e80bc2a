import Testing

@testable import Program

/// The loop's delays as a clock.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct DelayTests {
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

  @Test func `a sleep that is cancelled ends at once and says so`() async {
    let task = sleep(on: MainLoop())
    await Task.yield()

    task.cancel()

    #expect(await task.value == "cancelled")
  }

  @Test func `a task that was cancelled before does not sleep`() async {
    let task = sleep(on: MainLoop())

    task.cancel()

    #expect(await task.value == "cancelled")
  }

  @Test func `each sleep is cancelled by itself, in any order`() async {
    let loop = MainLoop()
    let tasks = (0..<20).map { _ in sleep(on: loop) }
    await Task.yield()

    var ended: [Int] = []
    for index in [7, 0, 19, 3] + (0..<20).filter({ ![7, 0, 19, 3].contains($0) }) {
      tasks[index].cancel()
      #expect(await tasks[index].value == "cancelled")
      ended.append(index)
    }

    #expect(ended.count == 20)
  }
}
