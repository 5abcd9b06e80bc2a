#if !canImport(AudioToolbox)
  import Platform
  import Synchronization

  /// The configuration files that passed the last trial, as they were.
  private let passed = Mutex("")

  /// A configuration file that rules out calling libasound: it never ends, includes one that does not, or is nested
  /// so deeply that reading it overflows the stack; nil if there is none.
  ///
  /// If there are any files but those that libasound comes with, this program reads all of them first, within limits.
  /// Waits for that.
  func failedConfiguration(onTrialBy program: String) -> String? {
    let files = configurationFiles()
    guard let first = files.first else { return nil }
    let stamp = files.map(stamp).joined(separator: "\n")
    if passed.withLock({ $0 == stamp }) { return nil }
    let arguments = [fetchProgramName, soundConfigurationOrder]
    let written = output(of: program, arguments, within: .seconds(3), atMost: 1 << 16)
    guard written != nil else { return first }
    passed.withLock { $0 = stamp }
    return nil
  }

  private func configurationFiles() -> [String] {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let home = variable("HOME") ?? "/"
    let settings = variable("XDG_CONFIG_HOME") ?? home + "/.config"
    let named = ["ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR"].compactMap(variable)
      .flatMap { $0.split(separator: ":").map(String.init) }
    let files = [home + "/.asoundrc", settings + "/alsa/asoundrc"] + named + ["/etc/asound.conf"]
    return files.filter { access($0, F_OK) == 0 }
  }

  private func stamp(of path: String) -> String {
    guard let status = status(of: path) else { return path }
    let time = status.modificationTime
    return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }
#endif
