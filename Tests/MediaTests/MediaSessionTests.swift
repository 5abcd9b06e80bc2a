import Artwork
import ArtworkLive
import Foundation
import TestSupport
import Testing

/// Programs that misbehave in the place of `memorytunes-fetch`.
@Suite(.timeLimit(.minutes(5))) struct MediaSessionTests {
  private static let request = MediaRequest.picture(path: "/cover.png", side: 1)

  init() {
    // As the game does.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Calls `body` with a session with a program that runs these lines of shell, and a count of its starts.
  private func withProgram(
    _ lines: String, patience: Duration = .seconds(60),
    _ body: (MediaSession, _ starts: () -> Int) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/program"
      try writeScript("echo >>'\(folder)/starts'\n\(lines)", to: path)
      try body(MediaSession(program: path, patience: patience)) {
        read(folder + "/starts")?.count ?? 0
      }
    }
  }

  @Test func `without the program there is nothing`() {
    let session = MediaSession(program: "/none")

    #expect(session.read(Self.request) == .nothing)
    #expect(session.read(.tags(paths: ["/track.flac"])) == .nothing)
  }

  @Test(arguments: [
    ("crashes before an answer", "exit 1"), ("is killed", "kill -KILL $$"),
    ("crashes in an answer", #"printf '\005\000'; kill -KILL $$"#),
    ("says half a length", #"printf '\005\000'; exec 1>&-; exec sleep 60"#),
    ("says half an answer", #"printf '\011\000\000\000\002'; exit 1"#),
    ("claims no length", #"printf '\000\000\000\000'; exec sleep 60"#),
    ("says too much", #"printf '\012\000\000\000\002\001\000\000\000xxxxx'; exec sleep 60"#),
    ("claims all there is", #"printf '\377\377\377\377\002'; exec sleep 60"#),
    ("says what is no answer", #"printf '\001\000\000\000\007'; exec sleep 60"#),
    ("says something behind it", #"printf '\002\000\000\000\000x'; exec sleep 60"#),
    (
      "says tags, and nobody asked for them",
      #"printf '\006\000\000\000\003\000\000\000\000\000'; exec sleep 60"#
    ),
    ("sends no pixels", #"printf '\005\000\000\000\002\000\000\000\000'; exec sleep 60"#),
    (
      "claims more than asked for", #"printf '\005\000\000\000\002\002\000\000\000'; exec sleep 60"#
    ),
    ("sends a pixel too few", #"printf '\010\000\000\000\002\001\000\000\000xxx'; exec sleep 60"#),
  ])
  func `a program that does not keep to the format is ended`(what: String, lines: String) throws {
    try withProgram(lines) { session, starts in
      #expect(session.read(Self.request) == .nothing)
      #expect(session.process == nil)
      #expect(starts() == 1)
    }
  }

  @Test func `a program that hangs is ended, one that ends of its own accord is tried once more`()
    throws
  {
    try withProgram("exec sleep 60", patience: .zero) { session, _ in
      #expect(session.read(Self.request) == .nothing)
      #expect(session.process == nil)
    }
    try withProgram("exit 0") { session, starts in
      #expect(session.read(Self.request) == .nothing)
      #expect(starts() == 2)
    }
  }

  @Test func `a program is kept, unless it writes what nobody asked for`() throws {
    let pixel = #"head -c 25 >/dev/null; printf '\011\000\000\000\002\001\000\000\000abcd'"#
    let expected = MediaAnswer.picture(
      try #require(PixelImage(width: 1, height: 1, bytes: Array("abcd".utf8))))

    for (lines, count) in [
      ("while :; do \(pixel); done", 1), ("\(pixel)abcd; exec sleep 60", 3),
    ] {
      try withProgram(lines) { session, starts in
        #expect((1...3).map { _ in session.read(Self.request) } == [expected, expected, expected])
        #expect(starts() == count)
      }
    }
  }

  @Test func `the program ends with the session`() throws {
    var process: pid_t?
    try withProgram(
      #"head -c 25 >/dev/null; printf '\001\000\000\000\000'; exec sleep 60"#
    ) { session, _ in
      #expect(session.read(Self.request) == .nothing)
      process = session.process
    }

    #expect(kill(try #require(process), 0) == -1)
  }

  @Test(arguments: [
    MediaRequest.picture(path: "/a\0b", side: 1),
    .tags(paths: [String(repeating: "x", count: 4096)]),
    .cachedPicture(folder: "/", key: "\0", side: 1),
  ])
  func `a request that cannot be sent has no answer`(request: MediaRequest) throws {
    try withProgram("exit 0") { session, starts in
      #expect(session.read(request) == .nothing)
      #expect(starts() == 0)
    }
  }

  @Test func `texts are cleaned again`() throws {
    let tags = #"\003A\033[2J\000B\000\000D\000x\000"#
    try withProgram(#"head -c 16 >/dev/null; printf '\016\000\000\000\#(tags)'; exec sleep 60"#) {
      session, _ in
      var expected = TrackTags()
      (expected.title, expected.artist, expected.albumArtist) = ("A[2J", "B", "D")
      #expect(session.read(.tags(paths: ["/a.mp3"])) == .tags([expected]))
    }
  }
}
