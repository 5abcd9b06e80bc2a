import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// A code that is given at the start.
@Suite struct DealCodeTests {
  @Test func `a code is dealt as soon as the preferences have arrived, whatever is chosen there`()
    throws
  {
    let state = try start("rock-6x4-titles-7k3q") { $0.source = .itunes }

    #expect(state.routing.path == [.game])
    #expect(state.game.phase == .loading(.searching))
    #expect(state.game.request.category == Category.named("rock"))
    #expect(state.game.request.grid == Grid("6x4"))
    #expect(state.game.request.kind == .titles)
    #expect(state.game.request.source == .bundled)
    #expect(BoardCode(for: state.game.request)?.description == "rock-6x4-titles-7k3q")
  }

  @Test func `those play whom the options name`() throws {
    let state = try start("pop-4x4-7k3q") {
      $0.peopleCount = 2
      $0.names = ["Anna", "Ben"]
      $0.opponents = [.echo]
    }

    let people = [Player.person(name: "Anna"), .person(name: "Ben")]
    #expect(
      state.game.players == (people + [.computer(.echo)]).drawn(from: state.game.request.seed))
  }

  @Test func `a code deals for one person unless the options say otherwise`() throws {
    var settings = Settings()
    settings.opponents = [.fuzz]

    #expect(try start("pop-4x4-7k3q", settings: settings).game.players == [.anyone])
  }

  private func send(_ actions: AppAction..., to state: inout AppState) {
    for action in actions { reduceAndDeal(&state, action) }
  }

  @Test func `a code that is typed is dealt for those who are chosen`() {
    var state = AppState()
    send(
      .settings(.change(.init(\.opponents, [.echo]))), .go(.newGame), .prompt(.open(.enterCode)),
      to: &state)

    send(.prompt(.write("pop-4x4")), .prompt(.confirm), to: &state)
    #expect(state.promptProblem == .noCode)
    #expect(state.routing.path == [.newGame, .prompt])
    send(.prompt(.write(" POP-4x4-7k3q ")), .prompt(.confirm), to: &state)

    #expect(state.routing.destination == .game)
    #expect(state.game.code?.description == "pop-4x4-7k3q")
    #expect(state.game.players == [.anyone, .computer(.echo)])
    #expect(state.prompt == PromptState())
  }

  @Test func `a folder's code that is typed without a folder is answered with what to do`() {
    var state = AppState()
    send(
      .go(.newGame), .prompt(.open(.enterCode)), .prompt(.write("folder-4x4-7k3q-9d2m")),
      .prompt(.confirm), to: &state)

    #expect(state.routing.path == [.newGame])
    #expect(state.notices == [.codeNeedsFolder])
  }

  @Test func `an unfinished game is only given up after a question`() throws {
    let saved = GameState.dealt("A", "B", "A", "B").flipping(0, 2)
    var state = try start("pop-4x4-7k3q", saved: saved)

    #expect(state.routing.path == [.confirmation])
    #expect(state.game.cards == saved.cards)
    let deal = state.nextDeal
    #expect(deal.request.category.id == "pop")
    #expect(deal.request.grid == Grid("4x4"))

    reduceAndDeal(&state, .game(.deal(deal)))
    #expect(state.routing.path == [.game])
    #expect(state.newGame.offered == nil)
    #expect(BoardCode(for: state.game.request)?.description == "pop-4x4-7k3q")
  }

  @Test func `who keeps the game is not asked for the code again`() throws {
    var state = try start("pop-4x4-7k3q", saved: .dealt("A", "B", "A", "B").flipping(0))

    reduceAndDeal(&state, .go(.game))
    reduceAndDeal(&state, .go(.confirmation))

    #expect(state.newGame.offered == nil)
    #expect(state.nextDeal == DealAction(for: state))
  }

  @Test(arguments: ["daily", "daily-2026-11-23"])
  func `the board of a day is looked for`(code: String) throws {
    let state = try start(code)

    #expect(state.settings.options.code?.description == code)
    #expect(state.routing.path == [])
    #expect(state.game == GameState())
  }

  @Test func `a folder's code is dealt from the player's folder`() throws {
    let chosen = try start("folder-4x4-7k3q-9d2m") { $0.source = .folder("/music") }
    let earlier = try start("folder-4x4-7k3q-9d2m", settings: Self.withFolder)

    for state in [chosen, earlier] {
      #expect(state.game.request.source == .folder("/music"))
      #expect(state.game.request.category == .wholeShelf)
      let code = BoardCode(for: state.game.request, fingerprint: 0)
      #expect(code?.description.prefix(15) == "folder-4x4-7k3q")
    }
  }

  @Test func `without a folder, its code is answered with what to do`() throws {
    let state = try start("folder-4x4-7k3q-9d2m")

    #expect(state.notices == [.codeNeedsFolder])
    #expect(state.routing.path == [])
    #expect(state.game == GameState())
  }

  @Test func `the player is told if the folder gives another board`() throws {
    let covers = [Cover].different(8)
    let plan = BoardPlan(grid: .standard, seed: 7)
    let same = BoardCode.folder(plan, fingerprint: covers.fingerprint)
    let others: [Cover] = covers.dropLast() + [.titled("New")]

    #expect(try notices(dealing: covers, for: same.description) == [])
    #expect(try notices(dealing: others, for: same.description) == [.anotherBoard])
  }

  @Test func `notices of the start are still there on the board`() throws {
    var state = AppState()
    reduceAndDeal(&state, .notices(.show(.init(.eventForgotten))))
    let options = LaunchOptions(code: try BoardCode("pop-4x4-7k3q"))

    reduceAndDeal(&state, .session(.launch(.init(options: options))))
    reduceAndDeal(&state, .settings(.restore(.init(preferences: .init(), options: options))))

    #expect(state.notices == [.eventForgotten])
    #expect(state.routing.path == [.game])
  }

  @Test func `after a rewind to the start, no board is dealt over a game that is not known`() throws
  {
    var state = AppState()
    var options = LaunchOptions(code: try BoardCode("pop-4x4-7k3q"))
    reduceAndDeal(&state, .session(.launch(.init(options: options))))

    let outcome = state.reduce(.session(.resume(.init())))

    options.mayDeal = false
    guard case .handled(let effect) = outcome else { return #expect(Bool(false)) }
    #expect(effect.work.contains(.settings(.loadPreferences(options))))
    reduceAndDeal(&state, .settings(.restore(.init(preferences: .init(), options: options))))
    #expect(state.game == GameState())
  }

  private static let withFolder: Settings = {
    var settings = Settings()
    settings.folder = "/music"
    return settings
  }()

  /// The state after a launch with a code.
  private func start(
    _ code: String, settings: Settings = Settings(), saved: GameState? = nil,
    options change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> AppState {
    var options = LaunchOptions(code: try BoardCode(code))
    change(&options)
    var preferences = Preferences()
    preferences.settings = settings
    var state = AppState()
    reduceAndDeal(&state, .session(.launch(.init(options: options))))
    if let saved { state.reduce(.game(.restore(.init(games: .kept(of: saved))))) }
    reduceAndDeal(&state, .settings(.restore(.init(preferences: preferences, options: options))))
    return state
  }

  private func notices(dealing covers: [Cover], for code: String) throws -> [Notice] {
    var state = try start(code, settings: Self.withFolder)
    reduceAndDeal(
      &state, .game(.setCards(.init(request: state.game.request.id, batch: .init(covers: covers)))))
    #expect(state.game.phase == .playing)
    return state.notices
  }
}
