/// A player's strength, with its uncertainty and volatility, all within limits, whatever the games; steps and letters
/// follow Glickman: *Example of the Glicko-2 system* (2013).
public struct GlickoRating: Equatable, Sendable {
  /// The strength: a player 400 points ahead wins ten times as many points as the other.
  public private(set) var rating: Double
  /// The standard deviation of the strength, in points.
  public private(set) var deviation: Double
  /// The variation of the strength from one period to the next.
  public private(set) var volatility: Double

  /// Glickman's start: with lichess's 500, the first lost game would cost twice as much.
  public init(rating: Double = 1500, deviation: Double = 350, volatility: Double = 0.06) {
    self.rating = rating.clamped(to: Self.ratings)
    self.deviation = deviation.clamped(to: 1...350)
    self.volatility = volatility.clamped(to: 0.01...0.1)
  }

  /// The rating after one game, of 1, ½ or 0 points, in a period against a player whose strength is certain.
  public func after(playing other: Double, points: Double) -> GlickoRating {
    let phi = deviation / Self.scale
    let expected = expectedPoints(of: rating, against: other.clamped(to: Self.ratings))
    let information = expected * (1 - expected)
    let surplus = points - expected
    let volatility = volatility(phi: phi, v: 1 / information, delta: surplus / information)
    let newPhi = 1 / (1 / (phi * phi + volatility * volatility) + information).squareRoot()
    return GlickoRating(
      rating: rating + Self.scale * newPhi * newPhi * surplus,
      deviation: Self.scale * newPhi, volatility: volatility)
  }

  /// Between them, no expectation rounds to 0 or 1.
  private static let ratings = 100.0...4000
  /// Points per unit in the formulas: 400 / ln 10.
  private static let scale = 173.7178
  /// The limit on changes in volatility.
  private static let tau = 0.5

  /// Step 5, by the Illinois algorithm; a few rounds suffice, and a hundred are the limit.
  private func volatility(phi: Double, v: Double, delta: Double) -> Double {
    let a = log(square(volatility))
    func f(_ x: Double) -> Double {
      let sum = phi * phi + v + exp(x)
      return exp(x) * (delta * delta - sum) / (2 * sum * sum) - (x - a) / square(Self.tau)
    }
    let excess = delta * delta - phi * phi - v
    var (left, right) = (a, excess > 0 ? log(excess) : a - Self.tau)
    while excess <= 0, f(right) < 0 { right -= Self.tau }
    var (atLeft, atRight) = (f(left), f(right))
    for _ in 0..<100 where abs(right - left) > 1e-6 {
      let middle = left + (left - right) * atLeft / (atRight - atLeft)
      let atMiddle = f(middle)
      if atMiddle * atRight <= 0 {
        (left, atLeft) = (right, atRight)
      } else {
        atLeft /= 2
      }
      (right, atRight) = (middle, atMiddle)
    }
    return exp(left / 2)
  }
}

/// The points that a player of this rating can expect from a game against another: from 0 to 1.
public func expectedPoints(of rating: Double, against other: Double) -> Double {
  1 / (1 + pow(10, (other - rating) / 400))
}

private func square(_ number: Double) -> Double { number * number }

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
