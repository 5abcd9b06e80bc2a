import Dispatch
import Foundation
import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(10))) struct WorkerPoolTests {
  @Test @MainActor func `work is done on another thread`() async {
    let here = thisThread()

    let there = await withTaskExecutorPreference(WorkerPool.shared) { await otherThread() }

    #expect(there != here)
  }

  @Test func `whatever is handed in is done`() async {
    let pool = WorkerPool(threadCount: 2)

    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...1000 {
        group.addTask(executorPreference: pool) {
          await Task.yield()
          return number
        }
      }
      return await group.reduce(0, +)
    }

    #expect(sum == 500_500)
  }

  @Test func `where no thread can be started, the work is done all the same`() async {
    let pool = WorkerPool(threadCount: 2) { _ in false }

    let numbers = await withTaskGroup(of: Int.self) { group in
      for number in 1...3 { group.addTask(executorPreference: pool) { number } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }

    #expect(numbers == [1, 2, 3])
  }

  @Test func `no more is under way at once than there are threads`() async {
    let pool = WorkerPool(threadCount: 2)
    let hasBegun = Monitor([false, false, false])
    let begun = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)

    await withTaskGroup { group in
      for number in 0..<3 {
        group.addTask(executorPreference: pool) {
          hasBegun.withLock { $0[number] = true }
          begun.signal()
          wait(gate)
        }
      }
      group.addTask {
        wait(begun)
        wait(begun)
        #expect(hasBegun.withLock { $0.filter(\.self).count } == 2)
        for _ in 0..<3 { gate.signal() }
      }
    }

    #expect(hasBegun.withLock { $0 } == [true, true, true])
  }
}

@Suite(.timeLimit(.minutes(5))) struct MonitorTests {
  @Test(arguments: [0, 20])
  func `a wait ends when its time is over, and one of no time asks once`(milliseconds: Int) {
    let monitor = Monitor(0)
    let start = ContinuousClock.now

    let result: Int? = monitor.wait(atMost: .milliseconds(milliseconds)) { value in
      value += 1
      return nil
    }

    #expect(result == nil)
    #expect(ContinuousClock.now - start >= .milliseconds(milliseconds))
    #expect(milliseconds > 0 || monitor.withLock { $0 } == 1)
  }

  @Test func `a wait ends with a signal, long before its time`() {
    let monitor = Monitor(0)
    startThread {
      monitor.withLock { $0 = 7 }
      monitor.signal()
    }

    #expect(monitor.wait(atMost: .seconds(3600)) { $0 == 0 ? nil : $0 } == 7)
  }
}

@concurrent private func otherThread() async -> String? { thisThread() }

/// The system's id of the thread: compilers may cache `pthread_self()` across threads.
private func thisThread() -> String? {
  #if canImport(Darwin)
    var number: UInt64 = 0
    return pthread_threadid_np(nil, &number) == 0 ? "\(number)" : nil
  #else
    return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
  #endif
}

private func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }
