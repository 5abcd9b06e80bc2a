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
    batch.map { board(of: $0, seed: seed).contains(where: covers.contains) } == true
  }

  /// The pair on each card of a board of bundled covers, dealt without a catalogue; nil for other boards.
  var pairs: [Int]? {
    guard let batch else { return nil }
    var generator = SeededGenerator(seed: seed)
    let covers = generator.choose(grid.pairCount, from: batch)
    return (Array(covers.indices) + covers.indices).shuffled(by: &generator)
  }

  /// Nil if it is not from bundled covers, or from an unknown deck.
  fileprivate var batch: NumberedBatch? {
    source == .bundled ? numberedBatches[deck]?[category.id] : nil
  }

  fileprivate func board(of batch: NumberedBatch, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return generator.choose(grid.pairCount, from: batch)
  }
}

extension PlayedGame {
  /// The numbers of the covers on the board, in the order of its pairs; for a sprint, on the solved boards.
  ///
  /// Empty if unknown: not bundled, or from an unknown deck.
  var bundledCovers: [Int] {
    guard let batch = request.batch else { return [] }
    let seed = request.seed
    guard kind == .sprint else { return request.board(of: batch, seed: seed) }
    let later = Sprint.shuffled(batch.covers, fillers: batch.fillers, seed: seed)
    // Nobody solves more than a board a second.
    return (0..<min(pairCount / grid.pairCount, Sprint.duration)).flatMap { number in
      request.board(
        of: number == 0 ? batch : later, seed: Sprint.seed(ofBoard: number, of: seed))
    }
  }
}

/// The covers that one category's boards are dealt from, as numbers: enough to repeat a deal without a catalogue.
private typealias NumberedBatch = (covers: [Int], fillers: [Int])

/// The batches of each category by version of the deck.
private let numberedBatches: [Int: [Category.ID: NumberedBatch]] = {
  let numbers = Dictionary(
    uniqueKeysWithValues: CoverCollection.categories.map { ($0.category.id, Array($0.covers)) })
  let batches = (1...Deck.current).map { version in
    let covers = Deck(version: version)?.covers(in: numbers) ?? [:]
    return (version, covers.map { ($0, (covers: $1, fillers: covers.fillers(besides: $0))) })
  }
  return Dictionary(uniqueKeysWithValues: batches)
    .mapValues { Dictionary(uniqueKeysWithValues: $0) }
}()

extension SeededGenerator {
  /// Chooses the covers of a board; fillers are available only if it needs them.
  fileprivate mutating func choose(_ count: Int, from batch: NumberedBatch) -> [Int] {
    let fillers = batch.covers.count < count ? batch.fillers : []
    return Array(choose(count, from: batch.covers, fillers: fillers).prefix(count))
  }
}
