import MemoryTunes

/// Any text names a board, brings a game that the rules allow and whose line reads back as the same game, or is refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let rival = try? BoardText(text, catalogue: catalogue).rival, let board = rival.board
  else { return 0 }
  precondition(board.isSolved && board.moves.count == rival.moveCount)
  guard let line = rival.line, let again = try? BoardText(line, catalogue: catalogue).rival
  else { preconditionFailure("a game that was read has no line") }
  precondition(again == rival)
  return 0
}

/// Twenty covers in each category, as in the game.
private let catalogue = Dictionary(
  uniqueKeysWithValues: MemoryTunes.Category.bundled.map { category in
    let ids = (0..<20).map { "\(category.id)/\($0)" }
    return (category.id, ids.map { Cover(id: $0, title: $0, artist: "", artwork: $0) })
  })
