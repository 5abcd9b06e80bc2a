import MemoryTunes
import Screens
import Testing

@Suite struct BoardCodeSentenceTests {
  @Test(
    arguments: [
      ("", "Type the code of a board, such as pop-4x4-7k3q, or daily for today's."),
      (
        String(repeating: "x", count: 1000),
        "That is too long for a code: type one such as pop-4x4-7k3q."
      ),
      (
        "pop-4x4-7k3u",
        "Codes never use “u”, character 12: check it, as in pop-4x4-7k3q."
      ),
      (
        "pop 4x4", "Character 4 of the code is a space or cannot be seen: leave it out."
      ),
      (
        "pop-4x4\u{202E}", "Character 8 of the code is a space or cannot be seen: leave it out."
      ),
      (
        "pop\u{200D}-4x4", "Character 3 of the code is a space or cannot be seen: leave it out."
      ),
      (
        "records2", "“records2” is not a code: type one such as pop-4x4-7k3q, or daily."
      ),
      (
        "pop-4x4-title-7k3q",
        "“title” is not a way to play: give titles, sprint or ear, or leave it out, as in "
          + "pop-4x4-7k3q."
      ),
      (
        "-4x4",
        "That code is incomplete: start with pop, electronic, rock, metal, rap, folder or "
          + "daily."
      ),
      ("pop", "That code is incomplete: copy all of it, as in pop-4x4-7k3q."),
      ("pop-4x4", "That code is incomplete: copy all of it, as in pop-4x4-7k3q."),
      (
        "folder-4x4-7k3q", "That code is incomplete: copy all of it, as in folder-4x4-7k3q-9d2m."
      ),
      ("daily-", "That code is incomplete: write it as in daily-2026-11-23, or only daily."),
      (
        "jazz-4x4-7k3q",
        "Codes begin with pop, electronic, rock, metal, rap, folder or daily, and not with "
          + "“jazz”: check its beginning."
      ),
      (
        "pop2-4x4-7k3q",
        "Boards that begin with “pop2” are for a newer version: update MemoryTunes."
      ),
      (
        "pop-9x9-7k3q",
        "“9x9” is not a board size: give one from 2x2 to 10x8 with an even number of cards."
      ),
      (
        "pop-4x4-7k3",
        "“7k3” is too short, perhaps cut off: copy all of the code, as in pop-4x4-7k3q."
      ),
      (
        "pop-4x4-zzzzzzzzzzzzzzzzzzzzzzzz",
        "“zzzzzzzzzzzzzzzzzzz…” is too large a number: copy the code again, as in pop-4x4-7k3q."
      ),
      (
        "folder-4x4-7k3q-9d",
        "“9d” should be four letters or digits: copy all of the code, as in "
          + "folder-4x4-7k3q-9d2m."
      ),
      (
        "daily-2026-02-30",
        "“2026-02-30” is not a date from 1970 on: write year, month and day, as in "
          + "daily-2026-11-23."
      ),
      ("pop-4x4-7k3q-x", "The code goes on after its end: leave out “-x”."),
    ] as [(String, String)])
  func `what is wrong with a code is said in a sentence`(text: String, sentence: String) {
    let error = #expect(throws: BoardCodeError.self) { try BoardCode(text) }

    #expect(error?.sentence == sentence)
  }
}
