#if os(Linux) && !PORTABLE
  import CPlatform
  import Glibc
  import Testing

  @testable import Program

  /// That work in the main queue ends it is left to tests of the whole program: in a process of tests,
  /// threads of Dispatch do that work.
  @MainActor
  @Suite(.timeLimit(.minutes(10))) struct PollSleepTests {
    @Test func `a signal wakes it, and says what has happened`() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let runner = LoopRunner()
        let input = try Pipe()
        var sleep = LoopSleep(input: input.reader)
        terminal_guard_arm(open("/dev/ptmx", O_RDWR | O_NOCTTY))
        signals_defer_termination()
        var events: [String] = []
        for (index, signal) in [SIGWINCH, SIGCONT, SIGTERM, SIGWINCH].enumerated() {
          kill(getpid(), signal)
          // Another thread may handle the signal, and wake the loop a second time.
          while events.count <= index {
            runner.loop.turn(runner.handlers) { _ in sleep.wait(milliseconds: 60_000) }
            events = runner.events.filter { $0 != "end of turn" && $0 != "idle" }
          }
        }

        // At once, because the signal ends the process a second later.
        _exit(events == ["resize", "continue", "ending", "resize"] ? 0 : 1)
      }
    }

    @Test func `a key wakes it, and where nothing comes, time`() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let input = try Pipe()
        var sleep = LoopSleep(input: input.reader)

        // Dispatch may have put something into the main queue.
        input.put()
        while sleep.wait(milliseconds: 60_000).subtracting(.work) != .input {}
        input.take()
        #expect(sleep.wait(milliseconds: 1).subtracting(.work) == [])
        input.end()
        while !sleep.wait(milliseconds: 60_000).contains(.endOfInput) {}
      }
    }
  }
#endif
