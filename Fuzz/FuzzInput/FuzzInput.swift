import TerminalLive

/// Any bytes that a terminal sends are keys, clicks and replies, or nothing; the game stands all of them,
/// and a key that follows after a pause counts.
///
/// A line is what is read at one time. Its first byte says when: whether after a pause (1), while an
/// answer is awaited (2), and after all delays have passed (4).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let lines = UnsafeBufferPointer(start: start, count: count).split(separator: UInt8(ascii: "\n"))
    .map { Array($0) }
  MainActor.assumeIsolated {
    let loop = GameLoop()
    for line in lines { loop.turn(line) }
    loop.expectToHear()
  }
  return 0
}

extension GameLoop {
  /// Reads a line.
  fileprivate func turn(_ line: [UInt8]) {
    guard let moment = line.first else { return }
    if moment & 4 != 0 { passTime() }
    read(
      codes(line.dropFirst()), awaitsReply: moment & 2 != 0, afterPause: moment & 1 != 0)
  }

  /// A key counts, whatever came before.
  fileprivate func expectToHear() {
    precondition(inputs(of: [.character(0x3F)], afterPause: true) == [.key(.character("?"))])
  }
}

/// Bytes as ncurses reads them; characters for private use stand for its keys.
private func codes(_ bytes: some Collection<UInt8>) -> [Code] {
  String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
    (0xE000..<0xE200).contains($0.value)
      ? .key(Int32($0.value) - 0xE000 + 0x100) : .character($0.value)
  }
}
