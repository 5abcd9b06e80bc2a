/// The end of an escape sequence after its Esc; nil if still to come.
///
/// It is `[`, parameters and a final byte; `[M` and the three bytes of a legacy mouse event; `O` and a byte; a
/// string up to its terminator; or one character.
func endOfSequence(_ codes: ArraySlice<Code>, isTyped: Bool) -> Int? {
  func index(after count: Int) -> Int { min(codes.startIndex + count, codes.endIndex) }
  switch codes.first {
  case .character(0x5B) where codes.dropFirst().first == .character(0x4D): return index(after: 5)
  case .character(0x5B):
    // Esc and `[` alone may have been typed.
    return endOfParameters(codes) ?? (isTyped && codes.count == 1 ? codes.endIndex : nil)
  case .character(0x4F): return index(after: 2)
  case let first? where first.beginsString: return endOfString(codes, isTyped: isTyped)
  default: return index(after: 1)
  }
}

/// The end of `[`, parameters and a final byte: after that byte, or before a key or another Esc, which interrupt them.
private func endOfParameters(_ codes: ArraySlice<Code>) -> Int? {
  let end = codes.dropFirst().firstIndex {
    if case .character(let byte) = $0 { !(0x20..<0x40).contains(byte) } else { true }
  }
  guard let end else { return nil }
  return codes[end] == .character(27) || codes[end].isKey ? end : end + 1
}

/// The end of a string: after BEL, after Esc and `\\`, or before any other Esc.
private func endOfString(_ codes: ArraySlice<Code>, isTyped: Bool) -> Int? {
  // Esc and one letter alone were typed.
  guard codes.count > 1 else { return isTyped ? codes.endIndex : nil }
  guard let end = codes.firstIndex(where: { $0 == .character(7) || $0 == .character(27) }) else {
    return nil
  }
  guard codes[end] == .character(27) else { return end + 1 }
  guard end + 1 < codes.endIndex else { return nil }
  return codes[end + 1] == .character(0x5C) ? end + 2 : end
}

extension Code {
  var isKey: Bool { if case .key = self { true } else { false } }

  /// Begins one of the control functions DCS, SOS, OSC, PM and APC (ECMA-48).
  var beginsString: Bool {
    "PX]^_".unicodeScalars.contains { self == .character($0.value) }
  }

  /// Ends a string, or may be part of its terminator.
  var endsString: Bool { [0x1B, 7, 0x5C].contains { self == .character($0) } }
}
