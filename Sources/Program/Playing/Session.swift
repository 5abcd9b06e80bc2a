import Screens

/// One run of the game on any display: handles input and draws frames.
@MainActor
final class Session {
  struct Display {
    var size: () -> Size
    var draw: (Frame) -> Void
    var prepare: ([Picture]) -> Void = { _ in }
    /// Has pictures of the last frame still to come.
    var isRendering: () -> Bool = { false }
  }

  let store: Store<AppState, AppAction, AppEffect>
  let timeTravel: TimeTravel<AppState, AppAction, AppEffect>

  private let recorder: Recorder<AppState, AppAction>?
  private let gameSaver: GameSaver
  /// The numbers of the games saved last; nil before those of earlier runs are known.
  private var savedGameIDs: [[UInt64]]?
  private let now: () -> Duration
  private let drawEntropy: () -> UInt64
  private let display: Display
  private var frame: Frame
  private var isDrawingDue = false
  private var isFirstFrame = true
  /// The first event after which the preferences and the games of earlier runs are known.
  private var firstNumber: Int?
  /// The time up to which the game's clock is right, while the time passes with the input.
  private var clockMark: Duration?
  private var isPreparingDue = false
  private var hasPrepared = false
  private var updates: Subscription?
  private var language: Subscription?

  init(world: World, display: Display) {
    var rewind: (Int) -> Void = { _ in }
    let gameSaver = GameSaver(world.games)
    let store = Store(
      initialState: AppState(), reducer: .app.checked(by: appInvariants),
      performer: world.performer(gameSaver: gameSaver, rewind: { rewind($0) }), clock: world.clock,
      executor: world.executor)
    let now = world.clock.stopwatch()
    let recorder = world.recording.map {
      Recorder<AppState, AppAction>(
        header: $0.header, file: $0.file, isHeldBack: true, now: now,
        onFailure: { [weak store] in store?.dispatch(.notices(.show(.init(Notice($0))))) })
    }
    timeTravel = TimeTravel(
      store, after: [gameSaver.savingBeforeQuitting, recorder?.middleware()].compactMap(\.self),
      weigh: \.weight, weighState: \.weight, now: now)
    self.store = store
    self.recorder = recorder
    self.gameSaver = gameSaver
    self.now = now
    drawEntropy = world.drawEntropy
    self.display = display
    frame = Frame(size: display.size())
    world.tables?.willReceive = { [weak self] in self?.passTime() }
    rewind = { [weak self] in self?.rewind(to: $0) }
    language = store.subscribe(
      to: { $0.settings.isRestored ? $0.settings.current.language : nil },
      onChange: { if let language = $0 { world.speak(language) } })
    // Not with the next frame: several flips may come before it.
    updates = store.onUpdate(perform: { [weak self] _ in self?.noteChange() })
  }

  func launch(options: LaunchOptions) {
    store.dispatch(.session(.launch(.init(options: options, entropy: drawEntropy()))))
  }

  func quit() {
    passTime()
    store.dispatch(.session(.quit(.init())))
  }

  func handle(_ inputs: [Input]) {
    passTime()
    for input in inputs {
      guard let key = input.key(on: frame) else { continue }
      let actions = appActions(key: key, state: store.state, history: timeTravel.history, on: frame)
      for action in actions { store.dispatch(action) }
    }
  }

  /// Adds the time since the last input to a game whose clock does not tick.
  func passTime() {
    guard let mark = clockMark else { return }
    let seconds = min(Int((now() - mark).components.seconds), 86_400)
    guard seconds > 0 else { return }
    clockMark = mark + .seconds(seconds)
    store.dispatch(.game(.tick(.init(seconds: seconds))))
  }

  private func noteChange() {
    if firstNumber == nil, store.state.settings.isRestored { firstNumber = store.number }
    clockMark = store.state.passesTimeWithInput ? clockMark ?? now() : nil
    // Without waiting for the pictures if a move is neither saved nor recorded.
    if !hasPrepared, store.state.game.hasProgress, store.state.saving.due == .soon {
      prepareRecording()
    }
    saveGamesIfTheyHaveChanged()
    setNeedsDrawing()
  }

  func setNeedsDrawing() { isDrawingDue = true }

  /// Draws the current state if it may have changed since the last call.
  func drawIfNeeded() {
    // The board requested on the command line comes at once: the menu would only flash.
    guard isDrawingDue, !isFirstFrame || !store.runningWork.contains(where: \.dealsBoard) else {
      return
    }
    // Nothing is shown until the preferences are loaded.
    (isDrawingDue, isFirstFrame) = (false, isFirstFrame && !store.state.settings.isRestored)
    let start = now()
    frame = appView(state: store.state, history: timeTravel.history, in: display.size())
    display.draw(frame)
    timeTravel.addDrawing(now() - start)
    isPreparingDue = true
  }

  /// Saves at once if a game has begun or ended, so nothing the player has seen is lost.
  private func saveGamesIfTheyHaveChanged() {
    guard store.state.settings.isRestored else { return }
    let before = savedGameIDs
    savedGameIDs = store.state.savedGameIDs
    guard let before, before != savedGameIDs else { return }
    // If that fails, it is retried within a second, and the player is notified.
    try? gameSaver.saveAtOnce(store.state.savedGames)
  }

  /// Does what the next key would wait for, once after each drawing; after the first, once its pictures are drawn, too.
  func prepareIfNeeded() {
    guard isPreparingDue, hasPrepared || !display.isRendering() else { return }
    (isPreparingDue, hasPrepared) = (false, true)
    display.prepare(upcomingPictures(state: store.state, in: frame.size))
    prepareRecording()
  }

  /// Starts recording, if that has waited for the first screen, and prepares for the next action.
  func prepareRecording() { recorder?.prepare(after: store.number, state: store.state) }

  /// Goes back to the state after an event, but never before the games of earlier runs were known: they would be lost.
  private func rewind(to number: Int) {
    let number = max(number, firstNumber ?? 0)
    let game = store.state.game
    let unseenGame = game.hasProgress || game.hindsight != nil ? nil : game.id
    let isThere = timeTravel.rewind(to: number) { [recorder, store] event, state in
      recorder?.record(event, before: store.state, restored: state)
    }
    store.dispatch(
      isThere
        ? .session(.resume(.init(entropy: drawEntropy(), unseenGame: unseenGame)))
        : .notices(.show(.init(.eventForgotten))))
  }
}

extension AppEffect {
  fileprivate var dealsBoard: Bool { if case .send(.game(.deal)) = self { true } else { false } }
}

extension Clock<Duration> {
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
