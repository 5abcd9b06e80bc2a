extension AppState {
  /// The player's task, in the game on the table or else in the next one; on the board also the method, if there
  /// is room.
  var rules: [[String]] {
    let note = (game.hasBoard ? game.request.kind : settings.current.kind).note
    guard routing.previous == .game, game.hasBoard else { return [[note]] }
    let flipping = tr("Flip two cards. If they don’t match, they turn back with your next flip.")
    let slips = tr("Missing a pair that you have already seen is a slip: fewer slips, more stars.")
    return [[note, flipping] + (game.sprint == nil && !game.hasTurns ? [slips] : []), [note]]
  }

  /// The terms of the game on screens where a player may look for them.
  var explainedTerms: [KeyHint] {
    let oneSwitch = KeyHint(
      tr("One switch"),
      tr("Press it when what you want is highlighted: first a row, then a thing in it."))
    let scanning = scanning == .off ? [] : [oneSwitch]
    let isAboutGame = [.menu, .game, .finished, .records].contains(routing.previous)
    return scanning + (isAboutGame ? gameTerms : [])
  }
}

/// The terms of the game and their meanings.
var gameTerms: [KeyHint] {
  [
    KeyHint(tr("Slip"), tr("You missed a pair that you had seen.")),
    KeyHint(
      tr("Stars"),
      tr("Five without a slip: flawless. On 4×4, 1 slip leaves 4 stars, 3 leave 3, 6 leave 2.")),
    KeyHint(tr("Golden cover"), tr("Found from memory, not by luck, without a slip.")),
    KeyHint(tr("Daily board"), tr("The same for everyone. Your first try counts.")),
    KeyHint(tr("Practice"), tr("Slips of earlier days: you find the card that you forgot.")),
    KeyHint(tr("Crown"), tr("For two wins in a row against a computer player, on 4×4 or larger.")),
    KeyHint(
      tr("Skill, luck"), tr("How perfectly you played, and what chance gave: 50 is average.")),
    KeyHint(tr("With hindsight"), tr("You took a hint, or knew the cards: there are no stars.")),
  ]
}
