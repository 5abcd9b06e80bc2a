import Testing

@testable import Screens

@Suite struct SpokenTests {
  @Test(
    arguments: [
      ("Anna’s turn", "Anna's turn."), ("4×4 Pop · 8 pairs", "4 by 4 Pop, 8 pairs."),
      ("Cards seen 1–2 flips before", "Cards seen 1 to 2 flips before."),
      ("1.20 × perfect memory", "1.20 times perfect memory."), ("Skill  71/99", "Skill 71 of 99."),
      ("★ ★ ★ ★ ☆ ", "4 of 5 stars."), ("★ 7 golden: from memory.", "star 7 golden: from memory."),
      ("1. ● Anna     5  remembered 5 of 7", "1. Anna 5 remembered 5 of 7."),
      ("Rating 1621 → 1417, ±80", "Rating 1621 to 1417, plus or minus 80."),
      ("Sibelius’ “Öffnet …”", "Sibelius' \"Öffnet...\""), ("Text:", "Text:"), ("♪", ""), ("", ""),
      ("12 moves, 00:48", "12 moves, 48 seconds."),
      ("01:00, 1:01:02", "1 minute, 1 hour 1 minute 2 seconds."),
      ("00:00.", "0 seconds."), ("4:3, 9999:00", "4:3, 9999:00."),
      ("\u{1B}[31mred\u{7}\n", "[31mred."),
    ])
  func `signs become words, and a line a sentence`(text: String, spoken: String) {
    #expect(text.spoken == spoken)
  }
}
