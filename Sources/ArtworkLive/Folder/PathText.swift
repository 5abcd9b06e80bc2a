extension String {
  /// Encodes a path as text that ``pathBytes`` decodes, whatever its bytes.
  ///
  /// A byte of invalid UTF-8 becomes the private-use character U+10FE00 plus its value. So do the bytes of such a
  /// character itself, which keeps the encoding unique.
  init(path bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !text.mayContainEscapes {
      self = text
      return
    }
    self.init()
    var rest = bytes[...]
    while let byte = rest.first, let escape = Unicode.Scalar(escapeBase + UInt32(byte)) {
      let starts = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
      let scalar = starts.first?.unicodeScalars.first.flatMap { $0.isEscape ? nil : $0 }
      unicodeScalars.append(scalar ?? escape)
      rest = rest.dropFirst(scalar.map(UTF8.width) ?? 1)
    }
  }

  var pathBytes: [UInt8] {
    guard mayContainEscapes else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.isEscape
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  package var cPath: [CChar] { pathBytes.map(CChar.init(bitPattern:)) + [0] }

  /// The path as shown to the player: invalid UTF-8 is shown as `�`.
  var shownPath: String { String(decoding: pathBytes, as: UTF8.self) }

  /// Contains the first byte of an escape, as hardly any path does.
  fileprivate var mayContainEscapes: Bool { utf8.contains(0xF4) }
}

private let escapeBase: UInt32 = 0x10_FE00

extension Unicode.Scalar {
  /// Stands for a byte; bytes below 0x80 are always valid text.
  fileprivate var isEscape: Bool { (escapeBase + 0x80...escapeBase + 0xFF).contains(value) }
}
