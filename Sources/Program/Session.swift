import DataFlow
import MemoryTunes
import Screens
import Terminal

/// One run of the game: keys in, frames out, whatever the terminal is.
@MainActor
final class Session {
  /// The screen that a session is shown on.
  struct Display {
    var size: () -> Size
    var draw: (Frame) -> Void
  }

  let store: Store<AppState, AppAction, AppEffect>

  private let display: Display
  private let scheduleDrawing: (@escaping @MainActor () -> Void) -> Void
  private var frame: Frame
  private var isDrawingDue = false
  private var isHandlingInput = false
  private var subscriptions: [Subscription] = []

  /// A session that draws when `scheduleDrawing` calls back: once for all changes of one turn of
  /// the loop.
  init(
    world: World, display: Display,
    scheduleDrawing: @escaping (@escaping @MainActor () -> Void) -> Void
  ) {
    store = Store(initialState: AppState(), reducer: appReducer, performer: world.performer)
    self.display = display
    self.scheduleDrawing = scheduleDrawing
    frame = Frame(size: display.size())
    subscriptions = [
      store.subscribe(onAction: { [weak self] _ in self?.needsDrawing() }),
      store.subscribe(
        toPulse: { $0.game.finished },
        onFire: { [weak self] _ in self?.store.dispatch(.routing(.init(.finished))) }),
      store.subscribe(
        toPulse: { $0.categories.picked },
        onFire: { [weak self] _ in self?.store.dispatch(.routing(.init(.menu))) }),
    ]
  }

  /// Starts the game.
  func launch(options: LaunchOptions) {
    store.dispatch(.launch(.init(options: options)))
  }

  /// Handles what was typed or clicked, then draws at once.
  func handle(_ inputs: [Input]) {
    isHandlingInput = true
    for input in inputs {
      guard let key = input.key(on: frame) else { continue }
      if let action = appKeymap(key: key, state: store.state) { store.dispatch(action) }
    }
    isHandlingInput = false
    if isDrawingDue { draw() }
  }

  /// Draws the state as it is now.
  func draw() {
    isDrawingDue = false
    frame = appView(state: store.state, in: display.size())
    display.draw(frame)
  }

  /// Draws soon, together with whatever else changes until then.
  func needsDrawing() {
    guard !isDrawingDue else { return }
    isDrawingDue = true
    guard !isHandlingInput else { return }
    scheduleDrawing { [weak self] in
      guard let self, isDrawingDue else { return }
      draw()
    }
  }
}
