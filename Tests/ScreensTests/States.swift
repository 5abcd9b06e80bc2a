import Testing

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
    let start = AppState(
      after: .restore { $0.settings.source = .folder("~/Music") }, .go(.categories))
    return news.reduce(start) { $0.after(.categories(.shelf(.init(folder: "~/Music", $1)))) }
  }

  /// The picker, at a category of the player's own.
  static let withOwnCategory = AppState(
    after: .restore { $0.ownCategories = [Category(id: "own-1", name: "Polka")] },
    .go(.categories), .categories(.select(5)))

  /// A board of Rock covers, not animated, before the first flip.
  static func dealt(_ grid: Grid = .standard, fillers: Int = 0) -> AppState {
    AppState(
      after: .restore { ($0.category, $0.settings.isAnimated) = (.bundled[2], false) },
      .deal(grid: grid), .go(.game),
      .lay(
        Array(covers("rock").prefix(grid.pairCount - fillers)),
        fillers: fillers > 0 ? covers("metal") + covers("rap") : []))
  }

  /// A table that Ann has opened, once these friends have come.
  static func hosting(_ friends: String..., form: SharedTable.Form = .turns) -> AppState {
    let place = TogetherState.TablePlace(
      account: "ann", machine: "box", port: 2222, isForOthers: false)
    let open = AppState(
      after: .restore { ($0.settings.isAnimated, $0.settings.person) = (false, "Ann") },
      .together(.host), .together(.opened(place)), .together(.change(form)))
    return friends.enumerated().reduce(open) { state, friend in
      let hello = Hello(name: friend.element, key: UInt64(friend.offset + 1), isSpectator: false)
      return state.after(.together(.received(.hello(hello), from: friend.offset + 1)))
    }
  }

  /// The same with a board for all.
  var dealtForAll: AppState {
    after(
      .together(.deal), .lay(covers("pop"), request: 1),
      .together(.received(.ready(round: 1), from: 1)))
  }

  /// The friend who came first flips a card.
  func friendFlipping(_ card: Int) -> AppState {
    after(.together(.received(.request(round: 1, Flip(card: card, seconds: 0)), from: 1)))
  }

  /// The same for several players.
  static func dealt(to players: [Player], headStart: HeadStart? = nil) -> AppState {
    dealt().after(.deal(to: players, headStart: headStart), .lay(covers("rock"), request: 2))
  }

  /// The same game with that many pairs found, in board order.
  func withPairsFound(_ count: Int) -> AppState {
    var state = self
    for pair in 0..<count {
      for index in state.game.cards.indices where state.game.cards[index].pair == pair {
        state = state.after(.flip(index))
      }
    }
    return state
  }

  func flipping(_ indexes: Int...) -> AppState {
    indexes.reduce(self) { $0.after(.flip($1)) }
  }

  /// The same game once the first card of each of these pairs has been turned.
  func turning(_ pairs: Int...) -> AppState {
    pairs.reduce(self) { $0.after(.flip(places(ofPair: $1)[0])) }
  }

  var animated: AppState { after(.set(\.isAnimated, true)) }

  /// The same game once all cards have turned.
  var still: AppState {
    game.show.flipping.isEmpty ? self : after(.turn).still
  }

  /// A solved board, with a slip in the second and one in the fourth move.
  static let slippedTwice: AppState = {
    let (one, other, third) = (
      dealt().places(ofPair: 0), dealt().places(ofPair: 1), dealt().places(ofPair: 2)
    )
    return dealt().flipping(
      one[0], other[0], one[1], third[0], third[1], other[1], other[0], third[1]
    ).withPairsFound(8)
  }()

  static let missingIDs = ["rock/1", "rock/2", "rock/7"]

  /// A game with three pairs found and two cards open, and three missing pictures that are being
  /// fetched again: those of a matched pair and of both open cards.
  static func withCoversMissing() -> AppState {
    let state = AppState.dealt().withPairsFound(3).turning(4, 5)
    return missingIDs.reduce(state) { $0.after(.game(.missingCovers(.found($1)))) }
  }

  func places(ofPair pair: Int) -> [Int] {
    game.cards.indices.filter { game.cards[$0].pair == pair }
  }
}

extension AppAction {
  /// Deals 4×4 Rock covers that come with the game, or a board that differs from it.
  static func deal(
    _ category: MemoryTunes.Category = .bundled[2], grid: Grid = .standard,
    source: CoverSource = .bundled, kind: GameKind = .pairs, to players: [Player] = [.anyone],
    headStart: HeadStart? = nil
  ) -> AppAction {
    let request = DealRequest(category: category, grid: grid, source: source, seed: 7, kind: kind)
    return .game(.deal(.init(request, players: players, headStart: headStart)))
  }

  /// The covers of a board have come.
  static func lay(_ covers: [Cover], fillers: [Cover] = [], request: Int = 1) -> AppAction {
    let batch = CoverBatch(covers: covers, fillers: fillers)
    return .game(.setCards(.init(request: request, batch: batch)))
  }

  static func flip(_ card: Int) -> AppAction { .game(.flipCard(.init(index: card))) }

  static func move(_ direction: MoveCursorAction.Direction) -> AppAction {
    .game(.moveCursor(.init(direction)))
  }

  static let turn = AppAction.game(.advanceFlips(.init()))

  static func go(_ destination: RoutingDestination) -> AppAction { .routing(.go(destination)) }

  static func select(_ number: Int?) -> AppAction { .routing(.select(number)) }

  static func set<Value>(_ place: WritableKeyPath<Settings, Value>, _ value: Value) -> AppAction {
    .settings(.change(.init(place, value)))
  }

  /// Restores preferences that differ from the standard ones.
  static func restore(_ change: (inout Preferences) -> Void = { _ in }) -> AppAction {
    var preferences = Preferences()
    change(&preferences)
    return .settings(.restore(.init(preferences: preferences)))
  }
}

func covers(_ category: String) -> [Cover] {
  (1...20).map {
    Cover(
      id: "\(category)/\($0)", title: "\(category) song \($0)",
      artist: "The \(category) band \($0)", album: "An Album That Has Quite a Long Name \($0)",
      artwork: "\(category)/\($0)")
  }
}

private let catalogue = Dictionary(
  uniqueKeysWithValues: Category.bundled.map { ($0.id, covers($0.id)) })

/// What the player sees when nothing has been inspected.
func appView(state: AppState, in size: Size) -> Frame {
  appView(state: state, history: .empty, in: size)
}

func text(of state: AppState, in size: Size = sizes[0]) -> String {
  appView(state: state, in: size).text
}

func press(_ key: Key, in state: AppState) -> AppAction? {
  appKeymap(key: key, state: state, history: .empty)
}

/// Checks what keys mean when nothing has been inspected.
func expectKeys(
  in state: AppState, sourceLocation: SourceLocation = #_sourceLocation,
  _ keys: (Key, AppAction?)...
) {
  for (key, action) in keys {
    #expect(press(key, in: state) == action, "\(key)", sourceLocation: sourceLocation)
  }
}

/// What is done or told in plain mode.
func answer(to order: String, in state: AppState) -> Reply {
  readOrder(order, state: state, history: .empty)
}

extension AppHistory {
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
