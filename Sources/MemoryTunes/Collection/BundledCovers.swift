extension CoverCollection {
  /// The numbers of the covers of each category.
  public static let categories: [(category: Category, covers: Range<Int>)] = {
    let counts = Deck(version: Deck.current)?.coverCounts ?? [:]
    var next = 0
    return Category.bundled.map { category in
      defer { next += counts[category.id] ?? 0 }
      return (category, next..<next + (counts[category.id] ?? 0))
    }
  }()

  /// The incomplete category with the fewest missing covers, and their numbers; nil if all are complete.
  var fewestMissing: (category: Category, covers: [Int])? {
    Self.categories.map { ($0.category, $0.covers.filter { self[$0] == nil }) }
      .filter { !$0.1.isEmpty }.min { $0.1.count < $1.1.count }
  }

  public static let coverCount = categories.last?.covers.upperBound ?? 0
}

extension CategoriesState {
  /// The bundled cover with a number, as in ``CoverCollection``; nil until the catalogue has been read.
  public func bundledCover(_ number: Int) -> Cover? {
    guard let place = CoverCollection.categories.first(where: { $0.covers.contains(number) }),
      let covers = catalogue[place.category.id],
      covers.indices.contains(number - place.covers.lowerBound)
    else { return nil }
    return covers[number - place.covers.lowerBound]
  }
}

extension DealRequest {
  /// Deals one of the bundled covers with these numbers.
  func deals(oneOf covers: [Int]) -> Bool {
    let batch = NumberedBatch.all[deck]?[category.id]
    return batch?.board(pairs: grid.pairCount, seed: seed).contains(where: covers.contains) == true
  }

  /// The pair on each card of a board of bundled covers, dealt without a catalogue; nil for other boards.
  var pairs: [Int]? {
    guard source == .bundled, let batch = NumberedBatch.all[deck]?[category.id] else { return nil }
    var generator = SeededGenerator(seed: seed)
    let covers = batch.board(pairs: grid.pairCount, by: &generator)
    return (Array(covers.indices) + covers.indices).shuffled(by: &generator)
  }
}

extension PlayedGame {
  /// The numbers of the covers on the board, in the order of its pairs; for a sprint, on the solved boards.
  ///
  /// Empty if unknown: not bundled, or from an unknown deck.
  var bundledCovers: [Int] {
    guard request.source == .bundled,
      let batch = NumberedBatch.all[request.deck]?[category.id]
    else { return [] }
    let seed = request.seed
    guard kind == .sprint else { return batch.board(pairs: grid.pairCount, seed: seed) }
    // Nobody solves more than a board a second.
    return (0..<min(pairCount / grid.pairCount, Sprint.duration)).flatMap { number in
      let batch = number == 0 ? batch : batch.sprintDeck(seed: seed)
      return batch.board(pairs: grid.pairCount, seed: Sprint.seed(ofBoard: number, of: seed))
    }
  }
}

/// The covers that one category's boards are dealt from, as numbers: enough to repeat a deal without a catalogue.
private struct NumberedBatch {
  let covers: [Int]
  let fillers: [Int]

  /// The batches of each category by version of the deck.
  static let all: [Int: [Category.ID: NumberedBatch]] = {
    let numbers = Dictionary(
      uniqueKeysWithValues: CoverCollection.categories.map { ($0.category.id, Array($0.covers)) })
    let decks = (1...Deck.current).map { ($0, Deck(version: $0)?.covers(in: numbers) ?? [:]) }
    return Dictionary(uniqueKeysWithValues: decks).mapValues { covers in
      Dictionary(
        uniqueKeysWithValues: covers.map { category, own in
          (category, NumberedBatch(covers: own, fillers: covers.fillers(besides: category)))
        })
    }
  }()

  /// The covers of a board; fillers are available only if it needs them.
  func board(pairs count: Int, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return board(pairs: count, by: &generator)
  }

  func board(pairs count: Int, by generator: inout SeededGenerator) -> [Int] {
    let fillers = covers.count < count ? fillers : []
    return Array(generator.choose(count, from: covers, fillers: fillers).prefix(count))
  }

  /// The deck for all boards of a sprint but the first.
  func sprintDeck(seed: UInt64) -> NumberedBatch {
    let (covers, fillers) = Sprint.shuffled(covers, fillers: fillers, seed: seed)
    return NumberedBatch(covers: covers, fillers: fillers)
  }
}
