/// Everything a computer player sees and believes when it chooses a card.
public struct Thought: Equatable, Sendable {
  private let opponent: Opponent
  private let faces: [Card.Face]
  private let openCards: [Int]
  /// For each card, the pair it sees or believes to be there; nil where it knows nothing, or a pair has been found.
  private let beliefs: [Int?]
  private let isPassedTwice: Bool
  /// The card flipped last had been seen before.
  private let lastWasKnown: Bool
  private let seed: UInt64

  /// A board as seen with this memory of all its flips; O(cards + flips).
  public init(memory: FadingMemory, board: Board) {
    opponent = memory.opponent
    faces = board.cards.map(\.face)
    openCards = board.openCards
    beliefs = memory.beliefs(about: board.cards)
    isPassedTwice = board.isPassedTwice
    lastWasKnown = board.flips.dropLast().contains { $0.card == board.flips.last?.card }
    seed = memory.seedOfChoice
  }

  /// The card to flip next; nil if none can be flipped.
  ///
  /// O(cards). It always takes a pair it believes it knows. Otherwise its first card is one it knows nothing
  /// about, unless it passes.
  public func nextCard() -> Int? {
    var generator = SeededGenerator(seed: seed)
    let hidden = faces.indices.filter { faces[$0] == .hidden }
    let first = openCards.count == 1 ? beliefs[openCards[0]] : nil
    let cardCounts = Dictionary(beliefs.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    var wanted = hidden.filter { card in
      beliefs[card].map { first == nil ? cardCounts[$0] ?? 0 > 1 : $0 == first } ?? false
    }
    if wanted.isEmpty {
      let move = move(by: &generator)
      let isKnown = first == nil ? move == .pass : move != .twoNew
      wanted = hidden.filter { (beliefs[$0] != nil) == isKnown }
    }
    let choices = wanted.isEmpty ? hidden : wanted
    return choices.isEmpty ? nil : choices[generator.number(below: choices.count)]
  }

  /// The kind of move to make, or to complete, while no pair is known.
  private func move(by generator: inout SeededGenerator) -> PerfectPlay {
    if let boldness = opponent.traits.boldness {
      return generator.fraction() < boldness ? .twoNew : .newThenKnown
    }
    let isSecond = openCards.count == 1
    if isSecond, lastWasKnown { return .pass }
    let pairs = faces.count { $0 != .matched } / 2
    let known = beliefs.count { $0 != nil } - (isSecond ? 1 : 0)
    // If everybody passed, the game would never end.
    return PerfectPlay(pairs: pairs, known: known, mayPass: !isSecond && !isPassedTwice)
  }
}

extension Board {
  /// The last two moves showed nothing new: cards seen before, and no pair.
  fileprivate var isPassedTwice: Bool {
    moves.count > 1
      && moves.indices.suffix(2).allSatisfy { index in
        let (move, before) = (moves[index], flips.prefix(2 * index).map(\.card))
        return !move.isMatch && before.contains(move.first) && before.contains(move.second)
      }
  }
}

extension FadingMemory {
  /// For each card, the pair seen or believed to be there.
  ///
  /// A confused card is believed to be in another's place, unless that one is remembered itself.
  fileprivate func beliefs(about cards: [Card]) -> [Int?] {
    let memories = cards.indices.map(recollection)
    var beliefs: [Int?] = zip(cards, memories).map { card, memory in
      card.face == .open || (card.face == .hidden && memory == .remembered) ? card.pair : nil
    }
    for (card, memory) in zip(cards, memories) where card.face == .hidden {
      guard case .confused(let other) = memory, cards.indices.contains(other),
        cards[other].face == .hidden
      else { continue }
      beliefs[other] = beliefs[other] ?? card.pair
    }
    return beliefs
  }
}
