import ArtworkLive
import Testing

@testable import FetchProgram

@Suite struct CoverCollectionTests {
  private static let candidates = (0..<300).map { cover($0, at: "http://a") }

  private static func look(_ number: Int) throws -> PictureFingerprint {
    let bytes = [UInt8(number % 256), UInt8(number / 256), 0, 255]
    return try #require(PixelImage(width: 1, height: 1, bytes: bytes)).hashValue
  }

  private func collection(of count: Int) -> CoverCollection {
    CoverCollection(Self.candidates, count: count) { _ in }
  }

  private func answerAll(
    in collection: inout CoverCollection, with failure: FetchFailure, isTimeUp: Bool = false,
    cached: [String: PictureFingerprint] = [:]
  ) -> Int {
    var count = 0
    while let url = collection.next(isTimeUp: isTimeUp, cached: { cached[$0] }) {
      count += 1
      collection.receive(url, .failure(failure))
    }
    return count
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `of two that look alike the first is taken, whichever arrives first`(order: [Int]) throws {
    var collection = collection(of: 2)
    let asked = (0..<2).map { _ in collection.next(isTimeUp: false) { _ in nil } }

    for index in order {
      collection.receive(try #require(asked[index]), .success(try Self.look(7)))
    }
    let third = try #require(collection.next(isTimeUp: false) { _ in nil })
    collection.receive(third, .success(try Self.look(8)))

    #expect(collection.next(isTimeUp: false) { _ in nil } == nil)
    #expect(try collection.result() == [Self.candidates[0], Self.candidates[2]])
  }

  @Test(arguments: [
    (FetchFailure.throttled, 100), (.timeout, 100), (.status(404), 100), (.unusableAnswer, 100),
    (.noConnection, 6), (.untrusted, 6), (.cannotKeep(.diskFull(folder: "/c")), 1),
  ])
  func `the number of requests is limited when none succeeds`(failure: FetchFailure, count: Int) {
    var collection = collection(of: 8)

    #expect(answerAll(in: &collection, with: failure) == count)
    #expect(throws: failure) { try collection.result() }
  }

  @Test func `a server that was there once is asked on`() throws {
    var collection = collection(of: 8)
    let first = try #require(collection.next(isTimeUp: false) { _ in nil })
    collection.receive(first, .failure(.status(404)))

    #expect(answerAll(in: &collection, with: .noConnection) == 99)
  }

  @Test(arguments: [
    (FetchFailure.throttled, false, 100), (.noConnection, false, 6), (.throttled, true, 0),
  ])
  func `when no more is asked for, or the time is up, what is kept is taken`(
    failure: FetchFailure, isTimeUp: Bool, count: Int
  ) throws {
    var collection = collection(of: 3)
    let cached = [
      Self.candidates[150].artwork: try Self.look(0),
      Self.candidates[250].artwork: try Self.look(1),
    ]

    #expect(answerAll(in: &collection, with: failure, isTimeUp: isTimeUp, cached: cached) == count)
    #expect(try collection.result() == [Self.candidates[150], Self.candidates[250]])
  }

  @Test func `when the time is up and there is nothing, that is reported`() {
    var collection = collection(of: 3)

    #expect(answerAll(in: &collection, with: .throttled, isTimeUp: true) == 0)
    #expect(throws: FetchFailure.timeout) { try collection.result() }
  }

  @Test func `a failure to cache is reported, whatever came before`() throws {
    var collection = collection(of: 4)
    for number in 0..<3 {
      let url = try #require(collection.next(isTimeUp: false) { _ in nil })
      collection.receive(url, .success(try Self.look(number)))
    }
    let failure = FetchFailure.cannotKeep(.notWritable(folder: "/c"))

    #expect(answerAll(in: &collection, with: failure) == 1)
    #expect(throws: failure) { try collection.result() }
  }

  @Test(arguments: [.min, -1, 0] as [Int])
  func `for no covers nothing is asked`(count: Int) throws {
    var collection = collection(of: count)

    #expect(answerAll(in: &collection, with: .throttled) == 0)
    #expect(try collection.result() == [])
  }
}
