import Testing

@testable import SoundLive

@Suite struct SoundPlayerTests {
  private let device = ScriptedDevice()
  private let stage: Stage
  private let level = Int16(3277)

  init() {
    stage = Stage(.success(device))
    stage.sources = [
      "click": Samples(0.1, milliseconds: 10), "loud click": Samples(0.2, milliseconds: 10),
      "tune": Samples(0.1, milliseconds: 200), "long tune": Samples(0.1, milliseconds: 1000),
    ]
  }

  private var heard: Int { device.frames.count { $0 == level } }

  @Test func `the device is opened with the first sound, and gets sixty milliseconds at once`() {
    stage.obey()
    #expect(stage.opened.isEmpty && stage.next == nil)

    stage.obey(.speak("tune"))

    #expect(stage.opened == [.zero])
    #expect(device.frames == Array(repeating: level, count: 48 * 60))
    #expect(stage.next == .milliseconds(10))
  }

  @Test func `a device that takes everything gets frames as fast as they are heard`() {
    stage.obey(.speak("long tune"))

    for time in stride(from: 7, to: 990, by: 7) {
      stage.pass(.milliseconds(7))
      let lead = device.frames.count / 48 - time
      #expect((50...60).contains(lead), "\(lead) ms ahead after \(time) ms")
    }
  }

  @Test func `after the last sound the device is drained, and closed after five seconds`() {
    stage.obey(.speak("tune"))

    stage.pass(.milliseconds(300))
    #expect(device.frames.prefix(9600).allSatisfy { $0 == level })
    #expect(device.frames.dropFirst(9600).allSatisfy { $0 == 0 })
    #expect((48 * 260...48 * 270).contains(device.frames.count))
    #expect(device.log == ["drain"])

    #expect(stage.pass(.milliseconds(4900)) == 0)
    #expect(device.log == ["drain"])
    #expect(stage.pass(.milliseconds(100)) == 1)
    #expect(device.log == ["drain", "close"])
    #expect(stage.next == nil)
    #expect(stage.told == [])
  }

  @Test func `a sound within five seconds is played on the open device`() {
    stage.obey(.speak("click"))
    stage.pass(.seconds(4))

    stage.obey(.add("click"))

    #expect(stage.opened == [.zero])
    stage.pass(.seconds(4))
    #expect(device.log == ["drain", "drain"])
    stage.pass(.seconds(2))
    #expect(device.log == ["drain", "drain", "close"])
    #expect(heard == 960)
  }

  @Test func `a phrase is heard in its order, without what cannot be read`() {
    stage.obey(.speak("gone", "click", "missing", "loud click", "click"))
    stage.pass(.seconds(1))

    let samples = [level, 6554, level].flatMap { [Int16](repeating: $0, count: 480) }
    #expect(Array(device.frames.prefix(48 * 30)) == samples)
    // The second that is missing is nothing new until a clip has been heard.
    #expect(stage.told.first == .unreadable(path: "gone"))
    #expect(stage.told.last == .some(nil))
  }

  @Test func `clips that fail are told once, until one is heard`() {
    for _ in 0..<5 { stage.obey(.speak("gone", "missing")) }
    #expect(stage.told == [.unreadable(path: "gone")])

    stage.obey(.speak("click"))
    stage.pass(.seconds(1))
    #expect(stage.told == [.unreadable(path: "gone"), nil])
    #expect(stage.opened == [.zero])
  }

  @Test func `a volume multiplies amplitudes`() {
    stage.obey(.speak([.bundled(path: "tune")], volume: 0.25))

    #expect(device.frames[0] == 819)
  }

  @Test func `a newer voice and stop are heard with the next frames`() {
    stage.sources["other"] = Samples(0.2, milliseconds: 1000)
    stage.obey(.speak("long tune"))
    stage.pass(.milliseconds(100))
    let before = device.frames.count

    stage.obey(.speak("other"))
    stage.pass(.milliseconds(30))
    let cut = device.frames.dropFirst(before)
    #expect(cut.first == Int16((6553.6 + 3276.8 * 479 / 480).rounded()))
    #expect(cut.dropFirst(479).allSatisfy { $0 == 6554 })

    stage.obey(.stop)
    stage.pass(.seconds(1))
    #expect(device.log == ["drain"])
  }

  @Test func `a busy card is told once and tried again three seconds later`() {
    stage.devices = [.failure(.deviceBusy), .failure(.deviceBusy), .success(device)]

    for _ in 0..<7 {
      stage.obey(.speak("click"))
      stage.pass(.seconds(1))
    }

    #expect(stage.opened == [.zero, .seconds(3), .seconds(6)])
    #expect(stage.told == [.deviceBusy, nil])
    #expect(device.frames.contains(level))
  }

  @Test func `another reason is told too`() {
    stage.devices = [.failure(.deviceBusy), .failure(.noDevice)]

    stage.obey(.speak("click"))
    stage.pass(.seconds(3))
    stage.obey(.speak("click"))

    #expect(stage.told == [.deviceBusy, .noDevice])
    #expect(stage.next == nil)
  }

  @Test func `a device lost in the middle is closed, and the next sound opens another`() {
    let second = ScriptedDevice()
    device.script[8] = .isLost
    stage.devices.append(.success(second))
    stage.obey(.speak("long tune"))
    stage.pass(.seconds(4))
    #expect(stage.told == [.deviceLost])
    #expect(device.log == ["close"])
    #expect(stage.next == nil)

    stage.obey(.add("long tune"))

    #expect(stage.told == [.deviceLost, nil])
    #expect(second.frames.count == 48 * 60)
  }

  @Test func `an underrun is recovered from without losing a frame`() {
    device.script = [3: .isInterrupted, 9: .isInterrupted]

    stage.obey(.speak("tune"))
    stage.pass(.seconds(1))

    #expect(device.log == ["interrupted", "interrupted", "drain"])
    #expect(heard == 48 * 200)
    #expect(stage.told == [])
  }

  @Test func `a device is lost that is interrupted again and again`() {
    for call in 3..<20 { device.script[call] = .isInterrupted }

    stage.obey(.speak("tune"))

    #expect(device.log == ["interrupted", "interrupted", "interrupted", "close"])
    #expect(stage.told == [.deviceLost])
  }

  @Test func `a device that takes no frames for a second is lost`() {
    for call in 4..<10_000 { device.script[call] = .takes(0) }

    stage.obey(.speak("tune"))
    stage.pass(.milliseconds(900))
    #expect(stage.told == [])
    let calls = stage.pass(.milliseconds(200))

    #expect(stage.told == [.deviceLost])
    #expect(calls <= 40)
  }

  @Test func `a device with little room gets all frames in time`() {
    for call in 0..<2000 where !call.isMultiple(of: 3) { device.script[call] = .takes(100) }

    stage.obey(.speak("tune"))
    stage.pass(.seconds(1))

    #expect(heard == 48 * 200)
    #expect(device.log == ["drain"])
  }

  @Test func `a device that says how much it holds is believed`() {
    device.queuedFrames = 48 * 40

    stage.obey(.speak("long tune"))

    #expect(stage.next == .milliseconds(5))
  }

  @Test func `a device that was stuck and plays again is told`() {
    stage.markStuck()
    stage.obey(.speak("tune"))

    #expect(stage.told == [nil])
  }
}
