import Foundation
import Platform
import TestSupport

@testable import SoundLive

/// Tracks that the real `memorytunes-fetch` decodes, and programs that misbehave in its place.
@Suite(.timeLimit(.minutes(5))) struct DecodedTrackTests {
  private let folder = TestFolder()
  private let flip = bundled("Sounds/flip")

  private func decoded(
    _ path: String, by program: String = fetchProgram
  ) throws(SoundFailure) -> DecodedTrack {
    try DecodedTrack(path: path, program: program)
  }

  private func longTrack() throws -> String {
    let path = folder.path + "/long.wav"
    try write(wave(tone(440, rate: 44_100, seconds: 20), rate: 44_100), to: path)
    return path
  }

  /// A bundled file, as a program that runs a line of shell decodes it.
  private func decoded(byShell line: String) throws -> DecodedTrack {
    let program = folder.path + "/program"
    try writeScript(line, to: program)
    return try decoded(flip, by: program)
  }

  @Test func `a segment sounds as if it were decoded here`() throws {
    let path = bundled("Rock/mostly-a-pigeon")

    let track = try decoded(path)
    let samples = arriving(track)

    let expected = all(Excerpt(.fromTheMiddle, of: try TrackReader(path: path)))
    #expect(samples.count > 48_000)
    #expect(samples == expected.map { ($0 * 32_768).rounded() / 32_768 })
    #expect(track.failure == nil)
  }

  @Test func `what is no track is unreadable`() throws {
    let path = folder.path + "/text.mp3"
    try write("ID3 or not", to: path)
    let track = try decoded(path)

    #expect(arriving(track) == [])
    #expect(track.failure == .unreadable(path: path))
    for path in [folder.path, folder.path + "/none", "/dev/null"] {
      #expect(throws: SoundFailure.unreadable(path: path)) { try decoded(path) }
    }
  }

  @Test func `in place of a track that is not there, a bundled file is heard, or nothing`() throws {
    func played(orElse substitute: String?) throws -> any SampleSource {
      try Clip.foreign(path: "/none.wav", substitute: substitute)
        .source(decoder: fetchProgram) { _ in nil }
    }
    var silence = try played(orElse: nil)
    #expect(silence.next(2400) == nil)
    #expect(silence.failure == nil)

    var source = try played(orElse: flip)

    var expected = Excerpt(.whole, of: try TrackReader(path: flip))
    #expect(source.next(2400) == expected.next(2400))
  }

  @Test(arguments: ["/none", "/dev/null", "/"])
  func `a program that is missing has failed`(program: String) {
    #expect(throws: SoundFailure.decoderFailed(path: flip)) { try decoded(flip, by: program) }
  }

  @Test func `a program that is killed in the middle has failed`() throws {
    let path = try longTrack()
    let track = try decoded(path)
    waitForBytes(of: track)
    #expect(track.next(480)?.isEmpty == false)

    kill(track.program.id, SIGKILL)

    #expect(arriving(track).count < 384_000)
    #expect(track.failure == .decoderFailed(path: path))
  }

  @Test func `a program that is not heard to the end is killed, and leaves no zombie`() throws {
    var track: DecodedTrack? = try decoded(longTrack())
    let process = try #require(track?.program.id)
    waitForBytes(of: try #require(track))
    #expect(kill(process, 0) == 0)

    track = nil

    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func `a program that writes nothing is given up after three seconds of silence`() throws {
    let track = try decoded(byShell: "exec sleep 1000")

    for _ in 1..<300 { #expect(track.next(480) == []) }
    #expect(track.next(480) == nil)
    #expect(track.failure == .decoderFailed(path: flip))
  }

  @Test func `a program that never stops writing is heard for eight seconds`() throws {
    let track = try decoded(byShell: "exec yes")

    #expect(arriving(track).count == 384_001)
  }

  @Test func `a byte too many is no sample`() throws {
    let track = try decoded(byShell: "printf '\\001\\002\\003'")

    #expect(arriving(track) == [513.0 / 32_768])
    #expect(track.failure == nil)
  }
}

@Suite(.timeLimit(.minutes(5))) struct DecodeOrderTests {
  private let program = fetchProgram
  private let folder = TestFolder()

  @Test func `a pipe is no track`() async throws {
    #expect(try await execute(program, ["decode"]).status == 65)
  }

  @Test(arguments: [["decode", "whole"], ["play"]])
  func `anything but an order ends it with 64`(arguments: [String]) async throws {
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
      let track = try DecodedTrack(path: path, program: program)
      waitForBytes(of: track)

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

/// Waits until the program has written something or ended.
private func waitForBytes(of track: DecodedTrack) {
  var pipe = pollfd(fd: track.program.output, events: Int16(POLLIN), revents: 0)
  while poll(&pipe, 1, -1) < 0 {}
  guard pipe.revents & Int16(POLLIN) == 0 else { return }
  var end = siginfo_t()
  waitid(P_PID, id_t(track.program.id), &end, WEXITED | WNOWAIT)
}

private func arriving(_ track: DecodedTrack) -> [Float] {
  var samples: [Float] = []
  waitForBytes(of: track)
  while let next = track.next(1000) {
    samples += next
    waitForBytes(of: track)
  }
  return samples
}
