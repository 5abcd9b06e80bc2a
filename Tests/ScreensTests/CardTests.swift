import Testing

@testable import Screens

private func cover(_ title: String, by artist: String = "") -> Cover {
  Cover(id: title, title: title, artist: artist, artwork: title)
}

@Suite struct MissingCoverTests {
  private let size = sizes[0]

  private func hints(_ state: AppState) -> String { appView(state: state, in: size).rowText(23) }

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
        (appView(state: state, in: size).pictures + upcomingPictures(state: state, in: size)).map(
          \.image))
    }

    #expect(images(missing).isDisjoint(with: AppState.missingIDs))
    #expect(images(recovered).isSuperset(of: AppState.missingIDs))
  }

  @Test func `a card is blank while it turns`() throws {
    let missing = AppState.withCoversMissing().after(.set(\.isAnimated, true))
    let hidden = try #require(missing.game.cards.firstIndex { $0.face == .hidden })
    let id = missing.game.cover(at: hidden).id
    let flipping = missing.after(.game(.missingCovers(.found(id))), .flip(hidden), .turn, .turn)
    let layout = try #require(
      BoardLayout(grid: .standard, in: Chrome(in: size, theme: .dark).content))
    let card = layout.rectangle(ofCard: hidden)

    let frame = appView(state: flipping, in: size)

    let row = (card.minX..<card.maxX).map { frame[Point(x: $0, y: card.minY + 1)] }
    let (blank, label) = (Theme.dark.blank, Theme.dark.onCard(Theme.dark.text))
    #expect(row.map { $0?.glyph } == Array(repeating: .scalar(" "), count: 8))
    #expect(row.map { $0?.style } == [blank, blank, label, label, label, label, blank, blank])
  }

  @Test(arguments: [
    ("Loud", 8, 4, ["Loud"]), ("Luck Is a Heavy Shoe", 8, 4, ["Luck Is", "a Heavy", "Shoe"]),
    ("Luck Is a Heavy Shoe", 4, 2, ["Luck", "Is …"]),
    ("Lightning Bolt", 8, 4, ["Lightnin", "g Bolt"]), ("夜明けのスキャット", 8, 2, ["夜明けの", "スキャ…"]),
    ("a b c", 1, 3, ["a", "b", "c"]), ("ab", 8, 0, []), ("", 8, 4, []),
  ])
  func `a title is broken into the lines that fit`(
    title: String, width: Int, count: Int, lines: [String]
  ) {
    #expect(title.wrapped(to: width, atMost: count) == lines)
  }

  @Test func `a cover whose title cannot be seen is called untitled`() {
    #expect(cover("\u{3164}\u{FE0F}").shownTitle == "Untitled")
  }
}

@Suite struct CardLabelsTests {
  @Test(
    arguments: [
      (["Drip Drip Darling", "Zest", "Let Go (But Slowly)"], ["DDD", "ZES", "LGB"]),
      (["Deep End", "Dance, Eve", "D. E."], ["DE", "DAN", "1"]),
      (["Don't Stop", "Café Noir", "99 Songs"], ["DS", "CN", "9S"]),
      (["", "夜", "…", "Up", "up"], ["1", "2", "3", "UP", "4"]),
    ] as [([String], [String])])
  func `a label is initials, else other letters of the title, else a number`(
    titles: [String], labels: [String]
  ) {
    #expect(cardLabels(for: titles.map { cover($0) }) == labels)
  }

  @Test func `no two labels of a board are the same or wider than three columns`() {
    var random = SeededGenerator(seed: 3)
    let words = ["Love", "Night", "Light", "Low", "Nine", "é", "’", "2", "Lone", ""]
    for _ in 0..<200 {
      let titles = (0..<40).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
      }

      let labels = cardLabels(for: titles.map { cover($0) })

      #expect(Set(labels).count == 40, "\(titles)")
      #expect(labels.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isASCII) })
    }
  }

  @Test func `open cards have labels, hidden and flipping ones and the large cover have none`() {
    let size = sizes[0]
    let state = AppState.dealt().withPairsFound(1).turning(3)

    let pictures = appView(state: state, in: size).pictures

    let labels = cardLabels(for: state.game.covers)
    let cards = pictures.dropLast()
    #expect(cards.count == 16)
    for (index, picture) in cards.enumerated() {
      let card = state.game.cards[index]
      #expect(picture.label == (card.face == .hidden ? nil : labels[card.pair]))
    }
    #expect(pictures.last?.label == nil)
    let flipping = AppState.dealt().animated.flipping(0)
    #expect(appView(state: flipping, in: size).pictures.allSatisfy { $0.label == nil })
  }
}

@Suite struct TitleCardTests {
  private func lines(_ title: String, width: Int) -> [String] {
    var frame = Frame(size: Size(width: width, height: 4))
    drawTitle(of: cover(title), on: frame.bounds, Theme.dark.paper(), on: &frame)
    return frame.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  @Test func `a word that fits but for its last mark loses the mark`() {
    #expect(lines("Forecast: You", width: 8) == ["Forecast", "You"])
    #expect(lines("Forecast: You", width: 9) == ["Forecast:", "You"])
    #expect(lines("Forecasts You", width: 8) == ["Forecast", "s You"])
  }

  @Test(arguments: ["Wet Sugar", "Quiet Night Sky", "Rain"], 8...14)
  func `a large title lies in the middle of its card`(title: String, height: Int) throws {
    let card = Rectangle(x: 0, y: 0, width: 2 * height, height: height)
    var frame = Frame(size: card.size)

    drawTitle(
      of: cover(title, by: "The Long Players"), on: card, Theme.dark.paper(), hasMark: false,
      on: &frame)

    let rows = (0..<height).map { frame.rowText($0).contains { $0 != " " } }
    let top = try #require(rows.firstIndex(of: true))
    let bottom = height - 1 - (try #require(rows.lastIndex(of: true)))
    #expect(top >= 1 && (0...1).contains(bottom - top))
  }
}

@Suite struct BlockLettersTests {
  @Test func `words are set in half blocks, as many on a line as fit`() throws {
    let wide = try #require(blockLetters("To it", width: 20))
    let narrow = try #require(blockLetters("To it", width: 13))

    #expect(wide == [["▀█▀ ▄▀▄   █ ▀█▀", " █  █ █   █  █ ", " ▀   ▀    ▀  ▀ "]])
    #expect(narrow == [["▀█▀ ▄▀▄", " █  █ █", " ▀   ▀ "], ["█ ▀█▀", "█  █ ", "▀  ▀ "]])
  }

  @Test func `a word that is too long has none, nor has one with other characters`() {
    for (word, width) in [("Monsoon", 20), ("Ünder", 80), ("日本", 80), ("", 80)] {
      #expect(blockLetters(word, width: width) == nil)
    }
    #expect(blockLetters("Don’t", width: 80) == blockLetters("DON'T", width: 80))
  }

  @Test func `stars that were not earned are smaller, also without colours`() {
    #expect(
      blockLetters("★☆", width: 11) == [["  █     ▄  ", "▀███▀  ▀█▀ ", " ▀ ▀       "]])
  }

  @Test func `no line is wider than asked for, and all its rows are equally wide`() throws {
    let text = "The quick brown fox jumps over a lazy dog 0123456789 &:/()+#.,!?-"
    for width in 40...100 {
      for line in try #require(blockLetters(text, width: width)) {
        #expect(line.count == 3)
        #expect(Set(line.map(\.displayWidth)).count == 1)
        #expect(line[0].displayWidth <= width)
      }
    }
  }

  @Test func `letters are as large as their room, and long texts give way to short ones`() throws {
    func largest(_ width: Int, _ height: Int) -> [String]? {
      blockLetters(largestOf: ["It is I", "I"], in: Size(width: width, height: height))
    }

    #expect(largest(21, 4) == blockLetters("It is I", width: 21)?[0])
    #expect(largest(16, 4) == ["█", "█", "▀"])
    #expect(largest(5, 5) == ["██", "██", "██", "██", "██"])
    #expect(largest(40, 5) == blockLetters("It is I", width: 40, scale: 2)?[0])
    #expect(largest(40, 2) == nil)
    #expect(largest(0, 9) == nil)
  }
}

@Suite struct LineTests {
  @Test(arguments: [
    ("", 8, []), ("one two three", 8, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]), ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("in /a/long/path", 6, ["in", "/a/lon", "g/path"]), ("one", 1, ["o", "n", "e"]),
    ("bubble-bath-ballad", 8, ["bubble-", "bath-", "ballad"]),
    ("deep-end weekend", 9, ["deep-end", "weekend"]),
    ("incomprehensible", 8, ["incompre", "hensible"]), ("日本日本日", 4, ["日本", "日本", "日"]),
    ("-", 8, ["-"]), ("日", 1, ["日"]), ("--grid", 5, ["--gri", "d"]),
    ("--no-record", 8, ["--no-", "record"]),
    ("本日は。晴天です", 6, ["本日", "は。晴", "天です"]), ("曲は「歌」です", 6, ["曲は", "「歌」", "です"]),
    ("Pop、4かける4", 6, ["Pop、4", "かける", "4"]), ("귀로만 들어요", 8, ["귀로만", "들어요"]),
  ])
  func `text is broken between words and ideographs, after hyphens, or else anywhere`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func `words that stay whole are longer than a line`() {
    #expect(
      "leave out --seed and --grid in /a/long/path".wrapped(to: 9, keepsWords: true) == [
        "leave out", "--seed", "and", "--grid in", "/a/long/path",
      ])
  }
}
