import Basics

/// Any text, once cleaned, neither controls a terminal nor changes the direction of writing, and is
/// visible unless it is empty.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let cleaned = text.cleaned
  precondition(cleaned.count <= 200)
  precondition(cleaned.unicodeScalars.allSatisfy { !isControl($0) && !turnsWriting($0) })
  precondition(cleaned.first?.isWhitespace != true && cleaned.last?.isWhitespace != true)
  precondition(cleaned.cleaned == cleaned)
  precondition(cleaned.isEmpty || cleaned.unicodeScalars.contains { isVisible($0) })
  return 0
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    || (0x2028...0x2029).contains(scalar.value)
}

private func turnsWriting(_ scalar: Unicode.Scalar) -> Bool {
  [0x61C, 0x200E, 0x200F].contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
    || (0x2066...0x2069).contains(scalar.value)
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  let categories: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .spaceSeparator]
  return !categories.contains(scalar.properties.generalCategory)
    && !scalar.properties.isDefaultIgnorableCodePoint && ![0x2800, 0x1D159].contains(scalar.value)
}
