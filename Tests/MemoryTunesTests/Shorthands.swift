@testable import MemoryTunes

extension GameAction {
  static func flip(_ index: Int) -> Self { .flipCard(CardAction(index: index)) }
  static func move(_ direction: MoveCursorAction.Direction) -> Self {
    .moveCursor(MoveCursorAction(direction))
  }
  static func setCards(from batch: CoverBatch, request: Int = 1) -> Self {
    .setCards(SetCardsAction(request: request, batch: batch))
  }
}

extension AppAction {
  static func flip(_ index: Int) -> Self { .game(.flip(index)) }
  static func go(_ destination: RoutingDestination) -> Self { .routing(.go(destination)) }
  static func move(_ direction: MoveCursorAction.Direction) -> Self { .game(.move(direction)) }
  static func tick(_ seconds: Int = 1) -> Self { .game(.tick(TickAction(seconds: seconds))) }
  static func setCards(from batch: CoverBatch, request: Int = 1) -> Self {
    .game(.setCards(from: batch, request: request))
  }
  static func choose(_ category: MemoryTunes.Category) -> Self {
    .categories(.change(ChangeCategoryAction(category: category)))
  }
  static func launch(_ options: LaunchOptions) -> Self {
    .session(.launch(LaunchAction(options: options)))
  }
  static func restore(
    _ preferences: Preferences = Preferences(), options: LaunchOptions = LaunchOptions()
  ) -> Self {
    .settings(.restore(RestorePreferencesAction(preferences: preferences, options: options)))
  }
  /// A change of a setting.
  static func set<Value>(_ place: WritableKeyPath<Settings, Value>, _ value: Value) -> Self {
    .settings(.change(ChangeSettingAction(place, value)))
  }

  /// Its feature and its case in there: "game flipCard".
  var name: String {
    guard let feature = Mirror(reflecting: self).children.first else { return "\(self)" }
    let action = Mirror(reflecting: feature.value).children.first?.label ?? "\(feature.value)"
    return "\(feature.label ?? "") \(action)"
  }
}

extension RoutingDestination {
  /// What is read of the records when it is shown.
  var reading: Effect<AppEffect> {
    switch self {
    case .menu: .summarize
    case .records, .paused: .run(.records(.load()))
    case .practice: .run(.practice(.load(person: "")), id: .practice)
    default: .none
    }
  }
}

extension Effect<AppEffect> {
  static func deal(_ request: DealRequest) -> Self {
    .run(.game(.fetchCovers(request)), id: .deal)
  }

  /// Deals a board, as if the player had asked for it.
  static func dealing(_ deal: DealAction) -> Self { .run(.send(.game(.deal(deal)))) }

  /// The next level of a card that is heard.
  static func level(of cover: String, step: Int, flip: Int) -> Self {
    .run(.game(.meter(cover: cover, step: step, flip: flip)), id: .meter, after: .milliseconds(100))
  }

  static let nextFlashEnd = send(.game(.endFlash), .flash, after: 420)
  static func nextBeat(after delay: Int) -> Self {
    send(.game(.advanceFinale), .finale, after: delay)
  }

  static let summarize = Self.run(.records(.summarize()), id: .summary)

  static func savePreferences(_ preferences: Preferences) -> Self {
    .run(.settings(.savePreferences(preferences)), id: .preferences)
  }

  static func store(_ game: GameState) -> Self {
    .run(.records(.add([.kept(of: game)], tallyStart: nil)))
  }

  static let nextTick = send(.game(.tick(.init())), .clock, after: 1000)
  static let nextStep = send(.game(.advanceFlips(.init())), .flipping, after: 40)
  static let laterSave = send(.saving(.save(.init())), .saving, after: 30_000)
  static let nextSave = send(.saving(.save(.init())), .saving, after: 1000)

  static func send(_ action: AppAction, _ id: EffectID, after milliseconds: Int) -> Self {
    .run(.send(action), id: id, after: .milliseconds(milliseconds))
  }
}

extension Outcome {
  var effect: Effect<Work>? { if case .handled(let effect) = self { effect } else { nil } }
}

extension Effect {
  /// How long the work with this id waits, in the order of the work.
  func delays(of id: EffectID) -> [Duration] {
    steps.compactMap { step in if case .run(let job) = step, job.id == id { job.delay } else { nil }
    }
  }

  var work: [Work] {
    steps.compactMap { step in if case .run(let job) = step { job.work } else { nil } }
  }

  var cancelled: [EffectID] {
    steps.compactMap { step in if case .cancel(let id) = step { id } else { nil } }
  }
}
