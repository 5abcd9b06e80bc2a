/// Predicts from answers when something learned is about to be forgotten: FSRS-6 with its standard parameters, without
/// steps within a day, where a right answer is *good* and a wrong one *again*.
///
/// <https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>
public struct RecallSchedule: Equatable, Sendable {
  /// The days until the chance of recall has fallen to 90 %; at least 0.001.
  public private(set) var stability: Double
  /// Its difficulty, from 1 to 10.
  public private(set) var difficulty: Double
  /// The time of the last answer, in seconds since 1970-01-01 00:00 UTC.
  public private(set) var answeredAt: Int

  /// Begins with the first answer.
  public init(isRight: Bool, at time: Int) {
    stability = w[isRight ? 2 : 0]
    difficulty = firstDifficulty(ofGrade: grade(isRight)).clamped(to: 1...10)
    answeredAt = time
  }

  /// Adds the next answer; one from a clock set back counts as of the same day.
  public mutating func answer(isRight: Bool, at time: Int) {
    stability = max(
      0.001,
      days(until: time) < 1
        ? stabilityWithinDay(isRight) : stabilityLater(isRight, surprise: 1 - recall(at: time)))
    let moved = difficulty - (10 - difficulty) * w[6] * (grade(isRight) - 3) / 9
    difficulty = (w[7] * firstDifficulty(ofGrade: 4) + (1 - w[7]) * moved).clamped(to: 1...10)
    answeredAt = time
  }

  /// The chance of recall: from 1, on the day of the last answer, towards 0.
  public func recall(at time: Int) -> Double {
    pow(1 + (pow(0.9, -1 / w[20]) - 1) * Double(days(until: time)) / stability, -w[20])
  }

  /// Is due: the chance has fallen to 90 %, to the nearest day, but not before the next day.
  public func isDue(at time: Int) -> Bool { days(until: time) >= dayCount }

  /// The days from the last answer until it is due, from 1 to 36,500.
  public var dayCount: Int { Int(stability.rounded(.toNearestOrEven).clamped(to: 1...36_500)) }

  /// The whole days since the last answer.
  private func days(until time: Int) -> Int {
    let (seconds, isTooLong) = time.subtractingReportingOverflow(answeredAt)
    return isTooLong ? 0 : max(0, seconds / 86_400)
  }

  private func stabilityWithinDay(_ isRight: Bool) -> Double {
    let growth = exp(w[17] * (grade(isRight) - 3 + w[18])) * pow(stability, -w[19])
    return stability * (isRight ? max(1, growth) : growth)
  }

  private func stabilityLater(_ isRight: Bool, surprise: Double) -> Double {
    guard isRight else {
      let relearned =
        w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1) * exp(surprise * w[14])
      return min(relearned, stability / exp(w[17] * w[18]))
    }
    let growth = exp(w[8]) * (11 - difficulty) * pow(stability, -w[9])
    return stability * (1 + growth * (exp(surprise * w[10]) - 1))
  }
}

/// The standard parameters of FSRS-6, by their numbers there; those for the grades *hard* and *easy* are not used.
private let w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
  1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]

/// 1 for *again*, 3 for *good*; 4 would be *easy*.
private func grade(_ isRight: Bool) -> Double { isRight ? 3 : 1 }

private func firstDifficulty(ofGrade grade: Double) -> Double { w[4] - exp(w[5] * (grade - 1)) + 1 }
