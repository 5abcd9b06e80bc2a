import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct MissingCoverTests {
  private let size = Size(width: 80, height: 24)

  private func hints(_ state: AppState) -> String {
    let frame = appView(state: state, in: size)
    return (0..<size.width).compactMap { x in
      frame[Point(x: x, y: size.height - 1)].flatMap { frame.character(of: $0.glyph) }
    }.reduce(into: "") { $0.append($1) }
  }

  @Test func `the board says that covers are fetched, and then how many are missing`() {
    let fetching = AppState.withCoversMissing()
    let missing = fetching.after(
      .game(.missingCovers(.recovered(request: 1, missing: [AppState.missingIDs[0]]))))
    let recovered = fetching.after(.game(.missingCovers(.recovered(request: 1, missing: []))))

    #expect(hints(fetching).hasPrefix("  ! fetching 3 covers again  arrows move"))
    #expect(hints(missing).hasPrefix("  ! 1 cover missing  arrows move"))
    #expect(hints(recovered).hasPrefix("  arrows move"))
  }

  @Test func `a picture that is missing is neither drawn nor prepared until it is back`() {
    let missing = AppState.withCoversMissing()
    let recovered = missing.after(.game(.missingCovers(.recovered(request: 1, missing: []))))
    func images(_ state: AppState) -> Set<String> {
      Set(
        (appView(state: state, in: size).pictures + upcomingPictures(state: state, in: size))
          .map(\.image))
    }

    #expect(images(missing).isDisjoint(with: AppState.missingIDs))
    #expect(images(recovered).isSuperset(of: AppState.missingIDs))
  }

  @Test func `a card is blank while it turns`() throws {
    let missing = AppState.withCoversMissing().after(.settings(.change(.init(\.isAnimated, true))))
    let hidden = try #require(missing.game.cards.firstIndex { $0.face == .hidden })
    let id = missing.game.cover(at: hidden).id
    let flipping = missing.after(
      .game(.missingCovers(.found(id))), .game(.flipCard(.init(index: hidden))),
      .game(.advanceFlips(.init())),
      .game(.advanceFlips(.init())))
    let layout = try #require(
      BoardLayout(grid: .standard, in: Chrome(in: size, theme: .dark).content))
    let card = layout.rectangle(ofCard: hidden)

    let frame = appView(state: flipping, in: size)

    let row = (card.minX..<card.maxX).map { frame[Point(x: $0, y: card.minY + 1)] }
    let (blank, label) = (Theme.dark.blank, Theme.dark.onCard(Theme.dark.text))
    #expect(row.map { $0?.glyph } == Array(repeating: .scalar(" "), count: 8))
    #expect(
      row.map { $0?.style } == [blank, blank, label, label, label, label, blank, blank])
  }

  @Test(arguments: [
    ("Loud", 8, 4, ["Loud"]),
    ("Luck Is a Heavy Shoe", 8, 4, ["Luck Is", "a Heavy", "Shoe"]),
    ("Luck Is a Heavy Shoe", 4, 2, ["Luck", "Is …"]),
    ("Lightning Bolt", 8, 4, ["Lightnin", "g Bolt"]),
    ("夜明けのスキャット", 8, 2, ["夜明けの", "スキャ…"]),
    ("a b c", 1, 3, ["a", "b", "c"]), ("ab", 8, 0, []), ("", 8, 4, []),
  ])
  func `a title is broken into the lines that fit`(
    title: String, width: Int, count: Int, lines: [String]
  ) {
    #expect(title.wrapped(to: width, atMost: count) == lines)
  }

  @Test func `a cover whose title cannot be seen is called untitled`() {
    let cover = Cover(id: "a", title: "\u{3164}\u{FE0F}", artist: "", artwork: "a")

    #expect(cover.shownTitle == "Untitled")
  }
}
