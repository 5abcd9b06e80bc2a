#if !canImport(AudioToolbox)
  import Platform
  import Synchronization

  /// The configuration files that libasound reads when it opens a device, each to its end, so an endless one would
  /// exhaust memory.
  struct ALSAConfiguration {
    /// In bytes; ALSA's largest one has 30 kB.
    private static let maximumFileSize = 1 << 20

    var environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }

    /// The first of the files that is a device or a pipe, or too large; nil if there is none.
    var unusableFile: String? { files.first { !isMissingOrUsable($0) } }

    private var playerFiles: [String] {
      let home = environment("HOME") ?? "/"
      let settings = environment("XDG_CONFIG_HOME") ?? home + "/.config"
      return [home + "/.asoundrc", settings + "/alsa/asoundrc"]
    }

    private var files: [String] {
      let start = environment("ALSA_CONFIG_PATH")?.split(separator: ":").map(String.init)
      let folder = environment("ALSA_CONFIG_DIR") ?? "/usr/share/alsa"
      return (start ?? [folder + "/alsa.conf"])
        + ["/etc/asound.conf"] + playerFiles
    }

    private func isMissingOrUsable(_ path: String) -> Bool {
      guard let status = status(of: path) else { return true }
      guard status.kind == S_IFDIR else { return Self.isFile(path) }
      // In these folders, libasound reads the files with such names.
      return fileNames(in: path).filter { $0.hasSuffix(".conf") }
        .allSatisfy { Self.isFile(path + "/" + $0) }
    }

    private static func isFile(_ path: String) -> Bool {
      guard let status = status(of: path) else { return false }
      return status.kind == S_IFREG && status.st_size <= maximumFileSize
    }

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
      let arguments = [fetchProgramName, soundConfigurationOrder]
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
