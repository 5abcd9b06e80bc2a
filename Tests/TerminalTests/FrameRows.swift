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

  /// A blank frame of that many columns and rows.
  init(_ width: Int, _ height: Int) {
    self.init(size: Size(width: width, height: height))
  }
}
