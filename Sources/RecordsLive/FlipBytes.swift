// A flip takes two bytes if it came less than 128 seconds after the previous one: the card, and these seconds as a
// number of seven bits per byte, the lowest first, with the eighth set in all but the last.

extension [Flip] {
  /// The flips as stored; nil if a card's number does not fit in a byte, or if time runs backwards.
  var bytes: [UInt8]? {
    var bytes: [UInt8] = []
    var last = 0
    for flip in self {
      guard let card = UInt8(exactly: flip.card), flip.seconds >= last else { return nil }
      bytes.append(card)
      var delay = flip.seconds - last
      while delay > 0x7F {
        bytes.append(UInt8(delay & 0x7F) | 0x80)
        delay >>= 7
      }
      bytes.append(UInt8(delay))
      last = flip.seconds
    }
    return bytes
  }

  /// Reads the flips of a board with `cardCount` cards; nil if they are impossible.
  init?(bytes: [UInt8], cardCount: Int) {
    self = []
    var rest = bytes[...]
    var seconds = 0
    while let card = rest.popFirst() {
      guard card < cardCount, let delay = rest.popNumber(), count < PlayedGame.maximumFlipCount,
        delay <= PlayedGame.maximumNumber - seconds
      else { return nil }
      seconds += delay
      append(Flip(card: Int(card), seconds: seconds))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes a number from the start; nil if it has more than five bytes, or no end.
  fileprivate mutating func popNumber() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = popFirst() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
