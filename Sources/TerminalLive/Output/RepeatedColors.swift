/// Removes the colours that the terminal already has from a frame, the first `count` bytes.
///
/// Returns how many bytes are left; O(count). ncurses sets both colours of a cell if one of them changes, which makes a
/// quarter of the bytes of a cover.
func removeRepeatedColors(from bytes: inout [UInt8], count: Int) -> Int {
  var colors: [UInt8: Range<Int>] = [:]
  var (read, written) = (0, 0)
  bytes.withUnsafeMutableBufferPointer { bytes in
    while read < count {
      let start = read
      guard bytes[read] == escape, read + 1 < count, bytes[read + 1] == bracket else {
        // Other escape sequences may change the colours, too.
        if bytes[read] == escape { colors = [:] }
        bytes[written] = bytes[read]
        (read, written) = (read + 1, written + 1)
        continue
      }
      read += 2
      while read < count, !(0x40...0x7E).contains(bytes[read]) { read += 1 }
      read = min(read + 1, count)
      let sequence = bytes[start..<read]
      if sequence.last == UInt8(ascii: "m") {
        if let kind = kindOfColor(sequence) {
          if let last = colors[kind], bytes[last].elementsEqual(sequence) { continue }
          colors[kind] = written..<written + sequence.count
        } else {
          colors = [:]
        }
      }
      for index in start..<read {
        bytes[written] = bytes[index]
        written += 1
      }
    }
  }
  return written
}

/// Which colour a sequence sets, if it sets one alone by number or by red, green and blue: `3` for the text, `4` for
/// the background.
private func kindOfColor(_ sequence: Slice<UnsafeMutableBufferPointer<UInt8>>) -> UInt8? {
  let parameters = sequence.dropFirst(2).dropLast()
  let start = parameters.startIndex
  guard parameters.count > 4, parameters[start + 1] == UInt8(ascii: "8"),
    parameters[start] == UInt8(ascii: "3") || parameters[start] == UInt8(ascii: "4")
  else { return nil }
  let separators = parameters.count { $0 == semicolon }
  let isAlone =
    switch (parameters[start + 2], parameters[start + 3], parameters[start + 4]) {
    case (UInt8(ascii: ":"), _, _): separators == 0
    case (semicolon, UInt8(ascii: "5"), semicolon): separators == 2
    case (semicolon, UInt8(ascii: "2"), semicolon): separators == 4
    default: false
    }
  return isAlone ? parameters[start] : nil
}

private let semicolon = UInt8(ascii: ";")
private let escape: UInt8 = 0x1B
private let bracket = UInt8(ascii: "[")
