import Artwork
import ArtworkLive
import FetchProgram
import Foundation
import TestSupport
import Testing

/// What must not be cached, and damaged entries.
@Suite(.timeLimit(.minutes(10))) struct DamagedCacheTests {
  @Test(arguments: ["", "{", "\n", "{\"key\":\"\",\"time\":0,\"sum\":\"\"}\n", "\u{0}\n\u{0}"])
  func `a damaged entry is fetched anew`(damage: String) async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(4)) { itunes in
        let order = FetchOrder.rock(4, at: itunes.address, cache: folder)
        let first = await replies(to: order)
        let whole = try entries(of: folder)
        for name in names(in: folder) {
          try Data(damage.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
        }
        let damaged = try entries(of: folder)
        #expect(damaged == whole.map { _ in nil })

        let second = await replies(to: order)

        #expect(second == first)
        #expect(await itunes.requests.count == 10)
        #expect(try entries(of: folder) == whole)
      }
    }
  }

  @Test func `one wrong or missing byte is damage`() async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.wellBehaved(1)) { itunes in
        let order = FetchOrder.rock(1, at: itunes.address, cache: folder)
        _ = await replies(to: order)
        for (index, name) in names(in: folder).enumerated() {
          let file = URL(filePath: "\(folder)/\(name)")
          var bytes = try Data(contentsOf: file)
          if index == 0 { bytes.removeLast() } else { bytes[bytes.count - 1] ^= 1 }
          try bytes.write(to: file)
        }

        #expect(await replies(to: order).titles == ["Song 0"])
        #expect(await itunes.requests.count == 4)
      }
    }
  }

  @Test(arguments: [403, 503, 200, 302])
  func `an error is never cached`(status: Int) async throws {
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(ITunesDouble.always(.status(status))) { itunes in
        for count in 1...2 {
          let replies = await replies(to: .rock(3, at: itunes.address, cache: folder))

          #expect(replies.count == 2)
          #expect(await itunes.requests.count == count)
          #expect(names(in: folder) == [])
        }
      }
    }
  }

  @Test func `a file that is not a picture is never cached`() async throws {
    let answer = ITunesDouble.misbehaving(1, [0: .bytes("GIF89a".utf8)])
    try await withTemporaryFolder { folder in
      try await ITunesDouble.use(answer) { itunes in
        let replies = await replies(to: .rock(1, at: itunes.address, cache: folder))

        #expect(replies == fetchFailed(.notAPicture, after: 0, of: 1))
        #expect(names(in: folder).count == 1)
      }
    }
  }
}
