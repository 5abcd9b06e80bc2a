import Terminal

/// Text in letters three rows high, made of half blocks; letters are all capitals.
struct BlockLetters {
  /// The lines from the top, each of three rows of text.
  let lines: [[String]]

  /// Wraps text into lines at most `width` columns wide; nil if a word does not fit, or has a character
  /// without a letter.
  init?(_ text: String, width: Int) {
    var lines: [Pixels] = []
    for word in text.split(separator: " ") {
      guard let word = Pixels(word: word), word.width <= width else { return nil }
      if let last = lines.last, last.width + wordGap + word.width <= width {
        lines[lines.count - 1].append(word, after: wordGap)
      } else {
        lines.append(word)
      }
    }
    guard !lines.isEmpty else { return nil }
    self.lines = lines.map(\.text)
  }
}

/// The columns between two words.
private let wordGap = 3

/// Five rows of pixels, as wide as high.
private struct Pixels {
  private var rows: [[Bool]]

  var width: Int { rows[0].count }

  /// Nil if a character has no letter.
  init?(word: Substring) {
    rows = Array(repeating: [], count: 5)
    for character in word.uppercased() {
      guard let letter = letters[character == "’" ? "'" : character] else { return nil }
      let pixels = letter.split(separator: "/").map { $0.map { $0 == "#" } }
      append(Pixels(rows: pixels), after: width == 0 ? 0 : 1)
    }
  }

  private init(rows: [[Bool]]) { self.rows = rows }

  mutating func append(_ other: Pixels, after gap: Int) {
    for row in rows.indices {
      rows[row] += Array(repeating: false, count: gap) + other.rows[row]
    }
  }

  /// Three rows of half blocks, the last of which is empty below.
  var text: [String] {
    let blank = rows[0].map { _ in false }
    return [(rows[0], rows[1]), (rows[2], rows[3]), (rows[4], blank)].map { upper, lower in
      String(zip(upper, lower).map(halfBlock))
    }
  }
}

private func halfBlock(upper: Bool, lower: Bool) -> Character {
  switch (upper, lower) {
  case (true, true): "█"
  case (true, false): "▀"
  case (false, true): "▄"
  case (false, false): " "
  }
}

/// The letters, from the top row to the bottom one.
private let letters: [Character: String] = [
  "A": ".#./#.#/###/#.#/#.#",
  "B": "##./#.#/##./#.#/##.",
  "C": ".##/#../#../#../.##",
  "D": "##./#.#/#.#/#.#/##.",
  "E": "###/#../##./#../###",
  "F": "###/#../##./#../#..",
  "G": ".##/#../#.#/#.#/.##",
  "H": "#.#/#.#/###/#.#/#.#",
  "I": "#/#/#/#/#",
  "J": "..#/..#/..#/#.#/.#.",
  "K": "#.#/#.#/##./#.#/#.#",
  "L": "#../#../#../#../###",
  "M": "#...#/##.##/#.#.#/#...#/#...#",
  "N": "#..#/##.#/#.##/#..#/#..#",
  "O": ".#./#.#/#.#/#.#/.#.",
  "P": "##./#.#/##./#../#..",
  "Q": ".#./#.#/#.#/.#./..#",
  "R": "##./#.#/##./#.#/#.#",
  "S": ".##/#../.#./..#/##.",
  "T": "###/.#./.#./.#./.#.",
  "U": "#.#/#.#/#.#/#.#/###",
  "V": "#.#/#.#/#.#/#.#/.#.",
  "W": "#...#/#...#/#.#.#/##.##/#...#",
  "X": "#.#/#.#/.#./#.#/#.#",
  "Y": "#.#/#.#/.#./.#./.#.",
  "Z": "###/..#/.#./#../###",
  "0": "###/#.#/#.#/#.#/###",
  "1": ".#/##/.#/.#/.#",
  "2": "##./..#/.#./#../###",
  "3": "##./..#/.#./..#/##.",
  "4": "#.#/#.#/###/..#/..#",
  "5": "###/#../##./..#/##.",
  "6": ".##/#../###/#.#/###",
  "7": "###/..#/.#./.#./.#.",
  "8": "###/#.#/###/#.#/###",
  "9": "###/#.#/###/..#/##.",
  ".": "././././#",
  ",": "../../../.#/#.",
  "!": "#/#/#/./#",
  "?": "##./..#/.#./.../.#.",
  "'": "#/#/././.",
  "-": "../../##/../..",
  "&": ".#../#.#./.#../#.#./.#.#",
  ":": "./#/./#/.",
  "/": "..#/..#/.#./#../#..",
  "(": ".#/#./#./#./.#",
  ")": "#./.#/.#/.#/#.",
  "+": ".../.#./###/.#./...",
  "#": "#.#/###/#.#/###/#.#",
]
