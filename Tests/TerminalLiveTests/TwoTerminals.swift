import Terminal

@testable import TerminalLive

/// What two interpreters of the same bytes show: our model of a terminal, and libvterm.
struct TwoTerminals {
  private(set) var model: ScreenModel
  private let vterm: VTerm

  init(size: Size) {
    model = ScreenModel(size: size)
    vterm = VTerm(size: size)
  }

  mutating func receive(_ bytes: [UInt8]) { receive(String(decoding: bytes, as: UTF8.self)) }

  mutating func receive(_ output: String) {
    model.receive(output)
    vterm.receive(output)
  }

  /// Where they first show something else than others do; nil if nowhere.
  func flaw(beside others: TwoTerminals) -> String? {
    vtermFlaw(beside: others) ?? modelFlaw(beside: others)
  }

  /// The same but for the cursor.
  func screenFlaw(beside others: TwoTerminals) -> String? {
    TerminalLiveTests.flaw(in: vterm.rows, beside: others.vterm.rows).map { "libvterm: \($0)" }
      ?? TerminalLiveTests.flaw(in: model.rows, beside: others.model.rows) ?? model.unknown.first
  }

  /// The same for libvterm alone.
  func vtermFlaw(beside others: TwoTerminals) -> String? {
    TerminalLiveTests.flaw(in: vterm.rows, beside: others.vterm.rows).map { "libvterm: \($0)" }
      ?? flaw(in: vterm.cursor, beside: others.vterm.cursor, "libvterm's cursor")
  }

  private func modelFlaw(beside others: TwoTerminals) -> String? {
    TerminalLiveTests.flaw(in: model.rows, beside: others.model.rows)
      ?? flaw(in: model.cursor, beside: others.model.cursor, "the cursor")
      ?? flaw(in: model.title, beside: others.model.title, "the title")
      ?? model.unknown.first
  }

  private func flaw<Value: Equatable>(
    in shown: Value, beside expected: Value, _ name: String
  ) -> String? {
    shown == expected ? nil : "\(name) is \(shown), not \(expected)"
  }
}

private func flaw(in rows: [[ScreenModel.Cell]], beside expected: [[ScreenModel.Cell]]) -> String? {
  for y in rows.indices {
    for x in rows[y].indices where rows[y][x].visible != expected[y][x].visible {
      return "(\(x), \(y)) is \(rows[y][x]), not \(expected[y][x])"
    }
  }
  return nil
}
