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
  /// Calls `body` with the path of an empty file, and returns the file's content afterwards.
  private func content(after body: (String) async -> Void) async throws -> String? {
    try await withTemporaryFolder { folder in
      let file = folder + "/mark"
      try write("an older and longer mark", to: file)
      await body(file)
      return read(file)
    }
  }

  @Test func `a crash leaves the mark, and nothing of an older one`() async throws {
    let content = try await content { file in
      await #expect(processExitsWith: .signal(SIGSEGV)) { [file = file as String] in
        markCrashes(in: file)
        raise(SIGSEGV)
      }
    }

    #expect(content == "crashed")
  }

  @Test func `so does a stack that overflows on another thread`() async throws {
    let content = try await content { file in
      await #expect(processExitsWith: .signal(SIGSEGV)) { [file = file as String] in
        markCrashes(in: file)
        startThread { _ = overflow(0) }
        while true { pause() }
      }
    }

    #expect(content == "crashed")
  }

  @Test func `being quit or ended by others is not a crash`() async throws {
    let content = try await content { file in
      await #expect(processExitsWith: .signal(SIGQUIT)) { [file = file as String] in
        markCrashes(in: file)
        // This thread may block it; another does not.
        kill(getpid(), SIGQUIT)
        pause()
      }
      await #expect(processExitsWith: .signal(SIGTERM)) { [file = file as String] in
        markCrashes(in: file)
        kill(getpid(), SIGTERM)
        pause()
      }
    }

    #expect(content == "an older and longer mark")
  }

  @Test func `a crash after the start leaves no mark`() async throws {
    let content = try await content { file in
      await #expect(processExitsWith: .signal(SIGSEGV)) { [file = file as String] in
        markCrashes(in: file)
        terminal_guard_mark_crashes(-1, "", 0)
        raise(SIGSEGV)
      }
    }

    #expect(content == "an older and longer mark")
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
