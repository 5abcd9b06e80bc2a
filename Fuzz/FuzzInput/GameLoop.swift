import Screens
import TerminalLive

/// The game between what a terminal sends and what it shows, without a terminal.
@MainActor
final class GameLoop {
  private var decoder = InputDecoder()
  private var traits = TerminalTraits()
  private let store: Store<AppState, AppAction, AppEffect>
  private let timeTravel: TimeTravel<AppState, AppAction, AppEffect>
  private let collecting: Subscription
  private let work: Work
  private var frame = Frame(size: GameLoop.size)

  private static let size = Size(width: 80, height: 24)

  /// Work that has been asked for and not been done.
  private final class Work {
    var due: [AppEffect] = []
  }

  /// Creates a loop in which the game has just started.
  init() {
    let work = Work()
    self.work = work
    store = Store(initialState: AppState(), reducer: .app)
    collecting = store.add(
      Middleware { action, _, next in
        let outcome = next(action)
        guard case .handled(let effect) = outcome else { return outcome }
        for case .run(let job) in effect.steps { work.due.append(job.work) }
        return .handled()
      })
    timeTravel = TimeTravel(store, weigh: \.weight, now: { .zero })
    store.dispatch(.settings(.restore(.init(preferences: Preferences()))))
    draw()
  }

  /// Handles what was read at one time.
  func read(_ codes: [Code], awaitsReply: Bool, afterPause: Bool) {
    for input in inputs(of: codes, awaitsReply: awaitsReply, afterPause: afterPause) {
      guard let key = input.key(on: frame),
        let action = appKeymap(key: key, state: store.state, history: timeTravel.history)
      else { continue }
      store.dispatch(action)
      precondition(store.state.isValid)
    }
    readReplies()
    draw()
  }

  /// The input in what was read at one time.
  func inputs(of codes: [Code], awaitsReply: Bool = false, afterPause: Bool) -> [Input] {
    decoder.decode(codes, awaitsReply: awaitsReply, afterPause: afterPause)
  }

  private func readReplies() {
    let background = traits.background
    for reply in decoder.replies { traits.read(reply) }
    decoder.replies = []
    guard traits.background != background,
      let (red, green, blue) = traits.background?.components
    else { return }
    store.dispatch(.settings(.backgroundReported(.init(red: red, green: green, blue: blue))))
  }

  private func draw() {
    frame = appView(state: store.state, history: timeTravel.history, in: Self.size)
  }

  /// Does all work that is due.
  func passTime() {
    let due = work.due
    work.due = []
    for effect in due {
      reply(to: effect)
      precondition(store.state.isValid)
    }
  }

  private func reply(to effect: AppEffect) {
    switch effect {
    case .send(let action): store.dispatch(action)
    case .game(let effect): reply(to: effect)
    case .daily(.find): store.dispatch(.daily(.found(Daily(day: 20_000, isPractice: false))))
    case .share: store.dispatch(.share(.copied(true)))
    case .records(.load):
      store.dispatch(.records(.set(.init(records: Records(games: [], today: 20_000)))))
    case .rewind(let number): rewind(to: number)
    case .settings, .saving, .records, .review, .practice, .categories, .sound, .together, .tell,
      .quit:
      break
    }
  }

  private func reply(to effect: GameEffect) {
    switch effect {
    case .fetchCovers(let request, person: _):
      store.dispatch(.game(.setCards(.init(request: request.id, batch: Self.batch))))
    case .think(let thought, let request, let flip):
      guard let card = thought.nextCard() else { return }
      store.dispatch(.game(.computerFlip(.init(card: card, request: request, flip: flip))))
    case .meter(_, let step, let flip):
      store.dispatch(.game(.meter(.init(level: step < 3 ? 90 : nil, step: step, flip: flip))))
    case .dance(let covers, let step):
      let levels = Array(repeating: 40 * step % 256, count: covers.count)
      store.dispatch(.game(.dance(.init(levels: levels, step: step))))
    case .findGhost, .recoverCovers: break
    }
  }

  private func rewind(to number: Int) {
    guard timeTravel.rewind(to: number) else { return }
    store.dispatch(.session(.resume(.init())))
  }

  private static let batch = CoverBatch(
    covers: (1...40).map {
      Cover(id: "song/\($0)", title: "Song \($0)", artist: "Band \($0)", artwork: "song/\($0)")
    })
}
