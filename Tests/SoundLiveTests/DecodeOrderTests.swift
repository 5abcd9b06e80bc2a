import Foundation
import Platform
import TestSupport
import Testing

@testable import SoundLive

@Suite(.timeLimit(.minutes(5))) struct DecodeOrderTests {
  private let program = fetchProgram
  private let folder = TestFolder()

  @Test func `a pipe is no track`() async throws {
    #expect(try await execute(program, ["decode"] + Segment.whole.arguments).status == 65)
  }

  @Test(arguments: [
    ["decode"], ["decode", "fraction", "2", "1", "0", "0"],
    ["play"] + Segment.whole.arguments,
  ])
  func `anything but a segment ends it with 64`(arguments: [String]) async throws {
    let result = try await execute(program, arguments)

    #expect(result.status == 64)
    #expect(result.output == "")
    let sentence = "memorytunes-fetch: The game runs this program: start memorytunes instead.\n"
    #expect(result.errors == sentence)
  }

  #if os(Linux) && !PORTABLE
    @Test func `its memory and its processor time are limited`() throws {
      let path = folder.path + "/long.wav"
      try write(wave(tone(440, seconds: 10)), to: path)
      let track = try DecodedTrack(path: path, segment: .whole, program: program)
      var pipe = pollfd(fd: track.program.output, events: Int16(POLLIN), revents: 0)
      #expect(poll(&pipe, 1, -1) == 1)

      let limits = try String(contentsOfFile: "/proc/\(track.program.id)/limits", encoding: .utf8)

      #expect(limits.contains(#/Max cpu time +10 /#))
      // A sanitizer needs more than any limit.
      #expect(limits.contains(#/Max address space +[0-9]{9} /#) || isSanitized(track.program.id))
    }

    private func isSanitized(_ process: pid_t) -> Bool {
      let figures = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      return figures?.contains(/VmPeak:\s+[0-9]{10}/) == true
    }
  #endif
}
