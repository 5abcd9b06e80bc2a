/// The loudness of the lit covers' parts, on a solved board with music.
public struct Dance: Equatable, Codable, Sendable {
  /// The time since the first part began, in tenths of a second.
  public internal(set) var step = 0
  /// The level of each part now, from 0 to 255, its loudest, in the order the covers were found.
  public internal(set) var levels: [Int] = []

  /// The level from which a cover moves.
  static let threshold = 200

  func isPossible(covers: Int) -> Bool {
    (0...Meter.maximumStep).contains(step) && levels.count <= covers
      && levels.allSatisfy(Meter.levels.contains)
  }
}

public struct DanceAction: Equatable, Codable, Sendable {
  /// The levels of the requested covers, from 0 to 255, the loudest.
  public var levels: [Int]
  public var step: Int

  public init(levels: [Int], step: Int) { (self.levels, self.step) = (levels, step) }
}

extension GameState {
  /// Lets the covers dance until the piece ends.
  mutating func dance(_ action: DanceAction) -> Outcome<AppEffect> {
    guard let dance = show.dance, action.step == dance.step + 1 else {
      return .ignored(.lateReply)
    }
    let next = Dance(step: action.step, levels: action.levels)
    guard next.isPossible(covers: covers.count) else { return .ignored(.impossibleLevel) }
    show.dance = action.step < danceSteps ? next : nil
    return .handled()
  }

  /// The duration of the dance, in tenths of a second: two rounds of the piece.
  private var danceSteps: Int {
    let rounds = (request.category.beat ?? .zero) * 32
    return min(Meter.maximumStep, Int(rounds / .milliseconds(100)))
  }
}
