import CVTerm
import Terminal

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
