import Synchronization
import Testing

@testable import ArtworkLive

@Suite struct ReadTagsTests {
  /// Reads tags that say the path, unless a path is bad; counts the requests.
  private final class Reader: Sendable {
    let count = Mutex(0)

    func read(_ request: MediaRequest) -> MediaAnswer {
      guard case .tags(let paths, _) = request, request.message != nil else { return .nothing }
      count.withLock { $0 += 1 }
      guard !paths.contains("bad") else { return .nothing }
      return .tags(
        paths.map { path in
          var tags = TrackTags()
          tags.title = path
          return tags
        })
    }
  }

  @Test func `many tracks are read with few requests`() {
    let reader = Reader()
    let paths = (0..<1000).map { "/a folder with a name/\($0).flac" }

    let tags = readTags(of: paths, media: reader.read)

    #expect(tags.map { $0?.title } == paths)
    #expect(reader.count.withLock { $0 } == 8)
  }

  @Test func `a track that ends the program costs no other its tags`() {
    let reader = Reader()
    var paths = (0..<64).map(String.init)
    paths[21] = "bad"

    let tags = readTags(of: paths, media: reader.read)

    #expect(tags[21] == nil)
    #expect(tags.enumerated().allSatisfy { $0 == 21 || $1?.title == paths[$0] })
    #expect(reader.count.withLock { $0 } == 13)
  }

  @Test func `a track whose path cannot be sent has no answer`() {
    let reader = Reader()

    #expect(
      readTags(of: [String(repeating: "x", count: 5000)], media: reader.read) == [nil])
    #expect(readTags(of: [], media: reader.read) == [])
  }
}
