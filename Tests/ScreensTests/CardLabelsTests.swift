import Artwork
import Basics
import MemoryTunes
import Terminal
import Testing

@testable import Screens

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
    #expect(cardLabels(for: titles.map(cover)) == labels)
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

      let labels = cardLabels(for: titles.map(cover))

      #expect(Set(labels).count == 40, "\(titles)")
      #expect(labels.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isASCII) })
    }
  }

  @Test func `open cards have labels, hidden and flipping ones and the large cover have none`() {
    let size = Size(width: 80, height: 24)
    let state = AppState.dealt().withPairsFound(1).flipping(AppState.dealt().places(ofPair: 3)[0])

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

  private func cover(_ title: String) -> Cover {
    Cover(id: title, title: title, artist: "", artwork: title)
  }
}
