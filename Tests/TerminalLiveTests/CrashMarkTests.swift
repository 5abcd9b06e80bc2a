import CPlatform
import Foundation
import Platform
import TestSupport

@Suite struct CrashMarkTests {
  private let folder = TestFolder()

  enum Ending: String, CaseIterable, Codable {
    case crash, overflowOfTheStackOfAnotherThread, quit, endedByOthers, crashAfterTheStart

    var signal: Int32 { self == .quit ? SIGQUIT : self == .endedByOthers ? SIGTERM : SIGSEGV }

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
  func `a crash leaves the whole mark, any other ending leaves none`(ending: Ending) async throws {
    let file = folder.path + "/mark"
    try write("an older and longer mark", to: file)

    await #expect(processExitsWith: .signal(ending.signal)) {
      [file = file as String, ending = ending as CrashMarkTests.Ending] in
      markCrashes(in: file)
      ending.happen()
    }

    #expect(read(file) == (ending.leavesMark ? "crashed" : "an older and longer mark"))
  }
}

private func overflow(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { overflow(depth + $0.count) } + 1
}

private func markCrashes(in file: String) {
  terminal_guard_arm(open("/dev/ptmx", O_RDWR | O_NOCTTY))
  terminal_guard_mark_crashes(open(file, O_RDWR), "crashed", 7)
}
