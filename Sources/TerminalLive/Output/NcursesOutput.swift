import CNcurses

extension NcursesScreen {
  /// Blanks the window; the terminal sees it with the next cells.
  func blank(like frame: Frame) {
    let look = encoder.look(of: frame.style)
    curses_fill(attributes(of: look), pair(of: look))
    shown = ScreenContent(size: frame.size, style: frame.style, title: shown.frame.title)
  }

  /// Makes ncurses write the changed cells, then moves the cursor to its place.
  func perform(_ difference: ScreenDifference) {
    if let title = difference.title { output.write("\u{1B}]2;\(title)\u{7}") }
    put(difference.runs)
    wmove(curses_screen_window(), Int32(difference.cursor.y), Int32(difference.cursor.x))
    wnoutrefresh(curses_screen_window())
    doupdate()
    guard !difference.rewritten.isEmpty else { return }
    // ncurses knows no links, and skips cells it believes unchanged.
    output.write(savingCursor(ANSIWriter(depth: encoder.depth).output(for: difference.rewritten)))
  }

  private func put(_ runs: [ScreenDifference.Run]) {
    // Adjacent cells mostly share a look.
    var last: (look: Look, attributes: UInt32, pair: Int32)?
    for run in runs {
      var cells: [cchar_t] = []
      cells.reserveCapacity(run.cells.count)
      for cell in run.cells where !cell.isRightHalf {
        if last?.look != cell.look {
          last = (cell.look, attributes(of: cell.look), pair(of: cell.look))
        }
        cells.append(cursesCell(cell, last?.attributes ?? 0, last?.pair ?? 0))
      }
      mvwadd_wchnstr(
        curses_screen_window(), Int32(run.start.y), Int32(run.start.x), cells, Int32(cells.count))
    }
  }

  private func cursesCell(_ cell: ScreenCell, _ attributes: UInt32, _ pair: Int32) -> cchar_t {
    // The text ends with a zero.
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 6) { text in
      text[0] = wchar_t(cell.character)
      for index in 0..<4 { text[index + 1] = wchar_t(cell.marks[index]) }
      text[5] = 0
      return curses_cell(text.baseAddress, attributes, pair)
    }
  }

  private func pair(of look: Look) -> Int32 {
    encoder.depth == .mono ? 0 : max(0, alloc_pair(look.foreground, look.background))
  }

  private func attributes(of look: Look) -> UInt32 {
    let attributes = look.attributes
    return curses_attributes(
      attributes.contains(.bold), attributes.contains(.dim), attributes.contains(.reverse))
  }
}

/// The output, with the cursor and its attributes restored to what ncurses expects.
func savingCursor(_ output: String) -> String { "\u{1B}7\(output)\u{1B}8" }
