import Platform
import Testing

@Suite(.timeLimit(.minutes(5))) struct MonitorTests {
  @Test func `a wait of no time asks once and gives up`() {
    let monitor = Monitor(0)

    let result: Int? = monitor.wait(atMost: .zero) { value in
      value += 1
      return nil
    }

    #expect(result == nil)
    #expect(monitor.withLock { $0 } == 1)
  }

  @Test func `a wait ends when its time is over`() {
    let monitor = Monitor(0)
    let start = ContinuousClock.now

    let result: Int? = monitor.wait(atMost: .milliseconds(20)) { _ in nil }

    #expect(result == nil)
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test func `a wait ends with a signal, long before its time`() {
    let monitor = Monitor(0)
    startThreadWithoutSignals {
      monitor.withLock { $0 = 7 }
      monitor.signal()
    }

    #expect(monitor.wait(atMost: .seconds(3600)) { $0 == 0 ? nil : $0 } == 7)
  }
}
