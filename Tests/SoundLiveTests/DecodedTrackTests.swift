import Foundation
import Platform
import TestSupport
import Testing

@testable import SoundLive

/// Tracks that the real `memorytunes-fetch` decodes, and programs that misbehave in its place.
@Suite(.timeLimit(.minutes(5))) struct DecodedTrackTests {
  private let program = fetchProgram

  /// Calls `body` with the path of a program that runs these lines of shell.
  private func withProgram(_ lines: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/program"
      try writeScript(lines, to: path)
      try body(path)
    }
  }

  /// Calls `body` with a file of ten seconds.
  private func withLongTrack(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/long.wav"
      try Data(wave(tone(440, rate: 44_100, seconds: 10), rate: 44_100)).write(
        to: URL(filePath: path))
      try body(path)
    }
  }

  @Test func `a segment sounds as if it were decoded here`() throws {
    let path = bundled("Rock/mostly-a-pigeon")
    let segment = Segment(start: .fraction(0.5), seconds: 1, fadeIn: 0.1, fadeOut: 0.2)

    let track = try DecodedTrack(path: path, segment: segment, program: program)
    let samples = arriving(track)

    let expected = all(Excerpt(segment, of: try TrackReader(path: path)))
    #expect(samples.count == 48_000)
    #expect(samples == expected.map { ($0 * 32_768).rounded() / 32_768 })
    #expect(track.failure == nil)
  }

  @Test func `what is no track is unreadable`() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/text.mp3"
      try "ID3 or not".write(toFile: path, atomically: true, encoding: .utf8)
      let track = try DecodedTrack(path: path, segment: .whole, program: program)

      #expect(arriving(track) == [])
      #expect(track.failure == .unreadable(path: path))

      for path in [folder, folder + "/none", "/dev/null"] {
        #expect(throws: SoundFailure.unreadable(path: path)) {
          try DecodedTrack(path: path, segment: .whole, program: program)
        }
      }
    }
  }

  @Test func `in place of a track that is not there, a bundled file is heard, or nothing`() throws {
    var clip = Clip(
      path: "/none.wav", origin: .foreign, segment: Segment(start: .seconds(0), seconds: 8))
    var silence = try clip.source(decoder: program) { _ in nil }
    #expect(silence.next(2400) == nil)
    #expect(silence.failure == nil)

    clip.substitute = bundled("Sounds/flip")
    var source = try clip.source(decoder: program) { _ in nil }

    var flip = Excerpt(.whole, of: try TrackReader(path: bundled("Sounds/flip")))
    #expect(source.next(2400) == flip.next(2400))
  }

  @Test func `a program that is missing has failed`() throws {
    let path = bundled("Sounds/flip")
    for program in ["/none", "/dev/null", "/"] {
      #expect(throws: SoundFailure.decoderFailed(path: path)) {
        try DecodedTrack(path: path, segment: .whole, program: program)
      }
    }
  }

  @Test func `a program that is killed in the middle has failed`() throws {
    try withLongTrack { path in
      let track = try DecodedTrack(path: path, segment: .whole, program: program)
      waitForBytes(of: track)
      #expect(track.next(480)?.isEmpty == false)

      kill(track.program.id, SIGKILL)

      #expect(arriving(track).count < 480_000)
      #expect(track.failure == .decoderFailed(path: path))
    }
  }

  @Test func `a program that is not heard to the end is killed, and leaves no zombie`() throws {
    try withLongTrack { path in
      var track: DecodedTrack? = try DecodedTrack(path: path, segment: .whole, program: program)
      let process = try #require(track?.program.id)
      waitForBytes(of: try #require(track))
      #expect(kill(process, 0) == 0)

      track = nil

      #expect(kill(process, 0) == -1 && errno == ESRCH)
    }
  }

  @Test func `a program that writes nothing is given up after three seconds of silence`() throws {
    try withProgram("exec sleep 1000") { program in
      let path = bundled("Sounds/flip")
      let track = try DecodedTrack(path: path, segment: .whole, program: program)

      for _ in 1..<300 { #expect(track.next(480) == []) }
      #expect(track.next(480) == nil)
      #expect(track.failure == .decoderFailed(path: path))
    }
  }

  @Test func `a program that never stops writing is heard as long as the segment`() throws {
    try withProgram("exec yes") { program in
      let segment = Segment(start: .seconds(0), seconds: 1)
      let track = try DecodedTrack(
        path: bundled("Sounds/flip"), segment: segment, program: program)

      #expect(arriving(track).count == 48_001)
    }
  }

  @Test func `a byte too many is no sample`() throws {
    try withProgram("printf '\\001\\002\\003'") { program in
      let track = try DecodedTrack(
        path: bundled("Sounds/flip"), segment: .whole, program: program)

      #expect(arriving(track) == [513.0 / 32_768])
      #expect(track.failure == nil)
    }
  }

  @Test func `the mixer is silent until the first samples arrive`() throws {
    try withLongTrack { path in
      var mixer = Mixer()
      let track = try DecodedTrack(path: path, segment: .whole, program: program)
      mixer.speak(track, gain: 1)
      waitForBytes(of: track)

      #expect(mixer.render(480).contains { $0 != 0 })
    }
  }
}

/// Waits until the program has written something or ended.
private func waitForBytes(of track: DecodedTrack) {
  var pipe = pollfd(fd: track.program.output, events: Int16(POLLIN), revents: 0)
  while poll(&pipe, 1, -1) < 0 {}
  guard pipe.revents & Int16(POLLIN) == 0 else { return }
  var end = siginfo_t()
  waitid(P_PID, id_t(track.program.id), &end, WEXITED | WNOWAIT)
}

/// All samples of a track, as they arrive.
private func arriving(_ track: DecodedTrack) -> [Float] {
  var samples: [Float] = []
  waitForBytes(of: track)
  while let next = track.next(1000) {
    samples += next
    waitForBytes(of: track)
  }
  return samples
}
