/// The turns of a board's cards over time.
public struct BoardFilm {
  /// A card's new face, with its time in milliseconds since the deal.
  struct Turn: Equatable {
    let time: Int
    let face: Card.Face
  }

  struct Caption: Equatable {
    let time: Int
    let text: String
  }

  public private(set) var game: GameState
  /// For each card, its turns in order; it starts face down.
  private(set) var turns: [[Turn]]
  private(set) var scores: [Caption] = []
  private(set) var titles: [Caption] = []
  /// The time of the last change, in milliseconds since the deal.
  private(set) var length = 0

  private init(dealt game: GameState) {
    self.game = game
    turns = Array(repeating: [], count: game.cards.count)
    note(game, at: 0)
  }

  /// The last board of a recording, with pauses of at most `longestPause` milliseconds; nil if none was dealt.
  ///
  /// Throws ``ReplayFailure`` where the recording cannot be replayed.
  public init?(_ recording: AppRecording, speed: Double = 1, longestPause: Int = 1000) throws {
    var replay = Replay<AppState, AppAction, AppEffect>(
      recording, initialState: AppState(), reducer: .app)
    var clock = FilmClock(speed: speed, longestPause: longestPause)
    var film: BoardFilm?
    while let event = replay.next {
      try replay.step()
      let game = replay.state.game
      guard game.hasBoard else { continue }
      // The pair on each card identifies a deal.
      if film?.game.cards.map(\.pair) != game.cards.map(\.pair) {
        clock = FilmClock(speed: speed, longestPause: longestPause)
        clock.advance(to: event.milliseconds)
        film = BoardFilm(dealt: game)
      } else if film?.game.board != game.board {
        clock.advance(to: event.milliseconds)
        film?.note(game, at: clock.time)
      }
      film?.game = game
    }
    try replay.step()
    guard let film else { return nil }
    self = film
  }

  /// A game from its deal to its current state, a second per flip; nil without a board.
  public init?(_ end: GameState) {
    guard end.hasBoard else { return nil }
    var film: BoardFilm?
    var (time, seconds) = (0, 0)
    end.retrace { game in
      guard film != nil else {
        film = BoardFilm(dealt: game)
        return
      }
      // Only whole seconds are stored.
      time += game.clock.seconds > seconds ? 1000 : 600
      seconds = game.clock.seconds
      film?.note(game, at: time)
    }
    film?.game = end
    guard let film else { return nil }
    self = film
  }

  private mutating func note(_ game: GameState, at time: Int) {
    for (index, card) in game.cards.enumerated()
    where card.face != turns[index].last?.face ?? .hidden {
      turns[index].append(Turn(time: time, face: card.face))
      length = time
    }
    let (score, title) = (game.filmScore, game.filmTitle)
    if score != scores.last?.text { scores.append(Caption(time: time, text: score)) }
    if title != titles.last?.text { titles.append(Caption(time: time, text: title)) }
  }
}
