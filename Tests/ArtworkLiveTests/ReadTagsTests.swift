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

  @Test(
    arguments: [
      (
        "many tracks are read with few", (0..<1000).map { "/a folder with a name/\($0).flac" }, nil,
        8
      ),
      (
        "a track that ends the program costs no other its tags",
        (0..<64).map { $0 == 21 ? "bad" : "\($0)" }, 21, 13
      ),
      ("a path cannot be sent", [String(repeating: "x", count: 5000)], 0, 0), ("none", [], nil, 1),
    ] as [(String, [String], Int?, Int)])
  func `tracks are read with few requests`(
    what: String, paths: [String], missing: Int?, requests: Int
  ) {
    let reader = Reader()

    let tags = readTags(of: paths, media: reader.read)

    #expect(
      tags.map { $0?.title } == paths.enumerated().map { $0 == missing ? nil : $1 })
    #expect(reader.count.withLock { $0 } == requests)
  }
}
