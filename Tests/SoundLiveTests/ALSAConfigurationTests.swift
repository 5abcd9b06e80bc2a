#if !canImport(AudioToolbox)
  import Platform
  import Foundation
  import TestSupport
  import Testing

  @testable import SoundLive

  /// Which configuration keeps the game from calling libasound.
  @Suite struct ALSAConfigurationTests {
    private func unusableFile(in folder: String, _ others: [String: String] = [:]) -> String? {
      let environment = ["HOME": folder].merging(others) { $1 }
      return ALSAConfiguration(environment: { environment[$0] }).unusableFile
    }

    @Test(arguments: [".asoundrc", ".config/alsa/asoundrc"])
    func `a small file, a folder of them and none at all are used`(name: String) throws {
      try withTemporaryFolder { folder in
        #expect(unusableFile(in: folder) == nil)

        try write("pcm.!default null", to: "\(folder)/file/\(name)")
        #expect(unusableFile(in: folder + "/file") == nil)

        try write("pcm.!default null", to: "\(folder)/folder/\(name)/a.conf")
        #expect(unusableFile(in: folder + "/folder") == nil)
      }
    }

    @Test(arguments: [".asoundrc", ".config/alsa/asoundrc", ".asoundrc/a.conf"])
    func `what does not end, or keeps one waiting, is not`(name: String) throws {
      try withTemporaryFolder { folder in
        for kind in ["device", "pipe", "large"] {
          let file = "\(folder)/\(kind)/\(name)"
          try write("", to: file)
          switch kind {
          case "large": truncate(file, 2 << 20)
          case "pipe":
            unlink(file)
            mkfifo(file, 0o600)
          default:
            unlink(file)
            symlink("/dev/zero", file)
          }

          let found = unusableFile(in: "\(folder)/\(kind)")

          #expect(found == (name.hasSuffix(".conf") ? Platform.folder(of: file) : file))
        }
      }
    }

    @Test func `variables name other files`() throws {
      try withTemporaryFolder { folder in
        symlink("/dev/zero", folder + "/asound.conf")
        try FileManager.default.createDirectory(
          atPath: folder + "/alsa", withIntermediateDirectories: true)
        for name in ["asoundrc", "alsa.conf"] { symlink("/dev/zero", "\(folder)/alsa/\(name)") }

        #expect(
          unusableFile(in: folder, ["ALSA_CONFIG_PATH": "/nowhere:\(folder)/asound.conf"])
            == folder + "/asound.conf")
        #expect(
          unusableFile(in: folder, ["ALSA_CONFIG_DIR": folder + "/alsa"])
            == folder + "/alsa/alsa.conf")
        #expect(
          unusableFile(in: folder, ["XDG_CONFIG_HOME": folder]) == folder + "/alsa/asoundrc")
      }
    }

    /// What a configuration leads to when the device is opened, in a process of its own.
    private func opening(_ configuration: String) async throws -> String {
      try await withTemporaryFolder { folder in
        try write(
          configuration.replacing("FOLDER", with: folder), to: folder + "/.asoundrc")
        mkfifo(folder + "/pipe", 0o600)
        try write("</dev/zero>", to: folder + "/zero")
        let program = fetchProgram
        let result = await #expect(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) { [folder = folder as String, program = program as String] in
          setenv("HOME", folder, 1)
          unsetenv("XDG_CONFIG_HOME")
          do { _ = try ALSADevice(name: "null", trialProgram: program) } catch { print(error) }
        }
        return String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      }
    }

    @Test(
      .enabled(if: hasALSA, "libasound.so.2 is not installed"),
      arguments: [
        "</dev/zero>", "<FOLDER/zero>", "<FOLDER/pipe>",
        "@hooks [ { func load files [ \"/dev/zero\" ] errors false } ]",
        "pcm.!default { @hooks [ { func load files [ \"/dev/zero\" ] errors false } ] }",
        String(repeating: "a {", count: 60_000),
      ])
    func `what includes something endless, or is nested too deeply, is not`(
      configuration: String
    ) async throws {
      #expect(try await opening(configuration).contains("configurationUnusable"))
    }

    @Test(
      .enabled(if: hasALSA, "libasound.so.2 is not installed"),
      arguments: ["pcm.!default null", "<confdir:pcm/default.conf>", "a {"])
    func `what does not, is, even if it makes no sense`(configuration: String) async throws {
      #expect(try await !opening(configuration).contains("configurationUnusable"))
    }

    @Test func `the device is not opened`() async throws {
      try await withTemporaryFolder { folder in
        symlink("/dev/zero", folder + "/.asoundrc")
        let result = await #expect(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) { [folder = folder as String] in
          setenv("HOME", folder, 1)
          do { _ = try ALSADevice() } catch { print(error) }
        }

        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(
          output.contains("configurationUnusable(path: \"\(folder)/.asoundrc\")")
            || output.contains("libraryMissing"), "\(output)")
      }
    }
  }
#endif
