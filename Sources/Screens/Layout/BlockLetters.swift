/// Text in letters made of half blocks, three rows high or a multiple; letters are all capitals.
struct BlockLetters {
  /// The lines from the top, each as many rows of text as a letter is high.
  let lines: [[String]]

  /// Wraps text into lines at most `width` columns wide; nil if a word does not fit, or a character has no letter.
  ///
  /// A pixel of a letter is `scale` columns wide and half as many rows high.
  init?(_ text: String, width: Int, scale: Int = 1) {
    let gap = wordGap * scale
    var lines: [Pixels] = []
    for word in text.split(separator: " ") {
      guard let word = Pixels(word: word)?.scaled(by: scale), word.width <= width else {
        return nil
      }
      if let last = lines.last, last.width + gap + word.width <= width {
        lines[lines.count - 1].append(word, after: gap)
      } else {
        lines.append(word)
      }
    }
    guard !lines.isEmpty else { return nil }
    self.lines = lines.map(\.text)
  }

  /// The first of these texts, from long to short, in the largest letters that fit in one line; nil if none does.
  init?(largestOf texts: [String], in size: Size) {
    let fitting = stride(from: size.height * 2 / 5, to: 0, by: -1).lazy.flatMap { scale in
      texts.lazy.compactMap { BlockLetters($0, width: size.width, scale: scale) }
    }
    guard size.height >= 3, let letters = fitting.first(where: { $0.lines.count == 1 }) else {
      return nil
    }
    self = letters
  }
}

/// The pixels of a line of text in block letters, in five rows; characters without a letter are left out.
public func pixels(inBlockLetters text: String) -> [[Bool]] {
  let words = text.uppercased().replacing("–", with: "-").split(separator: " ").compactMap { word in
    Pixels(word: word.filter { letters[$0] != nil }[...])
  }
  guard var line = words.first else { return [] }
  for word in words.dropFirst() { line.append(word, after: wordGap) }
  return line.rows
}

private let wordGap = 3

/// Rows of square pixels, five for an unscaled letter.
private struct Pixels {
  private(set) var rows: [[Bool]]

  var width: Int { rows[0].count }

  /// Nil if a character has no letter.
  init?(word: Substring) {
    rows = Array(repeating: [], count: 5)
    for character in word.uppercased() {
      guard let letter = letters[character == "’" ? "'" : character] else { return nil }
      append(Pixels(rows: letter), after: width == 0 ? 0 : 1)
    }
  }

  private init(rows: [[Bool]]) { self.rows = rows }

  mutating func append(_ other: Pixels, after gap: Int) {
    for row in rows.indices {
      rows[row] += Array(repeating: false, count: gap) + other.rows[row]
    }
  }

  func scaled(by scale: Int) -> Pixels {
    Pixels(
      rows: rows.flatMap { row in
        Array(repeating: row.flatMap { Array(repeating: $0, count: scale) }, count: scale)
      })
  }

  /// Rows of half blocks; an odd last one has an empty lower half.
  var text: [String] {
    let blank = rows[0].map { _ in false }
    return stride(from: 0, to: rows.count, by: 2).map { row in
      let lower = row + 1 < rows.count ? rows[row + 1] : blank
      return zip(rows[row], lower).map { $0 ? $1 ? "█" : "▀" : $1 ? "▄" : " " }.joined()
    }
  }
}

/// The letters in pixels, by rows.
private let letters: [Character: [[Bool]]] = alphabet.split(separator: "\n\n").reduce(into: [:]) {
  letters, lines in
  let rows = lines.split(separator: "\n").map { $0.split(separator: " ") }
  for (index, name) in rows[0].enumerated() {
    letters[Character(String(name))] = rows.dropFirst().map { $0[index].map { $0 == "#" } }
  }
}

/// Each letter above its pixels.
private let alphabet = """
  A   B   C   D   E   F   G   H   I J   K   L   M     N    O   P   Q   R   S   T   U   V   W
  .#. ##. .## ##. ### ### .## #.# # ..# #.# #.. #...# #..# .#. ##. .#. ##. .## ### #.# #.# #...#
  #.# #.# #.. #.# #.. #.. #.. #.# # ..# #.# #.. ##.## ##.# #.# #.# #.# #.# #.. .#. #.# #.# #...#
  ### ##. #.. #.# ##. ##. #.# ### # ..# ##. #.. #.#.# #.## #.# ##. #.# ##. .#. .#. #.# #.# #.#.#
  #.# #.# #.. #.# #.. #.. #.# #.# # #.# #.# #.. #...# #..# #.# #.. .#. #.# ..# .#. #.# #.# ##.##
  #.# ##. .## ##. ### #.. .## #.# # .#. #.# ### #...# #..# .#. #.. ..# #.# ##. .#. ### .#. #...#

  X   Y   Z   0   1  2   3   4   5   6   7   8   9   . ,  ! ?   ' -  &    : /   (  )  +   #
  #.# #.# ### ### .# ##. ##. #.# ### .## ### ### ### . .. # ##. # .. .#.. . ..# .# #. ... #.#
  #.# #.# ..# #.# ## ..# ..# #.# #.. #.. ..# #.# #.# . .. # ..# # .. #.#. # ..# #. .# .#. ###
  .#. .#. .#. #.# .# .#. .#. ### ##. ### .#. ### ### . .. # .#. . ## .#.. . .#. #. .# ### #.#
  #.# .#. #.. #.# .# #.. ..# ..# ..# #.# .#. #.# ..# . .# . ... . .. #.#. # #.. #. .# .#. ###
  #.# .#. ### ### .# ### ##. ..# ##. ### .#. ### ##. # #. # .#. . .. .#.# . #.. .# #. ... #.#

  ★     ▶     ■     ●     ▲     ◆     ☆
  ..#.. ##... ##.## .###. ..#.. ..#.. .....
  ..#.. ####. ##.## ##### ..#.. .###. ..#..
  ##### ##### ..... ##### .###. ##### .###.
  .###. ####. ##.## ##### .###. .###. ..#..
  .#.#. ##... ##.## .###. ##### ..#.. .....
  """
