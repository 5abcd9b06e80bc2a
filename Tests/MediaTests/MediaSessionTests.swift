import ArtworkLive
import Foundation
import TestSupport

@Suite(.timeLimit(.minutes(5))) struct MediaSessionTests {
  private static let request = MediaRequest.picture(path: "/cover.png", side: 1)

  init() {
    // As the game does.
    signal(SIGPIPE, SIG_IGN)
  }

  private let folder = TestFolder()
  private var startCount: Int { read(folder.path + "/starts")?.count ?? 0 }

  private func session(_ lines: String, patience: Duration = .seconds(60)) throws -> MediaSession {
    let path = folder.path + "/program"
    try writeScript("echo >>'\(folder.path)/starts'\n\(lines)", to: path)
    return MediaSession(program: path, patience: patience)
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
    ("says tags unasked", #"printf '\006\000\000\000\003\000\000\000\000\000'; exec sleep 60"#),
    ("sends no pixels", #"printf '\005\000\000\000\002\000\000\000\000'; exec sleep 60"#),
    ("claims more than asked", #"printf '\005\000\000\000\002\002\000\000\000'; exec sleep 60"#),
    ("sends a pixel too few", #"printf '\010\000\000\000\002\001\000\000\000xxx'; exec sleep 60"#),
  ])
  func `a program that does not keep to the format is ended`(what: String, lines: String) throws {
    let session = try session(lines)

    #expect(session.read(Self.request) == .nothing)
    #expect(session.process == nil)
    #expect(startCount == 1)
  }

  @Test func `a program that hangs is ended`() throws {
    let session = try session("exec sleep 60", patience: .zero)

    #expect(session.read(Self.request) == .nothing)
    #expect(session.process == nil)
  }

  @Test func `a program that ends of its own accord is tried once more`() throws {
    #expect(try session("exit 0").read(Self.request) == .nothing)
    #expect(startCount == 2)
  }

  @Test(arguments: [("while :; do PIXEL; done", 1), ("PIXELabcd; exec sleep 60", 3)])
  func `a program is kept unless it says what nobody asked for`(lines: String, count: Int) throws {
    let pixel = #"head -c 46 >/dev/null; printf '\011\000\000\000\002\001\000\000\000abcd'"#
    let expected = MediaAnswer.picture(
      try #require(PixelImage(width: 1, height: 1, bytes: Array("abcd".utf8))))

    let session = try session(lines.replacing("PIXEL", with: pixel))

    #expect((1...3).map { _ in session.read(Self.request) } == [expected, expected, expected])
    #expect(startCount == count)
  }

  @Test func `the program ends with the session`() throws {
    let answer = #"head -c 46 >/dev/null; printf '\001\000\000\000\000'; exec sleep 60"#
    var session: MediaSession? = try session(answer)
    #expect(session?.read(Self.request) == .nothing)
    let process = try #require(session?.process)

    session = nil

    #expect(kill(process, 0) == -1)
  }

  @Test(arguments: [
    MediaRequest.picture(path: "/a\0b", side: 1),
    .tags(paths: [String(repeating: "x", count: 4096)]),
    .cachedPicture(folder: "/", key: "\0", side: 1),
  ])
  func `a request that cannot be sent has no answer`(request: MediaRequest) throws {
    #expect(try session("exit 0").read(request) == .nothing)
    #expect(startCount == 0)
  }

  @Test func `texts are cleaned again`() throws {
    let tags = #"\003A\033[2J\000B\000\000D\000x\000"#
    let session = try session(
      #"head -c 50 >/dev/null; printf '\016\000\000\000\#(tags)'; exec sleep 60"#)
    var expected = TrackTags()
    (expected.title, expected.artist, expected.albumArtist) = ("A[2J", "B", "D")

    #expect(session.read(.tags(paths: ["/a.mp3"])) == .tags([expected]))
  }
}
