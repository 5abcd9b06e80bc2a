import MemoryTunes

extension AppState {
  /// The player's task, in the game on the table or else in the next one; on the board also the method, if there
  /// is room.
  var rules: [[String]] {
    let note = (game.hasBoard ? game.request.kind : settings.current.kind).note
    guard routing.previous == .game, game.hasBoard else { return [[note]] }
    let flipping = "Flip two cards. If they don’t match, they turn back with your next flip."
    let slips = "Missing a pair that you have already seen is a slip: fewer slips, more stars."
    return [[note, flipping] + (game.sprint == nil && !game.hasTurns ? [slips] : []), [note]]
  }

  /// The terms of the game on screens where a player may look for them.
  var explainedTerms: [KeyHint] {
    let scanning = scanning == .off ? [] : [scanTerm]
    return switch routing.previous {
    case .menu, .game, .finished, .records: scanning + gameTerms
    default: scanning
    }
  }
}

private let scanTerm = KeyHint(
  "One switch",
  "Press it when what you want is highlighted: first a row, then a thing in it. The pause key stops the highlight."
)

/// The terms of the game and their meanings.
let gameTerms = [
  KeyHint("Slip", "You missed a pair that you had seen."),
  KeyHint(
    "Stars",
    "Five without a slip: flawless. On 4×4, a slip leaves four, three leave three, six two."),
  KeyHint(
    "Golden cover",
    "Found from memory, not by luck, in a game without a slip."),
  KeyHint("Daily board", "The same for everyone. Your first try counts."),
  KeyHint("Practice", "Slips of earlier days: you find the card that you forgot."),
  KeyHint("Crown", "For two wins in a row against a computer player, on 4×4 or larger."),
  KeyHint(
    "Skill, luck", "How close you came to perfect play, and what chance gave; luck 50 is average."),
  KeyHint("With hindsight", "You took a hint, or knew the cards: the game earns no stars."),
]
