// A finished game as one line, `pop-4x4-7k3q:14.1k3f9…`: the code of its board, its number of moves, and all else in
// Crockford's base 32, whose digits carry these bits, each number from its highest bit:
// - 5 for the version, 1;
// - 5 for the bytes of the player's name, then the name in UTF-8;
// - for each flip, the card's index in as many bits as the largest needs, then the seconds since the flip before, in
//   groups of three bits, lowest first: whether another follows, and two bits of the number;
// - zeros up to a whole digit, and a check sum: the lowest 20 bits of the FNV-1a hash of the line before it.
// A 4×4 game of 14 moves takes about 65 characters, a 10×8 game of 75 about 350.

private let lineVersion = 1
/// The bits of the version and of the name's length.
private let digitBits = 5
private let maximumNameSize = 31
private let sumLength = 4
/// The longest line that people are given to send, in bytes.
private let maximumSharedLength = 600
/// More digits than the longest game that is kept has.
private let maximumDigitCount = 100_000

extension Rival {
  /// The game as a line; nil for a claimed result, and for a folder's covers, which others do not have.
  public var line: String? {
    guard let board, !code.isFolder else { return nil }
    var bits: [Bool] = []
    bits.append(lineVersion, count: digitBits)
    var name = player.name ?? ""
    while name.utf8.count > maximumNameSize { name.removeLast() }
    // It may have been cut after a space.
    name = name.cleaned
    bits.append(name.utf8.count, count: digitBits)
    for byte in name.utf8 { bits.append(Int(byte), count: 8) }
    var seconds = 0
    for flip in board.flips {
      bits.append(flip.card, count: (board.cards.count - 1).bitCount)
      bits.append(grouped: flip.seconds - seconds)
      seconds = flip.seconds
    }
    let line = "\(code):\(board.moves.count).\(bits.digits)"
    return line + Base32.text(line.utf8.fnv64 & 0xF_FFFF, minimumLength: sumLength)
  }

  /// The game as a line; nil if it is too long for people to send.
  public var sharedLine: String? {
    line.flatMap { $0.utf8.count <= maximumSharedLength ? $0 : nil }
  }

  /// Reads a line, or a claimed result without flips; plays the flips on the board of its code, dealt from a catalogue
  /// of bundled covers.
  ///
  /// Nil for other texts. O(length).
  public init?(_ text: String, catalogue: [Category.ID: [Cover]]) throws(RivalError) {
    let dot = text.firstIndex(of: ".") ?? text.endIndex
    guard let claim = try Rival(claim: String(text[..<dot])) else { return nil }
    guard dot < text.endIndex else {
      self = claim
      return
    }
    let typed = text[text.index(after: dot)...]
    guard typed.utf8.count <= maximumDigitCount else { throw .tooLong }
    let digits = try typed.map { (digit) throws(RivalError) in
      guard let value = digit.lowercased().first.flatMap(Base32.value) else { throw .altered }
      return value
    }
    guard let version = digits.first else { throw .cutOff }
    guard version == lineVersion else { throw .otherVersion }
    guard let request = claim.code.request() else { throw .otherBoard }
    var bits = digits.dropFirst().dropLast(sumLength)
      .flatMap { digit in (0..<5).reversed().map { digit >> $0 & 1 == 1 } }[...]
    let name = try (0..<(try bits.number(digitBits))).map { (_) throws(RivalError) in
      UInt8(try bits.number(8))
    }
    var (flips, seconds) = ([Flip](), 0)
    for _ in 0..<2 * claim.moveCount {
      let card = try bits.number((request.grid.cardCount - 1).bitCount)
      seconds += try bits.groupedNumber()
      flips.append(Flip(card: card, seconds: seconds))
    }
    guard var board = request.deal(from: catalogue)?.board else { throw .otherBoard }
    for flip in flips where board.flip(flip) == nil { throw .altered }
    self.init(
      claim.code, by: .person(name: String(decoding: name, as: UTF8.self)), solved: board)
    let canonical = digits.map { Base32.text($0, minimumLength: 1) }.joined()
    // The sum is right, nothing is left, and a number or a name is written in one way only.
    guard isValid, line == "\(claim.code):\(claim.moveCount).\(canonical)" else { throw .altered }
  }
}

extension PlayedGame {
  /// The game as a line; nil unless one person has solved a board with this code, without hindsight, and in few enough
  /// moves for people to send it.
  public func line(code: BoardCode?) -> String? {
    guard let code, counts, players.count == 1, players[0].isPerson, kind != .sprint, let board,
      board.isSolved
    else { return nil }
    return Rival(code, by: players[0], solved: board).sharedLine
  }
}

extension Int {
  /// The bits that a number needs which is not negative.
  fileprivate var bitCount: Int { Self.bitWidth - leadingZeroBitCount }
}

/// Numbers as bits, for digits of base 32.
extension [Bool] {
  /// Appends the lowest bits of a number, from the highest of them.
  fileprivate mutating func append(_ number: Int, count: Int) {
    for place in (0..<count).reversed() { append(number >> place & 1 == 1) }
  }

  /// Appends a number from 0 up in groups of three bits.
  fileprivate mutating func append(grouped number: Int) {
    var rest = Swift.max(0, number)
    repeat {
      append((rest > 3 ? 4 : 0) + rest & 3, count: 3)
      rest >>= 2
    } while rest > 0
  }

  /// The digits, the last of them filled with zeros.
  fileprivate var digits: String {
    stride(from: 0, to: count, by: 5).map { start in
      let digit = (start..<start + 5).reduce(0) { (number: UInt64, place) in
        2 * number + (indices.contains(place) && self[place] ? 1 : 0)
      }
      return Base32.text(digit, minimumLength: 1)
    }
    .joined()
  }
}

extension ArraySlice<Bool> {
  /// Removes the first bits, and returns them as a number.
  fileprivate mutating func number(_ count: Int) throws(RivalError) -> Int {
    guard self.count >= count else { throw .cutOff }
    defer { removeFirst(count) }
    return prefix(count).reduce(0) { 2 * $0 + ($1 ? 1 : 0) }
  }

  /// Takes a number in groups of three bits; at most 32 of its own.
  fileprivate mutating func groupedNumber() throws(RivalError) -> Int {
    var number = 0
    for place in stride(from: 0, to: 32, by: 2) {
      let group = try self.number(3)
      number |= (group & 3) << place
      if group < 4 { return number }
    }
    throw .altered
  }
}
