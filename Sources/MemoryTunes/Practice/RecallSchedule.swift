#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Predicts from answers when something learned is about to be forgotten.
///
/// FSRS-6 with its standard parameters and without steps within a day:
/// <https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>. A right answer is *good*, a wrong
/// one *again*.
public struct RecallSchedule: Equatable, Sendable {
  /// The days until the chance of recall has fallen to 90 %; at least 0.001.
  public private(set) var stability: Double
  /// Its difficulty, from 1 to 10.
  public private(set) var difficulty: Double
  /// The time of the last answer, in seconds since 1970-01-01 00:00 UTC.
  public private(set) var answeredAt: Int

  /// Begins with the first answer.
  public init(isRight: Bool, at time: Int) {
    stability = Weight.firstStability[isRight ? 1 : 0]
    difficulty = clamp(Weight.firstDifficulty(ofGrade: Weight.grade(isRight)))
    answeredAt = time
  }

  /// Adds the next answer; one from a clock set back counts as of the same day.
  public mutating func answer(isRight: Bool, at time: Int) {
    let days = days(until: time)
    stability = max(
      0.001, days < 1 ? stabilityWithinDay(isRight) : stabilityLater(isRight, recall(at: time)))
    let step = -Weight.difficultyStep * Double(Weight.grade(isRight) - 3)
    let moved = difficulty + (10 - difficulty) * step / 9
    difficulty = clamp(
      Weight.reversion * Weight.firstDifficulty(ofGrade: 4) + (1 - Weight.reversion) * moved)
    answeredAt = time
  }

  /// The chance of recall: from 1, on the day of the last answer, towards 0.
  public func recall(at time: Int) -> Double {
    let factor = pow(0.9, -1 / Weight.decay) - 1
    return pow(1 + factor * Double(days(until: time)) / stability, -Weight.decay)
  }

  /// Is due: the chance has fallen to 90 %, to the nearest day, but not before the next day.
  public func isDue(at time: Int) -> Bool { days(until: time) >= dayCount }

  /// The days from the last answer until it is due, from 1 to 36,500.
  public var dayCount: Int { Int(min(36_500, max(1, stability.rounded(.toNearestOrEven)))) }

  /// The whole days since the last answer.
  private func days(until time: Int) -> Int {
    let (seconds, isTooLong) = time.subtractingReportingOverflow(answeredAt)
    return isTooLong ? 0 : max(0, seconds / 86_400)
  }

  private func stabilityWithinDay(_ isRight: Bool) -> Double {
    let growth =
      exp(Weight.sameDay * (Double(Weight.grade(isRight)) - 3 + Weight.sameDayGrade))
      * pow(stability, -Weight.sameDayStability)
    return stability * (isRight ? max(1, growth) : growth)
  }

  private func stabilityLater(_ isRight: Bool, _ recall: Double) -> Double {
    let surprise = 1 - recall
    guard isRight else {
      let relearned =
        Weight.forgotten * pow(difficulty, -Weight.forgottenDifficulty)
        * (pow(stability + 1, Weight.forgottenStability) - 1)
        * exp(surprise * Weight.forgottenSurprise)
      return min(relearned, stability / exp(Weight.sameDay * Weight.sameDayGrade))
    }
    return stability
      * (1 + exp(Weight.recalled) * (11 - difficulty) * pow(stability, -Weight.recalledStability)
        * (exp(surprise * Weight.recalledSurprise) - 1))
  }
}

private func clamp(_ difficulty: Double) -> Double { min(10, max(1, difficulty)) }

/// The standard parameters of FSRS-6, by function; those for the grades *hard* and *easy* are not needed.
private enum Weight {
  /// After a wrong answer and after a right one, in days: w0 and w2.
  static let firstStability = [0.212, 2.3065]
  /// w6.
  static let difficultyStep = 3.0194
  /// w7.
  static let reversion = 0.001
  /// w8, w9 and w10.
  static let (recalled, recalledStability, recalledSurprise) = (1.8722, 0.1666, 0.796)
  /// w11 to w14.
  static let (forgotten, forgottenDifficulty) = (1.4835, 0.0614)
  static let (forgottenStability, forgottenSurprise) = (0.2629, 1.6483)
  /// w17, w18 and w19.
  static let (sameDay, sameDayGrade, sameDayStability) = (0.5425, 0.0912, 0.0658)
  /// w20.
  static let decay = 0.1542

  /// From w4 and w5; grades are 1 for *again*, 3 for *good*, 4 for *easy*.
  static func firstDifficulty(ofGrade grade: Int) -> Double {
    6.4133 - exp(0.8334 * Double(grade - 1)) + 1
  }

  static func grade(_ isRight: Bool) -> Int { isRight ? 3 : 1 }
}
