import Testing

@testable import MemoryTunes
@testable import Screens

/// Whether what is told is enough to play as well as those who see.
@Suite struct ListenerTests {
  /// How many moves somebody needs who gets only what `name` takes from the game.
  private func moves(_ kind: GameKind, seed: UInt64, hearing name: (ToldGame, Int) -> String?)
    -> Int?
  {
    var (game, listener) = (ToldGame(kind, seed: seed), Listener())
    while let card = listener.next() {
      game.say(Grid.standard.coordinate(ofCard: card))
      guard let name = name(game, card) else { return nil }
      listener.hear(name, at: card)
    }
    return game.state.game.isFinished ? game.state.game.moveCount : nil
  }

  @Test func `over a hundred boards, who only listens needs the same moves as who sees`() {
    for seed in UInt64(0)..<100 {
      let seen = moves(.pairs, seed: seed) { "\($0.state.game.cards[$1].pair)" }
      let told = moves(.pairs, seed: seed) { game, _ in
        game.lines.first.map { line in
          String(line.drop { $0 != ":" }.dropFirst(2).prefix { $0 != "," && $0 != "." })
        }
      }
      let heard = moves(.ear, seed: seed) { game, _ in game.tune.map { "\($0)" } }
      #expect(told == seen)
      #expect(heard == seen)
      #expect(seen != nil)
    }
  }
}

/// A game that is told, and what was told and heard of it.
struct ToldGame {
  private(set) var state: AppState
  /// The lines of the last action.
  private(set) var lines: [String] = []
  /// The tune of the last action; nil if there was none.
  private(set) var tune: Tune?

  /// A board that has just been dealt.
  init(
    _ kind: GameKind = .pairs, seed: UInt64 = 7, players: [Player] = [.anyone],
    talk: TalkSetting = .normal
  ) {
    let request = DealRequest(
      category: .bundled[2], grid: .standard, source: .bundled, seed: seed, kind: kind)
    state = AppState(
      after: .session(.launch(.init(options: LaunchOptions(mode: .told)))),
      .restore { ($0.settings.talk, $0.settings.sound) = (talk, .tunes) },
      .game(.deal(.init(request, players: players))))
    state = state.after(.lay(covers("rock")))
  }

  /// Says an order; the work of its actions is not done.
  mutating func say(_ order: String) {
    switch readOrder(order, state: state, history: .empty) {
    case .say(let lines), .refuse(let lines): (self.lines, tune) = (lines, nil)
    case .repeat: break
    case .actions(let actions):
      (lines, tune) = ([], nil)
      for action in actions { perform(action) }
    }
  }

  mutating func perform(_ action: AppAction) {
    guard case .handled(let effect) = appReducer(state: &state, action: action) else { return }
    for case .run(let job) in effect.steps {
      switch job.work {
      case .tell(let telling): lines += telling.lines
      case .sound(.play(let phrase)): tune = phrase.tune
      default: break
      }
    }
  }
}

/// Somebody with a perfect memory who knows the cards by names only: takes known pairs, and otherwise turns
/// those that were not turned, in the order of the board.
struct Listener {
  private var cards: [String: [Int]] = [:]
  private var turned: Set<Int> = []
  private var found: Set<String> = []
  private var open: String?

  /// The card to turn; nil once all have been found.
  func next() -> Int? {
    if let open { return cards[open]?.first { $0 != last } ?? unseen }
    let known = cards.first { $0.value.count == 2 && !found.contains($0.key) }
    return known?.value[0] ?? unseen
  }

  private var last: Int?
  private var unseen: Int? { (0..<16).first { !turned.contains($0) } }

  /// Hears what is on the card that was turned.
  mutating func hear(_ name: String, at card: Int) {
    if turned.insert(card).inserted { cards[name, default: []].append(card) }
    if open == name { found.insert(name) }
    (open, last) = open == nil ? (name, card) : (nil, nil)
  }
}

extension Reply {
  /// What an order does; nil if it only has an answer.
  var actions: [AppAction]? {
    if case .actions(let actions) = self { actions } else { nil }
  }

  /// The answer to a question; nil if the order is none.
  var said: [String]? {
    if case .say(let lines) = self { lines } else { nil }
  }

  /// Why it is not obeyed; nil if it is.
  var refused: [String]? {
    if case .refuse(let lines) = self { lines } else { nil }
  }
}
