import DataFlow
import MemoryTunes
import Screens

/// How the cards of the last board of a recording were turned.
public struct BoardFilm {
  /// When a card got a face, in milliseconds since the deal.
  struct Turn: Equatable {
    let time: Int
    let face: Card.Face
  }

  /// When a text was to be read.
  struct Caption: Equatable {
    let time: Int
    let text: String
  }

  /// The game as the recording leaves it.
  var game: GameState { state.game }
  /// For each card its turns in their order; it lies face down before.
  private(set) var turns: [[Turn]] = []
  /// How the game stood, in its order.
  private(set) var scores: [Caption] = []
  /// What was turned, in its order.
  private(set) var titles: [Caption] = []
  /// When the last of these changed, in milliseconds since the deal.
  private(set) var length = 0
  private(set) var state: AppState

  /// Replays a recording, in which pauses last no longer than `longestPause` milliseconds; nil if no board
  /// was dealt.
  ///
  /// Throws ``ReplayFailure`` where it cannot be replayed.
  public init?(_ recording: AppRecording, speed: Double = 1, longestPause: Int? = 1000) throws {
    var replay = Replay<AppState, AppAction, AppEffect>(
      recording, initialState: AppState(), reducer: appReducer)
    var clock = FilmClock(speed: speed, longestPause: longestPause)
    state = replay.state
    while let event = replay.next {
      try replay.step()
      guard replay.state.game.hasBoard else { continue }
      if replay.state.game.layout != state.game.layout || turns.isEmpty {
        clock = FilmClock(speed: speed, longestPause: longestPause)
        (scores, titles, length) = ([], [], 0)
        turns = Array(repeating: [], count: replay.state.game.cards.count)
        clock.advance(to: event.milliseconds)
        note(replay.state, at: 0)
      } else if replay.state.game.board != game.board {
        clock.advance(to: event.milliseconds)
        note(replay.state, at: clock.time)
      }
      state = replay.state
    }
    try replay.step()
    guard !turns.isEmpty else { return nil }
  }

  private mutating func note(_ state: AppState, at time: Int) {
    for (index, card) in state.game.cards.enumerated()
    where card.face != turns[index].last?.face ?? .hidden {
      turns[index].append(Turn(time: time, face: card.face))
      length = time
    }
    let (score, title) = (state.game.filmScore, state.game.filmTitle)
    if score != scores.last?.text { scores.append(Caption(time: time, text: score)) }
    if title != titles.last?.text { titles.append(Caption(time: time, text: title)) }
  }
}

extension GameState {
  /// What lies where, and of which deal.
  fileprivate var layout: [Int] { cards.map(\.pair) }
}
