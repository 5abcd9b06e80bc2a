import Terminal

extension Frame {
  /// The screen as text, one string per row: `<` is the right half of a wide character, and ①②③ are
  /// the first, second and third picture.
  var rows: [String] {
    (0..<size.height).map { y in
      String((0..<size.width).map { x in symbol(cells[y * size.width + x].glyph) })
    }
  }

  private func symbol(_ glyph: Cell.Glyph) -> Character {
    switch glyph {
    case .scalar, .cluster: character(of: glyph) ?? "?"
    case .continuation: "<"
    case .picture(let index): ["①", "②", "③"][index]
    }
  }

  /// The styles of a row.
  func styles(y: Int) -> [Style] { (0..<size.width).map { cells[y * size.width + $0].style } }

  /// A blank frame of that many columns and rows.
  init(_ width: Int, _ height: Int) {
    self.init(size: Size(width: width, height: height))
  }

  /// A frame that these rows fill.
  init(_ rows: String..., style: Style = Style()) {
    self.init(rows[0].displayWidth, rows.count)
    for (y, row) in rows.enumerated() { write(row, x: 0, y: y, style) }
  }
}

let loud = Style(Color(0xFFD75F), on: Color(0x101010), .bold)
