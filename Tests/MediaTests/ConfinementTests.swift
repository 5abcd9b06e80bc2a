#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import FetchProgram

  @Suite struct ConfinementTests {
    @Test
    func `it has no network, starts nothing, writes no file, but reads and has threads`() async {
      await #expect(processExitsWith: .success) {
        try withTemporaryFolder { folder in
          try write("text", to: folder + "/file")

          confine()

          #expect(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) == -1)
          #expect(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) == -1)
          #expect(fork() == -1)
          var process: pid_t = 0
          #expect(posix_spawn(&process, "/bin/true", nil, nil, [nil], nil) != 0)
          #expect(execv("/bin/true", [nil]) == -1)
          #expect(kill(getppid(), 0) == -1)
          #expect(read(folder + "/file") == "text")
          // Without Landlock, it can still make a file that stays empty.
          let file = open(folder + "/new", O_WRONLY | O_CREAT, 0o600)
          signal(SIGXFSZ, SIG_IGN)
          #expect(Glibc.write(file, "text", 4) == -1)
          var thread = pthread_t()
          #expect(pthread_create(&thread, nil, { _ in nil }, nil) == 0)
          #expect(pthread_join(thread, nil) == 0)
        }
      }
    }
  }
#endif
