import DataFlow
import Testing

/// What a state waits for is begun and cancelled by comparing two states.
@Suite struct PendingWorkTests {
  private func egg(_ number: Int, after seconds: Int = 240) -> PendingWork<String> {
    PendingWork("egg", since: number, after: .seconds(seconds), "ring \(number)")
  }

  private let toast = PendingWork("toast", since: "dark", "pop")

  @Test func `what is new begins, and what is over is cancelled`() {
    #expect(
      Effect.pending([egg(1), toast])
        == .merge(.run("ring 1", id: "egg", after: .seconds(240)), .run("pop", id: "toast")))
    #expect(
      Effect.pending([toast], insteadOf: [egg(1)])
        == .merge(.cancel("egg"), .run("pop", id: "toast")))
  }

  @Test func `what goes on is left alone, whatever its work would be now`() {
    #expect(Effect.pending([egg(1, after: 5)], insteadOf: [toast, egg(1)]) == .cancel("toast"))
  }

  @Test func `another moment begins it anew, in place of the old one`() {
    #expect(
      Effect.pending([egg(2)], insteadOf: [egg(1)])
        == .run("ring 2", id: "egg", after: .seconds(240)))
  }

  @Test func `work is made only where it begins`() {
    func unmade() -> String {
      Issue.record("this was not to be made")
      return ""
    }
    let pending = PendingWork("egg", since: 1, unmade())

    #expect(Effect.pending([pending], insteadOf: [pending]) == .none)
    #expect(Effect.pending([], insteadOf: [pending]) == .cancel("egg"))
  }
}
