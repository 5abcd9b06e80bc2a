import Artwork
import Basics

/// The randomness of one step, derived from the run's seed and the step's number.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64, step: Int) {
    var first = SeededGenerator(seed: seed)
    generator = SeededGenerator(seed: first.next() ^ UInt64(step))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + generator.number(below: range.count)
  }

  /// True once in `count` times on average.
  mutating func once(in count: Int) -> Bool { generator.number(below: count) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[generator.number(below: elements.count)]
  }

  /// A random element; those with greater weights more often.
  mutating func one<Element>(weighted elements: [(Int, Element)]) -> Element {
    var rest = generator.number(below: elements.reduce(0) { $0 + $1.0 })
    for (weight, element) in elements {
      if rest < weight { return element }
      rest -= weight
    }
    return elements[elements.count - 1].1
  }

  mutating func bytes(_ count: Int, from range: ClosedRange<UInt8> = 0...255) -> [UInt8] {
    (0..<count).map { _ in UInt8(number(Int(range.lowerBound)...Int(range.upperBound))) }
  }

  /// From one cell to larger than any screen; small sizes and odd shapes too.
  mutating func size() -> (columns: Int, rows: Int) {
    switch number(0...3) {
    case 0: (number(1...500), number(1...200))
    case 1: (number(1...40), number(1...12))
    case 2: once(in: 2) ? (number(1...3), number(1...200)) : (number(1...500), number(1...3))
    default: (number(60...160), number(20...50))
    }
  }
}
