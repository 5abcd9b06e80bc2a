import Screens

/// A run of the game line by line: orders in, sentences out.
///
/// The next order is read once all work begun by the last one is done, so a script can send a whole game at once.
@MainActor
final class PlainSession {
  private let session: Session
  /// Writes to the player; false if that fails.
  private let write: (String) -> Bool
  var play: (SoundEffect) -> Void = { _ in }
  /// Echoes orders after the prompt, because no terminal does.
  private let echoes: Bool
  /// Called once the first screen has been output.
  var onStarted: (() -> Void)?

  private var orders = OrderLines()
  private var output = ""
  /// The output since the last order, for repetition.
  private var told: [String]
  private var shown: (path: [RoutingDestination], game: Int, screen: PlainScreen)?
  /// The screens of this game as last output.
  private var heard: [[RoutingDestination]: PlainScreen] = [:]
  /// The request of the last board introduced.
  private var introduced: Int?
  private var isPrompted = false
  private var hasHinted: Set<Hint> = []
  private var isEnding = false

  private enum Hint { case choosing, cards, text, returning }

  /// `told` has been output already.
  init(_ session: Session, told: [String], echoes: Bool, write: @escaping (String) -> Bool) {
    (self.session, self.told, self.echoes, self.write) = (session, told, echoes, write)
  }

  private var state: AppState { session.store.state }

  func tell(_ telling: Telling) { say(telling.lines) }

  /// False while an order waits for execution: nothing more is read until then.
  var wantsInput: Bool { orders.lines.isEmpty }

  /// Takes the player's input; no bytes mean that it has ended.
  func read(_ bytes: some Collection<UInt8>) { orders.append(bytes) }

  /// Outputs any news, and carries out the next orders if it is time.
  func goOn() {
    while isSettled || isInterrupted, !isEnding {
      tellScreen()
      onStarted?()
      onStarted = nil
      guard let order = orders.lines.popFirst() else {
        if orders.hasEnded { quit() } else { prompt() }
        break
      }
      prompt()
      carryOut(order)
      flush()
    }
    flush()
  }

  private var isSettled: Bool {
    state.settings.isRestored && !session.store.runningWork.contains(where: \.isAwaited)
      && !isScanAwaited && !state.together.isWaiting
  }

  /// True while scanning the folder whose categories are on the screen.
  private var isScanAwaited: Bool {
    state.routing.destination == .categories && state.categories.shelf?.scan.isRunning == true
  }

  /// The player has asked to leave while waiting for covers, a computer or a folder.
  private var isInterrupted: Bool {
    guard state.settings.isRestored,
      state.game.isBeingDealt || state.game.isComputersTurn || isScanAwaited
        || state.together.isWaiting, !session.store.runningWork.contains(where: \.isTelling)
    else { return false }
    if orders.lines.isEmpty { return orders.hasEnded && state.game.isWatched }
    guard case let order?? = orders.lines.first,
      case .actions(let actions) = readOrder(
        order, state: state, history: session.timeTravel.history)
    else { return state.together.isWaiting }
    return actions.contains { state.isLeft(by: $0) }
  }

  // MARK: Orders

  private func carryOut(_ order: String?) {
    if echoes { output += (order ?? "").cleaned + "\n" }
    isPrompted = false
    guard let order else { return refuse([tr("That is too long: say less.")]) }
    session.passTime()
    let before = told
    told = []
    switch readOrder(order, state: state, history: session.timeTravel.history) {
    case .say(let lines): say(lines)
    case .refuse(let lines):
      refuse(lines)
      // The output before it can still be repeated.
      told = before
    case .repeat: say(before)
    case .actions(let actions):
      for action in actions {
        if case .ignored(let reason) = session.store.dispatch(action).response {
          refuse([state.refusal(because: reason)])
        }
        if case .session(.quit) = action { end() }
        // The screen says why.
        if action == .prompt(.confirm), state.prompt.isRefused { refuse([]) }
      }
    }
  }

  /// Explains why an order is rejected, with a sound.
  private func refuse(_ lines: [String]) {
    say(lines)
    if let sound = state.soundOfRefusal { play(sound) }
  }

  // MARK: Lines

  private func tellScreen() {
    let screen = plainScreen(state: state, history: session.timeTravel.history)
    let (path, game) = (state.routing.path, state.game.request.id)
    if shown?.game != game { heard = [:] }
    defer {
      shown = (path, game, screen)
      heard[path] = screen
    }
    if let shown, shown.path == path, shown.game == game {
      let changes = screen.changes(since: shown.screen)
      // The news already says where the cursor is.
      if told.isEmpty || changes != [screen.focus] { say(changes) }
      if told.isEmpty { say([screen.focus ?? tr("Nothing changes.")]) }
      return
    }
    // After time travel, or at a table, a board is not as it was left.
    let isKnownBoard =
      state.routing.destination == .game && introduced == game
      && ![.inspector, .together].contains(shown?.path.last)
    if state.routing.destination == .game, state.game.hasBoard { introduced = game }
    if isKnownBoard {
      // A flip has just announced the score.
      if told.isEmpty { say(screen.openingLines) }
    } else if let heard = heard[path], let shown, path.count <= shown.path.count {
      let lines = screen.returning(after: heard)
      say(lines)
      if lines.count < screen.all.count {
        // “read” is a word to type.
        hint(.returning, tr("Say read to hear all of it again."))
      }
    } else {
      say(screen.opening)
    }
    if screen.hasChoices { hint(.choosing, PlainWords.firstChoice) }
    if screen.question == PlainWords.card {
      hint(.cards, state.firstGameTips.first ?? PlainWords.firstCard)
    }
    if screen.question == PlainWords.text { hint(.text, PlainWords.besideText) }
  }

  private func hint(_ hint: Hint, _ sentence: String) {
    if hasHinted.insert(hint).inserted { say([sentence]) }
  }

  private func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    if isPrompted { output += "\n" }
    isPrompted = false
    output += lines.joined(separator: "\n") + "\n"
    told += lines
  }

  private func prompt() {
    guard !isPrompted, let question = shown?.screen.question else { return }
    // "Menu: ", before what the player types.
    if !question.isEmpty { output += tr("\(question):") + " " }
    isPrompted = true
  }

  private func flush() {
    guard !output.isEmpty else { return }
    let text = output
    output = ""
    // The reader is gone.
    if !write(text) { quit() }
  }

  func quit() {
    guard !isEnding else { return }
    end()
    session.quit()
  }

  private func end() {
    isEnding = true
    if isPrompted { output += "\n" }
    isPrompted = false
  }

  /// Says the last sentence, once everything is saved, or the failure is known.
  func sayFarewell(unsaved notice: Notice?) {
    let farewell =
      if let notice, state.savedGames != nil {
        "\(tr("Goodbye.")) \(notice.sentence)"
      } else if state.unfinishedGames.isEmpty {
        tr("Goodbye.")
      } else {
        tr("Goodbye. Your game is saved: resume it from the menu.")
      }
    output += farewell + "\n"
    flush()
  }
}

extension AppState {
  /// The action leaves the thing the player is waiting for.
  fileprivate func isLeft(by action: AppAction) -> Bool {
    switch action {
    case .session(.quit), .together(.leave): true
    case .routing(.go(let screen)): [.menu, .paused, routing.previous].contains(screen)
    default: false
    }
  }
}

extension AppEffect {
  fileprivate var isTelling: Bool { if case .tell = self { true } else { false } }

  /// Makes the next order wait for its end.
  fileprivate var isAwaited: Bool {
    switch self {
    case .together(.look): true
    case .send(.saving), .send(.scan), .send(.game(.tick)), .send(.game(.endPeek)),
      .send(.together), .saving, .settings(.savePreferences), .categories(.scanShelf), .sound,
      .together, .records(.summarizeAnew), .game(.findGhost), .game(.recoverCovers), .game(.meter),
      .game(.dance):
      false
    case .send, .settings, .categories(.loadCatalogue), .game(.fetchCovers), .game(.think), .daily,
      .records, .review, .practice, .share, .tell, .rewind, .quit:
      true
    }
  }
}
