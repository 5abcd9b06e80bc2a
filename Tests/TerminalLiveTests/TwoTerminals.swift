import CVTerm

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
    screenFlaw(beside: others)
      ?? flaw(in: vterm.cursor, beside: others.vterm.cursor, "libvterm's cursor")
      ?? flaw(in: model.cursor, beside: others.model.cursor, "the cursor")
      ?? flaw(in: model.title, beside: others.model.title, "the title")
  }

  /// The same but for the cursor and the title.
  func screenFlaw(beside others: TwoTerminals) -> String? {
    TerminalLiveTests.flaw(in: vterm.rows, beside: others.vterm.rows).map { "libvterm: \($0)" }
      ?? TerminalLiveTests.flaw(in: model.rows, beside: others.model.rows) ?? model.unknown.first
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

/// A terminal that is not ours: libvterm's.
///
/// It knows neither links nor dim text.
final class VTerm {
  private let terminal: OpaquePointer
  private let size: Size

  init(size: Size) {
    self.size = size
    terminal = vterm_new(Int32(size.height), Int32(size.width))
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(vterm_obtain_screen(terminal), 1)
    vterm_screen_reset(vterm_obtain_screen(terminal), 1)
  }

  deinit { vterm_free(terminal) }

  func receive(_ output: String) {
    var output = output
    output.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        _ = vterm_input_write(terminal, $0.baseAddress, $0.count)
      }
    }
  }

  var cursor: Point {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Point(x: Int(position.col), y: Int(position.row))
  }

  var rows: [[ScreenModel.Cell]] {
    (0..<size.height).map { y in (0..<size.width).map { cell(x: $0, y: y) } }
  }

  private func cell(x: Int, y: Int) -> ScreenModel.Cell {
    let seen = vterm_seen_cell(terminal, Int32(y), Int32(x))
    var cell = ScreenModel.Cell(text: text(of: seen))
    // The left half has the look of both.
    if cell.text.isEmpty { return cell }
    cell.look.foreground = Int(seen.foreground)
    cell.look.background = Int(seen.background)
    if seen.bold { cell.look.attributes.insert(1) }
    if seen.reverse { cell.look.attributes.insert(7) }
    return cell
  }
}

/// Zeros follow the character and its marks.
private func text(of cell: VTermSeenCell) -> String {
  let isRightHalf = cell.text.0 == .max
  guard !isRightHalf, cell.text.0 != 0 else { return isRightHalf ? "" : " " }
  var text = String.UnicodeScalarView()
  withUnsafeBytes(of: cell.text) { bytes in
    for value in bytes.bindMemory(to: UInt32.self).prefix(while: { $0 != 0 }) {
      text.append(Unicode.Scalar(value) ?? "?")
    }
  }
  return String(text)
}
