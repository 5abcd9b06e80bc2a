import TestSupport
import Testing

@testable import SoundLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct CheckDeviceTests {
  @Test func `a card that can be opened is closed again`() {
    // Only the thread that opens it uses it, and has ended before it is looked at.
    nonisolated(unsafe) let device = ScriptedDevice()

    #expect(check({ () throws(SoundFailure) in device }, atMost: .seconds(60)) == nil)

    #expect(device.log == ["close"])
    #expect(device.frames == [])
  }

  @Test func `a card that cannot be opened says why`() {
    #expect(
      check({ () throws(SoundFailure) in throw .deviceBusy }, atMost: .seconds(60)) == .deviceBusy)
  }

  @Test func `a card that never answers is not waited for`() {
    let wait = { @Sendable () throws(SoundFailure) -> any SoundDevice in
      while true { pause() }
    }

    #expect(check(wait, atMost: .milliseconds(1)) == .timedOut)
  }
}
