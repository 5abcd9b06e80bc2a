#if !canImport(AudioToolbox)
  import Platform

  /// The configuration files that libasound reads when it opens a device, each to its end, so an endless one would
  /// exhaust memory.
  struct ALSAConfiguration {
    /// In bytes; ALSA's largest one has 30 kB.
    private static let maximumFileSize = 1 << 20

    var environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }

    /// The first of the files that is a device or a pipe, or too large; nil if there is none.
    var unusableFile: String? { files.first { !isMissingOrUsable($0) } }

    var playerFiles: [String] {
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
  }
#endif
