#if !os(Linux) || PORTABLE
  import Foundation
  import Testing

  @testable import FetchProgram

  @Suite(.timeLimit(.minutes(10))) struct MemoryWatchTests {
    @Test func `a program that takes more than its limit is killed, and no other`() async {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        limitMemory(to: 32 << 20)
        for _ in 0..<1024 { _ = take(mebibytes: 1) }
      }
      await #expect(processExitsWith: .success) {
        limitMemory(to: 512 << 20)
        for _ in 0..<64 { _ = take(mebibytes: 1) }
      }
    }
  }

  private func take(mebibytes: Int) -> UnsafeMutableRawPointer? {
    let memory = malloc(mebibytes << 20)
    return memory.map { memset($0, 1, mebibytes << 20) }
  }
#endif
