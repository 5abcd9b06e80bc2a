import Terminal
import Testing

@testable import Screens

@Suite struct BlockLettersTests {
  @Test func `words are set in half blocks, as many on a line as fit`() throws {
    let wide = try #require(BlockLetters("To it", width: 20))
    let narrow = try #require(BlockLetters("To it", width: 13))

    #expect(
      wide.lines == [
        [
          "▀█▀ ▄▀▄   █ ▀█▀",
          " █  █ █   █  █ ",
          " ▀   ▀    ▀  ▀ ",
        ]
      ])
    #expect(
      narrow.lines == [
        ["▀█▀ ▄▀▄", " █  █ █", " ▀   ▀ "], ["█ ▀█▀", "█  █ ", "▀  ▀ "],
      ])
  }

  @Test func `a word that is too long has none, nor has one with other characters`() {
    #expect(BlockLetters("Monsoon", width: 20) == nil)
    #expect(BlockLetters("Ünder", width: 80) == nil)
    #expect(BlockLetters("日本", width: 80) == nil)
    #expect(BlockLetters("", width: 80) == nil)
    #expect(BlockLetters("Don’t", width: 80)?.lines == BlockLetters("DON'T", width: 80)?.lines)
  }

  @Test func `stars that were not earned are smaller, also without colours`() {
    #expect(
      BlockLetters("★☆", width: 11)?.lines == [["  █     ▄  ", "▀███▀  ▀█▀ ", " ▀ ▀       "]])
  }

  @Test func `no line is wider than asked for, and all its rows are equally wide`() throws {
    let text = "The quick brown fox jumps over a lazy dog 0123456789 &:/()+#.,!?-"
    for width in 40...100 {
      for line in try #require(BlockLetters(text, width: width)).lines {
        #expect(line.count == 3)
        #expect(Set(line.map(\.displayWidth)).count == 1)
        #expect(line[0].displayWidth <= width)
      }
    }
  }

  @Test func `letters are as large as their room, and long texts give way to short ones`() throws {
    func largest(_ width: Int, _ height: Int) -> [String]? {
      BlockLetters(largestOf: ["It is I", "I"], in: Size(width: width, height: height))?.lines[0]
    }

    #expect(largest(21, 4) == BlockLetters("It is I", width: 21)?.lines[0])
    #expect(largest(16, 4) == ["█", "█", "▀"])
    #expect(largest(5, 5) == ["██", "██", "██", "██", "██"])
    #expect(largest(40, 5) == BlockLetters("It is I", width: 40, scale: 2)?.lines[0])
    #expect(largest(40, 2) == nil)
    #expect(largest(0, 9) == nil)
  }
}
