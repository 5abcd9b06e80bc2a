import Testing

@testable import MemoryTunes

/// The ratings of the computers.
private let ratings = Opponent.allCases.compactMap(\.traits.rating).map(Double.init)

@Suite struct GlickoRatingTests {
  /// The steps of Glickman's paper, with the volatility found by bisection.
  @Test(
    arguments: [
      (1500, 200, 1400, 1, [1563.6224, 175.2326, 0.059999]),
      (1500, 200, 1550, 0, [1425.3537, 173.9531, 0.059999]),
      (1700, 50, 1234, 0, [1686.0169, 50.9435, 0.060011]),
    ] as [(Double, Double, Double, Double, [Double])])
  func `a game comes to what the paper says`(
    rating: Double, deviation: Double, other: Double, points: Double, expected: [Double]
  ) {
    let after = GlickoRating(rating: rating, deviation: deviation)
      .after(playing: other, points: points)

    #expect(abs(after.rating - expected[0]) < 0.001)
    #expect(abs(after.deviation - expected[1]) < 0.001)
    #expect(abs(after.volatility - expected[2]) < 0.000_001)
  }

  @Test(arguments: [0, 0.5, 1, nil])
  func `100,000 games with the same end stay within the limits, and random ones`(points: Double?) {
    var (rating, generator) = (GlickoRating(), SeededGenerator(seed: 1))

    for number in 0..<100_000 {
      let other = points == nil ? 10_000 * generator.fraction() - 3_000 : ratings[number % 4]
      rating = rating.after(
        playing: other, points: points ?? Double(generator.number(below: 3)) / 2)
      guard rating.isWithinLimits else { break }
    }

    #expect(rating.isWithinLimits, "\(rating)")
  }

  @Test func `no start and no opponent leads outside the limits`() {
    for number in [-Double.infinity, -1, 0, 1e300, .infinity] {
      let rating = GlickoRating(rating: number, deviation: number, volatility: number)
      #expect(rating.after(playing: 1500, points: 1).isWithinLimits)
      #expect(rating.after(playing: number, points: 0).isWithinLimits)
    }
  }
}

extension GlickoRating {
  fileprivate var isWithinLimits: Bool {
    (100...4000).contains(rating) && (1...350).contains(deviation)
      && (0.01...0.1).contains(volatility)
  }
}

@Suite struct RatingRecordTests {
  /// A duel of 4×4 in which the person finds so many of the eight pairs.
  private func duel(_ found: Int, with opponent: Opponent) -> Duel {
    Duel(opponent: opponent, grid: .standard, found: found, lost: 8 - found)
  }

  @Test func `without a game against a computer there is no rating`() {
    #expect(RatingRecord(duels: []) == nil)
    #expect(Records(games: [.played()], today: 0).rating == nil)
  }

  @Test func `games are rated in their order, and the last one says what it changed`() throws {
    let first = try #require(RatingRecord(duels: [duel(6, with: .echo)]))
    let second = try #require(RatingRecord(duels: [duel(6, with: .echo), duel(0, with: .fuzz)]))

    #expect(first.change == first.rating - 1500)
    #expect(second.change == second.rating - first.rating)
    #expect((first.rating, first.deviation) == (1727, 251))
    #expect(second.change < 0)
    #expect(second.deviation < first.deviation)
  }

  @Test func `games with the twin rate nobody`() {
    let first = duel(6, with: .echo)
    let twin = duel(0, with: .twin(keep: 86))

    #expect(RatingRecord(duels: [twin]) == nil)
    #expect(RatingRecord(duels: [twin, first, twin]) == RatingRecord(duels: [first]))
  }

  @Test func `draws with the strongest raise, and draws with the weakest lower`() {
    #expect(RatingRecord(duels: [duel(4, with: .maestro)])?.change ?? 0 > 0)
    #expect(RatingRecord(duels: [duel(4, with: .fuzz)])?.change ?? 0 < 0)
  }
}

/// The points of 100,000 games of 4×4 of each pairing, as `make ratings` prints them.
@Suite struct RatingTableTests {
  /// The share of the points that the player of the row won from that of the column.
  private static let shares: [[Double]] = [
    [0.5, 0.280615, 0.106415, 0.049805],
    [0.719385, 0.5, 0.234415, 0.11075],
    [0.893585, 0.765585, 0.5, 0.2351],
    [0.950195, 0.88925, 0.7649, 0.5],
  ]

  @Test(arguments: Opponent.allCases.indices)
  func `a computer's rating expects the points that it won from the others together`(index: Int) {
    let expected = ratings.map { expectedPoints(of: ratings[index], against: $0) }

    let difference = expected.reduce(0, +) - Self.shares[index].reduce(0, +)

    // A point more or less of the rating is about 0.003 points here.
    #expect(abs(difference) < 0.003, "\(difference)")
  }

  @Test func `the middle of the ratings is 1500, and the less forgetful have more`() {
    #expect(ratings.reduce(0, +) == 6000)
    #expect(ratings == ratings.sorted())
  }
}
