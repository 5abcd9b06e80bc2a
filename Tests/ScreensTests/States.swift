import Artwork
import DataFlow
import MemoryTunes
import Terminal

@testable import Screens

/// The sizes at which every screen must look right.
let sizes = [
  Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12),
]

/// A screen on which lists have a column in the middle.
let largeSize = Size(width: 200, height: 60)

extension AppState {
  /// The state after these actions; effects are not performed.
  init(after actions: AppAction...) {
    self.init()
    play([.categories(.setCatalogue(.init(catalogue: catalogue)))] + actions)
  }

  /// The same state after more actions.
  func after(_ actions: AppAction...) -> AppState {
    var state = self
    state.play(actions)
    return state
  }

  private mutating func play(_ actions: [AppAction]) {
    for action in actions {
      guard case .handled(let effect) = appReducer(state: &self, action: action) else { continue }
      // A board that a feature asks for is dealt.
      for case .run(let job) in effect.steps {
        if case .send(.game(.deal(let deal))) = job.work { play([.game(.deal(deal))]) }
      }
    }
  }

  /// The picker with a folder as the source, once it has been looked through.
  static func atShelf(_ news: ShelfAction.News...) -> AppState {
    var preferences = Preferences()
    preferences.settings.source = .folder("~/Music")
    let start = AppState(
      after: .settings(.restore(.init(preferences: preferences))), .routing(.go(.categories)))
    return news.reduce(start) { $0.after(.categories(.shelf(.init(folder: "~/Music", $1)))) }
  }

  /// A board of Rock covers, not animated, before the first flip.
  static func dealt(_ grid: Grid = .standard, fillers: Int = 0) -> AppState {
    var preferences = Preferences()
    preferences.category = .bundled[2]
    preferences.settings.isAnimated = false
    let own = Array(covers("rock").prefix(grid.pairCount - fillers))
    return AppState(
      after: .settings(.restore(.init(preferences: preferences))),
      .game(.deal(.init(.init(category: .bundled[2], grid: grid, source: .bundled, seed: 7)))),
      .routing(.go(.game)),
      .game(
        .setCards(
          .init(
            request: 1,
            batch: CoverBatch(
              covers: own, fillers: fillers > 0 ? covers("metal") + covers("rap") : [])))))
  }

  /// The same for several players.
  static func dealt(to players: [Player], headStart: HeadStart? = nil) -> AppState {
    dealt().after(
      .game(
        .deal(
          .init(
            .init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7),
            players: players, headStart: headStart))),
      .game(.setCards(.init(request: 2, batch: .init(covers: covers("rock"))))))
  }

  /// The same game with that many pairs found, in board order.
  func withPairsFound(_ count: Int) -> AppState {
    var state = self
    for pair in 0..<count {
      for index in state.game.cards.indices where state.game.cards[index].pair == pair {
        state = state.after(.game(.flipCard(.init(index: index))))
      }
    }
    return state
  }

  /// The same game after these flips.
  func flipping(_ indexes: Int...) -> AppState {
    indexes.reduce(self) { $0.after(.game(.flipCard(.init(index: $1)))) }
  }

  /// The same game from here on with cards that turn.
  var animated: AppState { after(.settings(.change(.init(\.isAnimated, true)))) }

  /// The same game once all cards have turned.
  var still: AppState {
    game.show.flipping.isEmpty ? self : after(.game(.advanceFlips(.init()))).still
  }

  static let missingIDs = ["rock/1", "rock/2", "rock/7"]

  /// A game with three pairs found and two cards open, and three missing pictures that are being
  /// fetched again: those of a matched pair and of both open cards.
  static func withCoversMissing() -> AppState {
    var state = AppState.dealt().withPairsFound(3)
    state = state.after(
      .game(.flipCard(.init(index: state.places(ofPair: 4)[0]))),
      .game(.flipCard(.init(index: state.places(ofPair: 5)[0]))))
    return missingIDs.reduce(state) { $0.after(.game(.missingCovers(.found($1)))) }
  }

  /// The two cards of a pair.
  func places(ofPair pair: Int) -> [Int] {
    game.cards.indices.filter { game.cards[$0].pair == pair }
  }
}

/// Covers that need no files.
func covers(_ category: String) -> [Cover] {
  (1...20).map {
    Cover(
      id: "\(category)/\($0)", title: "\(category) song \($0)",
      artist: "The \(category) band \($0)",
      album: "An Album That Has Quite a Long Name \($0)", artwork: "\(category)/\($0)")
  }
}

private let catalogue = Dictionary(
  uniqueKeysWithValues: Category.bundled.map { ($0.id, covers($0.id)) })

/// What the player sees when nothing has been inspected.
func appView(state: AppState, in size: Size) -> Frame {
  appView(state: state, history: .empty, in: size)
}

/// What a key means when nothing has been inspected.
func appKeymap(key: Key, state: AppState) -> AppAction? {
  appKeymap(key: key, state: state, history: .empty)
}

extension AppHistory {
  /// An empty history.
  static var empty: AppHistory { AppHistory(start: AppState(), reducer: .app) }
}

extension Shelf {
  /// A shelf of seven sections.
  static let sample: Shelf = {
    let names = ["Ambient", "Bossa Nova & Samba", "Dub", "日本の歌", "Jazz", "Krautrock", "Techno"]
    let sections = names.enumerated().map { index, name in
      Section(
        id: "shelf-\(index)", name: name, count: 7 * index + 1,
        images: (0...min(index, 5)).map { "folder/music/\(index)/\($0).jpg" })
    }
    return Shelf(
      whole: Section(
        id: "shelf", name: nil, count: sections.map(\.count).reduce(0, +),
        images: sections.flatMap(\.images)), sections: sections, unreadableCount: 3)
  }()
}
