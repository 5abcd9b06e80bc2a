extension CoverCollection {
  public static let categories: [(category: Category, covers: Range<Int>)] = {
    let counts = Deck(version: Deck.current)?.coverCounts ?? [:]
    return Category.bundled.reduce(into: []) { categories, category in
      let first = categories.last?.covers.upperBound ?? 0
      categories.append((category, first..<first + (counts[category.id] ?? 0)))
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
    CoverCollection.categories.first { $0.covers.contains(number) }.flatMap { category, numbers in
      catalogue[category.id]?.dropFirst(number - numbers.lowerBound).first
    }
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
  /// The numbers of the covers on the board, in the order of its pairs, or of a sprint's solved boards; empty if
  /// they are not bundled, or from an unknown deck.
  var bundledCovers: [Int] {
    guard let batch = request.batch else { return [] }
    let seed = request.seed
    guard kind == .sprint else { return request.board(of: batch, seed: seed) }
    let later = Sprint.shuffled(batch.covers, fillers: batch.fillers, seed: seed)
    // Nobody solves more than a board a second.
    return (0..<min(pairCount / grid.pairCount, Sprint.duration)).flatMap { number in
      request.board(of: number == 0 ? batch : later, seed: Sprint.seed(ofBoard: number, of: seed))
    }
  }
}

/// The covers that one category's boards are dealt from, as numbers: enough to repeat a deal without a catalogue.
private typealias NumberedBatch = (covers: [Int], fillers: [Int])

/// The batches of each category by version of the deck.
private let numberedBatches: [Int: [Category.ID: NumberedBatch]] = {
  let numbers = Dictionary(
    uniqueKeysWithValues: CoverCollection.categories.map { ($0.category.id, Array($0.covers)) })
  return (1...Deck.current).reduce(into: [:]) { batches, version in
    let covers = Deck(version: version)?.covers(in: numbers) ?? [:]
    for (id, own) in covers {
      batches[version, default: [:]][id] = (own, covers.fillers(besides: id))
    }
  }
}()

extension SeededGenerator {
  /// Chooses the covers of a board; fillers are available only if it needs them.
  fileprivate mutating func choose(_ count: Int, from batch: NumberedBatch) -> [Int] {
    let fillers = batch.covers.count < count ? batch.fillers : []
    return Array(choose(count, from: batch.covers, fillers: fillers).prefix(count))
  }
}
