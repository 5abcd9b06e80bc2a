import Testing

@testable import MemoryTunes

/// The points of 100,000 games of 4×4 of each pairing, as `make ratings` prints them.
@Suite struct RatingTableTests {
  /// The share of the points that the player of the row won from that of the column.
  private static let shares: [[Double]] = [
    [0.5, 0.280615, 0.106415, 0.049805],
    [0.719385, 0.5, 0.234415, 0.11075],
    [0.893585, 0.765585, 0.5, 0.2351],
    [0.950195, 0.88925, 0.7649, 0.5],
  ]

  private static let ratings = Opponent.allCases.compactMap(\.traits.rating).map(Double.init)

  @Test(arguments: Opponent.allCases.indices)
  func `a computer's rating expects the points that it won from the others together`(index: Int) {
    let expected = Self.ratings.map { expectedPoints(of: Self.ratings[index], against: $0) }

    let difference = expected.reduce(0, +) - Self.shares[index].reduce(0, +)

    // A point more or less of the rating is about 0.003 points here.
    #expect(abs(difference) < 0.003, "\(difference)")
  }

  @Test func `the middle of the ratings is 1500, and the less forgetful have more`() {
    #expect(Self.ratings.reduce(0, +) == 6000)
    #expect(Self.ratings == Self.ratings.sorted())
  }
}
