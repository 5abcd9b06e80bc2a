import Artwork

/// Reads the bits of bytes, least significant first.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The next `count` bits as a number, least significant first; at most 24.
  mutating func next(_ count: Int) throws(PictureError) -> Int {
    guard position + count <= bytes.count * 8 else { throw .damaged }
    var number = 0
    for place in 0..<count {
      let byte = bytes[bytes.startIndex + position / 8]
      number |= Int(byte >> UInt8(position % 8) & 1) << place
      position += 1
    }
    return number
  }
}

/// A canonical Huffman code as used by lossless WebP.
struct PrefixCode {
  /// The number of symbols for each code length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private let symbols: [Int]

  init(from bits: inout BitReader, symbols count: Int) throws(PictureError) {
    if try bits.next(1) == 1 {
      let isPair = try bits.next(1) == 1
      var lengths = [try bits.next(try bits.next(1) == 1 ? 8 : 1): 1]
      if isPair { lengths[try bits.next(8)] = 1 }
      self.init(lengths: lengths)
    } else {
      self.init(lengths: try Self.lengths(from: &bits, symbols: count))
    }
  }

  private init(lengths: [Int: Int]) {
    for length in lengths.values { counts[length] += 1 }
    symbols = lengths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The code lengths of the symbols that have a code.
  private static func lengths(
    from bits: inout BitReader, symbols count: Int
  ) throws(PictureError) -> [Int: Int] {
    let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    var own: [Int: Int] = [:]
    for symbol in order.prefix(try bits.next(4) + 4) {
      let length = try bits.next(3)
      if length > 0 { own[symbol] = length }
    }
    let code = Self(lengths: own)
    var rest = count
    if try bits.next(1) == 1 { rest = 2 + (try bits.next(2 + 2 * (try bits.next(3)))) }
    var lengths: [Int: Int] = [:]
    var (symbol, last) = (0, 8)
    while symbol < count, rest > 0 {
      rest -= 1
      let length = try code.next(from: &bits)
      switch length {
      case 16:
        let times = 3 + (try bits.next(2))
        for next in symbol..<symbol + times { lengths[next] = last }
        symbol += times
      case 17: symbol += 3 + (try bits.next(3))
      case 18: symbol += 11 + (try bits.next(7))
      default:
        if length > 0 { (lengths[symbol], last) = (length, length) }
        symbol += 1
      }
    }
    return lengths
  }

  /// Reads the next symbol; a code of a single symbol takes no bits.
  func next(from bits: inout BitReader) throws(PictureError) -> Int {
    if symbols.count == 1 { return symbols[0] }
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code = code << 1 | (try bits.next(1))
      if code - first < counts[length] { return symbols[index + code - first] }
      index += counts[length]
      first = (first + counts[length]) << 1
    }
    throw .damaged
  }
}
