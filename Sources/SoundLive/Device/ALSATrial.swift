#if !canImport(AudioToolbox)
  import Platform
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
      let arguments = [fetchProgramName, SoundConfiguration.order]
      let written = output(of: program, arguments, within: .seconds(3), atMost: 1 << 16)
      guard written != nil else { return first }
      Self.passed.withLock { $0 = stamp }
      return nil
    }

    private var ownFiles: [String] {
      let named = ["ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR"].compactMap(environment)
        .flatMap { $0.split(separator: ":").map(String.init) }
      return (playerFiles + named).filter { access($0, F_OK) == 0 }
    }

    private func stamp(of path: String) -> String {
      guard let status = status(of: path) else { return path }
      let time = status.modificationTime
      return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }
  }
#endif
