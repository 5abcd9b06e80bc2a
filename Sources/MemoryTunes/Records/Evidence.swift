/// One observation's likelihood, a quadratic polynomial in a player's chance of keeping a card.
struct Evidence: Equatable {
  var constant: Double
  var linear: Double
  var square = 0.0
  /// The number of seen cards whose fate it shows.
  var sightingCount = 1

  static let forgotten = Evidence(constant: 1, linear: -1)

  /// The card had been kept, or else something with this chance happened; it may be open still which of them.
  static func kept(orElse chance: Double, isOpen: Bool = false) -> Evidence {
    Evidence(constant: chance, linear: 1 - chance, sightingCount: isOpen ? 0 : 1)
  }

  /// Both cards of a pair had been kept; or else, with the first chance, one was turned and its partner had been
  /// kept or, with the second chance, was guessed.
  static func pairKept(orElse turned: Double, guessed: Double) -> Evidence {
    // p² + (1 − p) · turned · (p + (1 − p) · guessed)
    Evidence(
      constant: turned * guessed, linear: turned * (1 - 2 * guessed),
      square: 1 - turned * (1 - guessed), sightingCount: 2)
  }

  /// The same for both cards of a pair while it is open, at least one of which had been forgotten.
  static func notBothKept(orElse one: Double, _ other: Double) -> Evidence {
    // p · (1 − p) · (one + other) + (1 − p)² · one · other
    let (sum, product) = (one + other, one * other)
    return Evidence(
      constant: product, linear: sum - 2 * product, square: product - sum, sightingCount: 0)
  }

  func likelihood(ofKeeping keep: Double) -> Double {
    max(0, constant + (linear + square * keep) * keep)
  }
}
