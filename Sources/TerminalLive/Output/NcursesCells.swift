import CNcurses
import Terminal

extension NcursesTerminal {
  /// Nil for the right half of a wide character, which is drawn with the left half.
  func cursesCell(
    _ cell: Cell, at index: Int, of frame: Frame, _ drawings: [Drawing?]
  ) -> cchar_t? {
    switch cell.glyph {
    case .continuation:
      let character = index > 0 ? frame.character(of: frame.cells[index - 1].glyph) : nil
      guard let character, columns(of: character) == 1 else { return nil }
      return cursesCell(CollectionOfOne(" "), look(of: cell.style))
    case .scalar(let scalar) where charset == .unicode && scalar.isPlain:
      return cursesCell(scalar, cell.style)
    case .scalar, .cluster:
      if charset != .unicode, let plain = frame.plainCharacter(of: cell.glyph) {
        return cursesCell(plain.unicodeScalars, look(of: cell.style))
      }
      guard let character = frame.character(of: cell.glyph) else { return nil }
      let isWide =
        index + 1 < frame.cells.count && frame.cells[index + 1].glyph == .continuation
      var style = cell.style
      if charset.shown(character).isReversed { style.attributes.formSymmetricDifference(.reverse) }
      return cursesCell(scalars(of: character, isWide: isWide), look(of: style))
    case .picture(let number):
      if case .pixels(let picture) = drawings[number], let pixels {
        let place = Point(x: index % frame.size.width, y: index / frame.size.width)
        if let (text, color) = pixels.placeholder(of: picture, at: place) {
          return cursesCell(text, look(of: Style(color, on: cell.style.background)))
        }
        return cursesCell(
          CollectionOfOne(pixels.cellCharacter), look(of: cell.style))
      }
      let picture = frame.pictures[number]
      let rectangle = picture.rectangle
      let (y, x) = index.quotientAndRemainder(dividingBy: frame.size.width)
      if let scalar = picture.labelScalar(x: x, y: y), let pictures,
        pictures.style.showsLabels(on: rectangle.size)
      {
        return cursesCell(scalar, Style(cell.style.foreground, on: cell.style.background, .bold))
      }
      let place = (y - rectangle.minY) * rectangle.size.width + x - rectangle.minX
      guard case .cells(let entry) = drawings[number], case let cells = entry.cells,
        cells.indices.contains(place)
      else {
        return cursesCell(CollectionOfOne(" "), look(of: cell.style))
      }
      let part = cells[place]
      let isDim = depth == .mono && picture.isDimmed
      return cursesCell(
        CollectionOfOne(Unicode.Scalar(part.character) ?? " "),
        Look(
          attributes: isDim ? curses_dim() : 0, pair: pair(of: part.foreground, part.background)))
    }
  }

  /// What to send for a character that takes one or two columns of the frame.
  ///
  /// ncurses, and with it many terminals, takes some emoji for narrow, others for characters it does
  /// not know. What it would draw in other columns is replaced, or all to the right would be shifted.
  private func scalars(of character: Character, isWide: Bool) -> [Unicode.Scalar] {
    guard charset == .unicode else {
      return Array(charset.shown(character).character.unicodeScalars)
    }
    let scalars = Array(character.unicodeScalars)
    switch (columns(of: character), isWide) {
    case (2, true), (1, false): return scalars
    case (1, true) where !scalars[0].properties.isEmojiPresentation: return [scalars[0]]
    default: return ["?"]
    }
  }

  /// How many columns ncurses, or the character in its place, takes for it.
  private func columns(of character: Character) -> Int {
    guard charset == .unicode, let first = character.unicodeScalars.first else { return 1 }
    return curses_width(wchar_t(first.value)) == 2 ? 2 : 1
  }

  private func cursesCell(_ scalar: Unicode.Scalar, _ style: Style) -> cchar_t {
    var style = style
    var drawn = scalar
    if let lighter = lighterInverse(of: scalar.value).flatMap(Unicode.Scalar.init) {
      style.attributes.formSymmetricDifference(.reverse)
      drawn = lighter
    }
    return cursesCell(CollectionOfOne(drawn), look(of: style))
  }

  private func cursesCell(_ scalars: some Sequence<Unicode.Scalar>, _ look: Look) -> cchar_t {
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 6) { text in
      var count = 0
      for scalar in scalars where count < 5 {
        text[count] = wchar_t(scalar.value)
        count += 1
      }
      text[count] = 0
      return curses_cell(text.baseAddress, look.attributes, look.pair)
    }
  }

  /// The ncurses equivalent of a style; adjacent cells mostly share one.
  func look(of style: Style) -> Look {
    if let last = lastLook, last.style == style { return last.look }
    let numbers = palette.numbers(of: style)
    let look = Look(
      attributes: attributes(of: style, allowsBold: numbers.allowsBold),
      pair: pair(of: numbers.foreground, numbers.background))
    lastLook = (style, look)
    return look
  }

  private func pair(of foreground: Int32, _ background: Int32) -> Int32 {
    depth == .mono ? 0 : max(0, alloc_pair(foreground, background))
  }

  /// Dim is used only without colours; elsewhere the colour itself is muted.
  private func attributes(of style: Style, allowsBold: Bool) -> UInt32 {
    var attributes: UInt32 = 0
    if allowsBold, style.attributes.contains(.bold) { attributes |= curses_bold() }
    if style.attributes.contains(.reverse) { attributes |= curses_reverse() }
    let showsColor = depth != .mono && style.foreground != .standard
    if style.attributes.contains(.dim), !showsColor { attributes |= curses_dim() }
    return attributes
  }
}

/// The attributes and colour pair of a cell.
struct Look {
  var attributes: UInt32
  var pair: Int32
}

extension Unicode.Scalar {
  /// Whether it is one of the common characters that every system knows to be one column wide.
  fileprivate var isPlain: Bool { value < 0x300 || (0x2500..<0x2600).contains(value) }
}
