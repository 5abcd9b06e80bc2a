/// A report on a person's play, from their last games.
public struct CoachReport: Equatable, Codable, Sendable {
  /// Skill and luck of the last single-player games on one board that count, oldest first.
  public let games: [Figures]
  /// A pattern in their misses; nil if nothing stands out.
  public let tip: Tip?
  public let dueCount: Int
  /// The puzzles that will be due a day later.
  public let nextCount: Int
  /// The person has slips, due or not.
  public let hasSlips: Bool

  /// See ``SkillAndLuck``; each is from 0 to 99.
  public struct Figures: Equatable, Codable, Sendable {
    public let skill: Int
    public let luck: Int
  }

  /// From single-player games with their flips, oldest first, and the puzzles that are due; O(moves · cards).
  public init(games: [PlayedGame], puzzles: DuePuzzles = .init()) {
    self.games = games.compactMap(\.skillAndLuck)
      .map { Figures(skill: $0.skill, luck: $0.luck) }
    tip = Tip(games: games)
    (dueCount, nextCount) = (puzzles.puzzles.count, puzzles.nextCount)
    hasSlips = puzzles.hasSlips
  }

  /// Has something to practise with, if only the slips of Fuzz.
  public var canPractise: Bool { dueCount > 0 || !hasSlips }

  public var average: Figures? {
    guard !games.isEmpty else { return nil }
    func mean(_ path: KeyPath<Figures, Int>) -> Int {
      (games.reduce(0) { $0 + $1[keyPath: path] } + games.count / 2) / games.count
    }
    return Figures(skill: mean(\.skill), luck: mean(\.luck))
  }
}
