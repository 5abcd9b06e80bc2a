#if !canImport(AudioToolbox)
  import Foundation
  import Platform
  import TestSupport
  import Testing

  @testable import SoundLive

  @Suite struct ALSAConfigurationTests {
    private let home = TestFolder()
    private var folder: String { home.path }

    @Test(
      .enabled(if: hasALSA, "libasound.so.2 is not installed"),
      arguments: [".asoundrc", ".config/alsa/asoundrc", ".asoundrc/a.conf"], ["device", "pipe"])
    func `what does not end, or keeps one waiting, is not`(name: String, kind: String) async throws
    {
      let file = "\(folder)/\(name)"
      try write("", to: file)
      unlink(file)
      if kind == "pipe" { mkfifo(file, 0o600) } else { symlink("/dev/zero", file) }

      let named = name.hasSuffix(".conf") ? Platform.folder(of: file) : file
      #expect(await refusal().contains("configurationUnusable(path: \"\(named)\")"))
    }

    @Test(
      .enabled(if: hasALSA, "libasound.so.2 is not installed"),
      arguments: [
        ("ALSA_CONFIG_PATH", "/nowhere:FOLDER/asound.conf", "/asound.conf"),
        ("ALSA_CONFIG_DIR", "FOLDER/alsa", "/alsa"),
        ("XDG_CONFIG_HOME", "FOLDER", "/alsa/asoundrc"),
      ])
    func `variables name other files`(variable: String, value: String, name: String) async throws {
      try write("", to: folder + "/alsa/other")
      for name in ["asound.conf", "alsa/asoundrc", "alsa/alsa.conf"] {
        symlink("/dev/zero", "\(folder)/\(name)")
      }

      let refusal = await refusal(variable, value.replacing("FOLDER", with: folder))
      #expect(refusal.contains("configurationUnusable(path: \"\(folder + name)\")"))
    }

    @Test(
      .enabled(if: hasALSA, "libasound.so.2 is not installed"),
      arguments: [
        ("</dev/zero>", false), ("<FOLDER/zero>", false), ("<FOLDER/pipe>", false),
        ("@hooks [ { func load files [ \"/dev/zero\" ] errors false } ]", false),
        ("pcm.!default { @hooks [ { func load files [ \"/dev/zero\" ] errors false } ] }", false),
        (String(repeating: "a {", count: 60_000), false),
        ("", true), ("pcm.!default null", true), ("<confdir:pcm/default.conf>", true),
        ("a {", true),
      ])
    func `what includes something endless, or is nested too deeply, is not; what makes no sense is`(
      configuration: String, isUsed: Bool
    ) async throws {
      try write(configuration.replacing("FOLDER", with: folder), to: folder + "/.asoundrc")
      mkfifo(folder + "/pipe", 0o600)
      try write("</dev/zero>", to: folder + "/zero")

      #expect(await refusal().contains("configurationUnusable") == !isUsed)
    }

    @Test func `the device is not opened`() async {
      symlink("/dev/zero", folder + "/.asoundrc")

      let refusal = await refusal()

      #expect(
        refusal.contains("configurationUnusable(path: \"\(folder)/.asoundrc\")")
          || refusal.contains("libraryMissing"), "\(refusal)")
    }

    /// What a process says, with a variable, that cannot open a device with the configuration.
    private func refusal(_ variable: String = "LANG", _ value: String = "C") async -> String {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        [
          folder = folder as String, program = fetchProgram as String,
          variable = variable as String, value = value as String
        ] in
        setenv("HOME", folder, 1)
        unsetenv("XDG_CONFIG_HOME")
        setenv(variable, value, 1)
        do { _ = try ALSADevice(name: "null", trialProgram: program) } catch { print(error) }
      }
      return String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    }
  }

  let hasALSA = dlopen("libasound.so.2", RTLD_NOW) != nil

  @Suite(.enabled(if: hasALSA, "libasound.so.2 is not installed")) struct ALSADeviceTests {
    /// Plays files to a file of samples, as fast as it goes; returns its frames, of one channel.
    private func played(_ paths: [String]) throws -> [Float] {
      try withTemporaryFolder { folder in
        let clock = ManualClock()
        let name = "file:FILE='\(folder)/out.wav',FORMAT=wav"
        let world = SoundPlayer.World(now: { clock.time }) { () throws(SoundFailure) in
          try ALSADevice(name: name)
        } source: { clip throws(SoundFailure) in
          try clip.source(decoder: "")
        }
        var player = SoundPlayer(world) { Issue.record("\(String(describing: $0))") }
        var next = player.turn([.speak(paths.map { .bundled(path: $0) }, volume: 1)])
        while let time = next {
          clock.time = time
          next = player.turn([])
        }
        let track = try TrackReader(path: folder + "/out.wav")
        return track.read(track.frameCount ?? 0)
      }
    }

    @Test(arguments: [["Rock/mostly-a-pigeon"], ["Sounds/pair", "Sounds/win"]])
    func `tunes are found without a gap in what libasound was given`(names: [String]) throws {
      let paths = names.map(bundled)
      let tunes = try paths.flatMap { all(Excerpt(.whole, of: try TrackReader(path: $0))) }

      let heard = try played(paths)

      #expect((tunes.count...tunes.count + 4800).contains(heard.count))
      #expect(correlation(heard, tunes) > 0.9999)
      #expect(heard.dropFirst(tunes.count).allSatisfy { $0 == 0 })
    }

    @Test func `a name that no card has is no device, and nothing is written`() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        for name in ["hw:99", "", "no such name", "file:", "default:CARD=none"] {
          do {
            _ = try ALSADevice(name: name)
            exit(1)
          } catch {
            if error as? SoundFailure != .noDevice { exit(2) }
          }
        }
      }
      #expect(result?.standardErrorContent == [])
    }
  }

  /// How alike two sounds are from their beginnings on: 1 for the same, whatever their volumes.
  private func correlation(_ a: [Float], _ b: [Float]) -> Float {
    func product(_ a: [Float], _ b: [Float]) -> Float { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    let a = Array(a.prefix(b.count))
    return product(a, b) / (product(a, a) * product(b, b)).squareRoot()
  }
#endif
