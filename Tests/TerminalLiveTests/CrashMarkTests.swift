import CPlatform
import Platform
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program leaves in a file when it crashes, and only then.
@Suite struct CrashMarkTests {
  enum Ending: String, CaseIterable, Codable {
    case crash
    case overflowOfTheStackOfAnotherThread
    case quit
    case endedByOthers
    case crashAfterTheStart

    var signal: Int32 {
      switch self {
      case .quit: SIGQUIT
      case .endedByOthers: SIGTERM
      case .crash, .overflowOfTheStackOfAnotherThread, .crashAfterTheStart: SIGSEGV
      }
    }

    var leavesMark: Bool { self == .crash || self == .overflowOfTheStackOfAnotherThread }

    func happen() {
      switch self {
      case .crash: raise(SIGSEGV)
      case .overflowOfTheStackOfAnotherThread: startThread { _ = overflow(0) }
      // This thread may block it; another does not.
      case .quit, .endedByOthers: kill(getpid(), signal)
      case .crashAfterTheStart:
        terminal_guard_mark_crashes(-1, "", 0)
        raise(SIGSEGV)
      }
      while true { pause() }
    }
  }

  @Test(arguments: Ending.allCases)
  func `a crash leaves the mark and nothing of an older one, any other ending leaves none`(
    ending: Ending
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/mark"
      try write("an older and longer mark", to: file)

      await #expect(processExitsWith: .signal(ending.signal)) {
        [file = file as String, ending = ending as CrashMarkTests.Ending] in
        markCrashes(in: file)
        ending.happen()
      }

      #expect(read(file) == (ending.leavesMark ? "crashed" : "an older and longer mark"))
    }
  }
}

/// Calls itself until the thread has no more stack.
private func overflow(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { overflow(depth + $0.count) } + 1
}

/// Takes over a new terminal and marks crashes in a file.
private func markCrashes(in file: String) {
  terminal_guard_arm(open("/dev/ptmx", O_RDWR | O_NOCTTY), "", 0)
  terminal_guard_mark_crashes(open(file, O_RDWR), "crashed", 7)
}
