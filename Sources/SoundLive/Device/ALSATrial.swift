#if !canImport(AudioToolbox)
  import Platform
  import Glibc
  import Synchronization

  extension ALSAConfiguration {
    /// The configuration files that passed the last trial, as they were.
    private static let passed = Mutex("")

    /// A file of the player's own that rules out calling libasound: it includes an endless file, or is nested so
    /// deeply that reading it overflows the stack; nil if there is none.
    ///
    /// If there are own files, this program reads them first, within limits. Waits for that.
    func failedFile(onTrialBy program: String) -> String? {
      let files = ownFiles
      guard let first = files.first else { return nil }
      let stamp = files.map(stamp).joined(separator: "\n")
      if Self.passed.withLock({ $0 == stamp }) { return nil }
      guard succeeds(program, [SoundConfiguration.order], within: .seconds(3)) else { return first }
      Self.passed.withLock { $0 = stamp }
      return nil
    }

    /// The files that are not the system's.
    private var ownFiles: [String] {
      let named = ["ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR"].compactMap(environment)
        .flatMap { $0.split(separator: ":").map(String.init) }
      return (playerFiles + named).filter { access($0, F_OK) == 0 }
    }

    /// A stamp that changes with a file.
    private func stamp(of path: String) -> String {
      var status = stat()
      stat(path, &status)
      let time = status.st_mtim
      return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
  }

  /// Runs a program without input; true if it exits with 0 in time.
  private func succeeds(_ program: String, _ arguments: [String], within limit: Duration) -> Bool {
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { return false }
    defer { close(input) }
    guard let trial = ChildProcess(program, [fetchProgramName] + arguments, input: input) else {
      return false
    }
    // It writes nothing, so its output ends when it does.
    var end = pollfd(fd: trial.output, events: Int16(POLLIN), revents: 0)
    if poll(&end, 1, Int32(limit / .milliseconds(1))) != 1 { trial.kill() }
    close(trial.output)
    return trial.wait() == .exit(status: 0)
  }
#endif
