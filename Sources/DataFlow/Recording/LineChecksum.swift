extension [UInt8] {
  /// A line of these bytes, whatever they are, ended with their checksum as by a recorder.
  package var withChecksum: [UInt8] { self + self[...].ending }

  /// Ends a line with the checksum of its bytes and a line feed.
  mutating func endLine() {
    self += self[...].ending
    append(UInt8(ascii: "\n"))
  }

  /// Appends a number in lowercase hexadecimal digits, with leading zeros.
  mutating func append(hex number: UInt64, digits: Int) {
    let text = String(number, radix: 16).utf8
    self += repeatElement(UInt8(ascii: "0"), count: digits - text.count)
    self += text
  }
}

extension ArraySlice<UInt8> {
  /// The line ends with the checksum of the bytes before.
  var isIntact: Bool { suffix(endingLength) == dropLast(endingLength).ending[...] }

  /// The line ends with a checksum, right or wrong.
  var hasChecksum: Bool {
    let ending = suffix(endingLength)
    return ending.starts(with: label) && ending.suffix(2).elementsEqual("\"}".utf8)
  }

  /// The member that ends a line starting with these bytes: their hash.
  fileprivate var ending: [UInt8] {
    var ending = Array(label)
    ending.append(hex: UInt64(fnv32), digits: 8)
    return ending + "\"}".utf8
  }
}

private let label = ",\"sum\":\"".utf8

/// The length of `,"sum":"01234567"}`.
private let endingLength = 18
