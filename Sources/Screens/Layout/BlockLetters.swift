// Letters made of half blocks, three rows high or a multiple; all are capitals.

/// Wraps text in block letters into lines at most `width` columns wide, each as many rows as a letter is high; nil if
/// a word does not fit, or a character has no letter.
///
/// A pixel of a letter is `scale` columns wide and half as many rows high.
func blockLetters(_ text: String, width: Int, scale: Int = 1) -> [[String]]? {
  var lines: [Pixels] = []
  for word in text.split(separator: " ") {
    guard let word = pixels(of: word, scale: scale), word[0].count <= width else { return nil }
    let longer = lines.last.map { joined($0, word, gap: wordGap * scale) }
    if let longer, longer[0].count <= width {
      lines[lines.count - 1] = longer
    } else {
      lines.append(word)
    }
  }
  return lines.isEmpty ? nil : lines.map(halfBlocks)
}

/// The rows of the first of these texts, from long to short, in the largest block letters that fit in one line; nil if
/// none does.
func blockLetters(largestOf texts: [String], in size: Size) -> [String]? {
  stride(from: size.height * 2 / 5, to: 0, by: -1).lazy.flatMap { scale in
    texts.lazy.compactMap { blockLetters($0, width: size.width, scale: scale) }
  }.first { $0.count == 1 }?[0]
}

/// The pixels of a line of text in block letters, in five rows; characters without a letter are left out.
public func pixels(inBlockLetters text: String) -> [[Bool]] {
  let words = text.uppercased().replacing("–", with: "-").split(separator: " ").compactMap { word in
    pixels(of: word.filter { letters[$0] != nil }[...])
  }
  return words.dropFirst().reduce(words.first ?? []) { joined($0, $1, gap: wordGap) }
}

private let wordGap = 3

/// Rows of square pixels, five for an unscaled letter.
private typealias Pixels = [[Bool]]

/// Nil if a character has no letter.
private func pixels(of word: Substring, scale: Int = 1) -> Pixels? {
  var rows: Pixels = Array(repeating: [], count: 5)
  for character in word.uppercased() {
    guard let letter = letters[character == "’" ? "'" : character] else { return nil }
    rows = joined(rows, letter, gap: rows[0].isEmpty ? 0 : 1)
  }
  return rows.flatMap { row in
    Array(repeating: row.flatMap { Array(repeating: $0, count: scale) }, count: scale)
  }
}

private func joined(_ left: Pixels, _ right: Pixels, gap: Int) -> Pixels {
  zip(left, right).map { $0 + Array(repeating: false, count: gap) + $1 }
}

/// Rows of half blocks; an odd last one has an empty lower half.
private func halfBlocks(_ rows: Pixels) -> [String] {
  stride(from: 0, to: rows.count, by: 2).map { row in
    let lower = row + 1 < rows.count ? rows[row + 1] : rows[row].map { _ in false }
    return zip(rows[row], lower).map { $0 ? $1 ? "█" : "▀" : $1 ? "▄" : " " }.joined()
  }
}

private let letters: [Character: [[Bool]]] = alphabet.split(separator: "\n\n").reduce(into: [:]) {
  letters, lines in
  let rows = lines.split(separator: "\n").map { $0.split(separator: " ") }
  for (index, name) in rows[0].enumerated() {
    letters[Character(String(name))] = rows.dropFirst().map { $0[index].map { $0 == "#" } }
  }
}

/// Each letter above its pixels, row by row.
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
