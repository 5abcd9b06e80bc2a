import ArtworkLive
import Foundation
import TestSupport

@testable import FetchProgram

@Suite(.timeLimit(.minutes(5))) struct MediaProgramTests: FolderSuite {
  let testFolder = TestFolder()
  private let session = MediaSession(program: fetchProgram, patience: .seconds(120))

  init() {
    // As the game does.
    signal(SIGPIPE, SIG_IGN)
  }

  private func path(_ name: String) -> String { fixtures().appending(path: name).path }

  @Test(arguments: [
    ("wuffs-peacock.png", 50), ("wuffs-hat.jpeg", 30), ("wuffs-hat.lossy.webp", 300),
    ("made-large-turned.jpg", 300), ("Tracks/flac.flac", 16), ("made-clear.webp", 20),
  ])
  func `a picture is a square of at most the side asked for`(name: String, side: Int) throws {
    let request = MediaRequest.picture(path: path(name), side: side)

    let answer = session.read(request)

    #expect(answer == readMedia(request))
    let picture = try #require(answer.picture)
    #expect(picture.width == picture.height)
    #expect(picture.width <= side)
  }

  @Test(arguments: [true, false])
  func `tags are read, and whether there is a picture`(withTexts: Bool) throws {
    let paths = ["wuffs-hat.png", "Tracks/id3-2.3.mp3", "none"].map(path)
    var tags = paths.map { _ in TrackTags() }
    if withTexts {
      (tags[1].title, tags[1].artist) = ("Grüne Welle", "Ampel")
      (tags[1].album, tags[1].albumArtist, tags[1].picture) = ("Grün", "Die Ampeln", .found)
    } else {
      (tags[0].picture, tags[1].picture, tags[2].picture) = (.readable, .readable, .found)
    }

    #expect(session.read(.tags(paths: paths, withTexts: withTexts)) == .tags(tags))
  }

  @Test func `a picture is found in the cache`() throws {
    try CoverCache(folder: folder).store(greyPixel(7), for: "key")

    let pixel = PixelImage(width: 1, height: 1, bytes: [7, 7, 7, 255])
    #expect(
      session.read(.cachedPicture(folder: folder, key: "key", side: 300))
        == .picture(try #require(pixel)))
    #expect(session.read(.cachedPicture(folder: folder, key: "other", side: 300)) == .nothing)
  }

  @Test func `what is no file of a picture is nothing`() throws {
    for name in ["/pipe.png", "/pipe.mp3"] { #expect(mkfifo(folder + name, 0o600) == 0) }
    symlink("/dev/zero", folder + "/zero.mp3")
    let inside = ["", "/pipe.png", "/pipe.mp3", "/zero.mp3", "/none.png", "/none.mp3"].map {
      folder + $0
    }
    for path in inside + ["/dev/zero", "", "cover.png"] {
      #expect(session.read(.picture(path: path, side: 8)) == .nothing)
      #expect(session.read(.tags(paths: [path])) == .tags([TrackTags()]))
    }
  }

  @Test func `bombs are refused, and the next request is answered`() throws {
    let zeros = deflatedZeros(100 << 20)
    let bombs: [[UInt8]] = [
      try fixture("made-42-byte-2GB.png"), png(claiming: 1, 1, pixels: zeros + zeros),
      flatLosslessWebP(10_000, 4000), flatLosslessWebP(2800, 2800, codeSide: 32),
      try jpeg(claiming: 10_000, 4000, from: "wuffs-peacock.progressive.jpeg", frame: 0xC2),
    ]
    try write(greyPixel(7), to: folder + "/good")
    for (number, bomb) in bombs.enumerated() {
      try write(bomb, to: "\(folder)/\(number)")

      let answer = session.read(.picture(path: "\(folder)/\(number)", side: 8))
      let next = session.read(.picture(path: "\(folder)/good", side: 8))

      #expect(answer.picture?.bytes.count ?? 0 <= 8 * 8 * 4, "\(number)")
      #expect(next.picture?.bytes == [7, 7, 7, 255], "\(number)")
    }
  }

  @Test func `a program that was killed, or ended for want of requests, is replaced`() throws {
    let request = MediaRequest.picture(path: path("wuffs-hat.png"), side: 8)
    let answer = session.read(request)
    var ending = siginfo_t()

    for isKilled in [true, true, true, false] {
      let process = try #require(session.process)
      if isKilled { kill(process, SIGKILL) }
      #expect(waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT) == 0)
      #expect(ending._sifields._sigchld.si_status == (isKilled ? SIGKILL : 0))
      #expect(session.read(request) == answer)
      #expect(session.process != process)
      // It is not even left as a zombie.
      #expect(kill(process, 0) == -1)
    }
  }

  @Test func `without a game it ends, and so it does if it is asked nonsense`() async throws {
    // From a file: a pipe might be written to only after it had ended for want of requests.
    let command = #"printf '\4\0\0\0oh?\0' >"$1" && exec "$0" media <"$1""#
    let arguments = ["-c", command, fetchProgram, folder + "/request"]

    #expect(try await execute("/bin/sh", arguments).status == 64)
    #expect(try await execute(fetchProgram, ["media"]).status == 0)
  }
}
