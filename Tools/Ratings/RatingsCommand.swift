import ArgumentParser
import MemoryTunes

/// The command behind `make ratings`.
@main
struct RatingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Ratings",
    abstract: "Lets the computer players play each other, and rates them by their points.",
    discussion: """
      Prints the points as they stand in RatingTableTests, then the ratings. Fails if one of \
      them differs by more than 15 points from that in Opponent.swift.
      """)

  @Option(help: "The seed of the boards and memories.")
  var seed: UInt64 = 1

  @Option(help: "How many games to play of each pairing.")
  var games = 100_000

  func run() async throws {
    let table = await Table(gamesPerPairing: max(1, games), seed: seed)
    print(table)
    let ratings = zip(Opponent.allCases, table.ratings)
    for (opponent, rating) in ratings {
      let stored = opponent.traits.rating ?? 0
      print("\(opponent): \(Int(rating.rounded())), in Opponent.swift \(stored)")
    }
    let isOutdated = ratings.contains { abs($1 - Double($0.traits.rating ?? 0)) > 15 }
    if isOutdated { throw ExitCode.failure }
  }
}
