import Artwork
import MemoryTunes
import Testing

@testable import Screens

/// Who has joined the band, as it is shown and told.
@Suite struct MusicWordsTests {
  /// A board of a bass and of fills, after two flips.
  private static func board(_ setting: MusicSetting = .full, isMatch: Bool = true) -> AppState {
    var preferences = Preferences()
    preferences.settings.isAnimated = false
    (preferences.settings.sound, preferences.settings.music) = (.tunes, setting)
    let names = ["too-cool-for-noon", "zest-wishes"]
    let covers = names.map {
      Cover(id: "pop/\($0)", title: $0, artist: "Band of \($0)", album: "Album", artwork: $0)
    }
    let state = AppState(
      after: .settings(.restore(.init(preferences: preferences))),
      .game(
        .deal(.init(.init(category: .bundled[0], grid: .choices[0], source: .bundled, seed: 7)))),
      .routing(.go(.game)),
      .game(.setCards(.init(request: 1, batch: CoverBatch(covers: covers)))))
    let bass = state.game.covers.firstIndex { $0.id == "pop/too-cool-for-noon" } ?? 0
    let cards = state.places(ofPair: bass)
    let other = state.places(ofPair: 1 - bass)[0]
    return isMatch ? state.flipping(cards[0], cards[1]) : state.flipping(other, cards[0])
  }

  /// The last line of the caption.
  private func aside(_ state: AppState) -> [String] { state.caption(of: state.game).aside }

  @Test func `the cover of a pair says what it plays, in place of its album`() {
    #expect(aside(Self.board()) == ["joins the band: bass", "joins in: bass", "♪ bass"])
    #expect(
      Self.board().bandSentence == "Band of too-cool-for-noon starts the band: bass.")
  }

  @Test func `without a pair, or a band, nobody joins`() {
    #expect(aside(Self.board(isMatch: false)) == ["from “Album”"])
    #expect(Self.board(isMatch: false).bandSentence == nil)
    #expect(aside(Self.board(.off)) == ["from “Album”"])
    #expect(Self.board(.off).bandSentence == nil)
  }

  @Test func `the cover of the last pair joins, too`() {
    let state = Self.board()
    let last = state.game.cards.indices.filter { state.game.cards[$0].face == .hidden }
    let solved = state.flipping(last[0], last[1])

    #expect(solved.game.isFinished)
    #expect(solved.bandSentence == "Fills: Band of zest-wishes.")
  }

  @Test func `where no sound is possible, nobody is shown to join`() {
    let state = Self.board().after(.sound(.reported(.noDevice)))

    #expect(aside(state) == ["from “Album”"])
  }

  @Test func `plain mode tells who joins, but not to those who want to hear little`() {
    func lines(_ talk: TalkSetting) -> [String] {
      let state = Self.board().after(.settings(.change(.init(\.talk, talk))))
      return Telling(events: [.game(.flipped(card: 0, player: 0)), .game(.pair)], state: state)
        .lines
    }

    #expect(lines(.normal).last == "Band of too-cool-for-noon starts the band: bass.")
    #expect(lines(.full).last == "Band of too-cool-for-noon starts the band: bass.")
    #expect(lines(.brief).last?.hasSuffix("Pair!") == true)
  }
}
