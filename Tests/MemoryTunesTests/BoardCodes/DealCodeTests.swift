import Testing

@testable import MemoryTunes

/// A code that is given at the start.
@Suite struct DealCodeTests {
  @Test func `a code is dealt once the preferences have arrived, whatever they say`() throws {
    let state = try start("rock-6x4-titles-7k3q") { $0.source = .itunes }

    #expect(state.routing.path == [.game])
    #expect(state.game.deal == .fetching(.searching))
    #expect(state.game.request.source == .bundled)
    #expect(BoardCode(for: state.game.request)?.description == "rock-6x4-titles-7k3q")
  }

  @Test func `a code deals for one person, or those whom the options name`() throws {
    let alone = try start("pop-4x4-7k3q", settings: { $0.opponents = [.fuzz] })
    let named = try start(
      "pop-4x4-7k3q",
      options: { ($0.peopleCount, $0.names, $0.opponents) = (2, ["Anna", "Ben"], [.echo]) },
      settings: { $0.opponents = [.fuzz] })

    #expect(alone.game.players == [.anyone])
    let players = [Player.person(name: "Anna"), .person(name: "Ben"), .computer(.echo)]
    #expect(named.game.players == players.drawn(from: named.game.request.seed))
  }

  @Test func `a code that is typed is dealt for those who are chosen`() {
    var state = AppState()
    state.reduceAndDeal(.set(\.opponents, [.echo]), .go(.newGame), .prompt(.open(.enterCode)))

    state.reduceAndDeal(.prompt(.write("pop-4x4")), .prompt(.confirm))
    #expect(state.promptProblem == .noCode)
    #expect(state.routing.path == [.newGame, .prompt])
    state.reduceAndDeal(.prompt(.write(" POP-4x4-7k3q ")), .prompt(.confirm))

    #expect(state.routing.destination == .game)
    #expect(state.game.code?.description == "pop-4x4-7k3q")
    #expect(state.game.players == [.anyone, .computer(.echo)])
    #expect(state.prompt == PromptState())
  }

  @Test func `without a folder, its code is answered with what to do`() throws {
    var typed = AppState()
    typed.reduceAndDeal(
      .go(.newGame), .prompt(.open(.enterCode)), .prompt(.write("folder-4x4-7k3q-9d2m")),
      .prompt(.confirm))
    let started = try start("folder-4x4-7k3q-9d2m")

    for (state, path) in [(typed, [RoutingDestination.newGame]), (started, [])] {
      #expect(state.routing.path == path)
      #expect(state.notices == [.codeNeedsFolder])
      #expect(state.game == GameState())
    }
  }

  @Test func `the player is told if the folder gives another board`() throws {
    let covers = [Cover].different(8)
    let code = BoardCode.folder(
      BoardPlan(grid: .standard, seed: 7), fingerprint: covers.fingerprint)
    let others: [Cover] = covers.dropLast() + [.titled("New")]

    for (dealt, notices) in [(covers, []), (others, [.anotherBoard])] as [([Cover], [Notice])] {
      var state = try start(code.description, settings: { $0.folder = "/music" })
      let batch = CoverBatch(covers: dealt)
      state.reduceAndDeal(.setCards(from: batch, request: state.game.request.id))

      #expect(state.game.isUnderWay)
      #expect(state.notices == notices)
    }
  }

  @Test func `an unfinished game is only given up after a question`() throws {
    let saved = GameState.dealt("A", "B", "A", "B").flipping(0, 2)
    var state = try start("pop-4x4-7k3q", saved: saved)

    #expect(state.routing.path == [.confirmation])
    #expect(state.game.cards == saved.cards)
    let deal = state.nextDeal
    #expect(deal.request.category.id == "pop")
    #expect(deal.request.grid == Grid("4x4"))

    state.reduceAndDeal(.game(.deal(deal)))
    #expect(state.routing.path == [.game])
    #expect(state.newGame.offered == nil)
    #expect(BoardCode(for: state.game.request)?.description == "pop-4x4-7k3q")
  }

  @Test func `who keeps the game is not asked for the code again`() throws {
    var state = try start("pop-4x4-7k3q", saved: .dealt("A", "B", "A", "B").flipping(0))

    state.reduceAndDeal(.go(.game), .go(.confirmation))

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
    let earlier = try start("folder-4x4-7k3q-9d2m", settings: { $0.folder = "/music" })

    for state in [chosen, earlier] {
      #expect(state.game.request.source == .folder("/music"))
      #expect(state.game.request.category == .wholeShelf)
      let code = BoardCode(for: state.game.request, fingerprint: 0)
      #expect(code?.description.prefix(15) == "folder-4x4-7k3q")
    }
  }

  @Test func `notices of the start are still there on the board`() throws {
    var state = AppState()
    state.reduceAndDeal(.notices(.show(.init(.eventForgotten))))
    let options = LaunchOptions(code: try BoardCode("pop-4x4-7k3q"))

    state.reduceAndDeal(.launch(options), .restore(options: options))

    #expect(state.notices == [.eventForgotten])
    #expect(state.routing.path == [.game])
  }

  @Test func `after a rewind to the start, no board is dealt over an unknown game`() throws {
    var state = AppState()
    var options = LaunchOptions(code: try BoardCode("pop-4x4-7k3q"))
    state.reduceAndDeal(.launch(options))

    let outcome = state.reduce(.session(.resume(.init())))

    options.mayDeal = false
    #expect(outcome.effect?.work.contains(.settings(.loadPreferences(options))) == true)
    state.reduceAndDeal(.restore(options: options))
    #expect(state.game == GameState())
  }

  private func start(
    _ code: String, saved: GameState? = nil,
    options change: (inout LaunchOptions) -> Void = { _ in },
    settings: (inout Settings) -> Void = { _ in }
  ) throws -> AppState {
    var options = LaunchOptions(code: try BoardCode(code))
    change(&options)
    return launched(options, settings: Settings().with(settings), saved: saved)
  }
}

/// What is asked for at the start without a code.
@Suite struct DealAtLaunchTests {
  private static let saved = GameState.dealt("A", "B", "A", "B").flipping(0, 2)

  @Test(
    arguments: [
      (LaunchOptions(kind: .titles), .titles, [.anyone]),
      (LaunchOptions(opponents: [.fuzz]), .pairs, [.anyone, .computer(.fuzz)]),
      (LaunchOptions(peopleCount: 2), .pairs, [.anyone, .anyone]),
      (LaunchOptions(peopleCount: 1, names: ["Anna"]), .pairs, [.person(name: "Anna")]),
    ] as [(LaunchOptions, GameKind, [Player])])
  func `a kind of game, or certain players, are dealt at once, after a question if one is begun`(
    options: LaunchOptions, kind: GameKind, players: [Player]
  ) {
    let (state, asking) = (launched(options), launched(options, saved: Self.saved))

    #expect(state.routing.path == [.game])
    #expect(state.game.isBeingDealt)
    #expect(state.game.request.kind == kind)
    #expect(state.game.players == players)
    #expect(asking.routing.path == [.confirmation])
    #expect(asking.game.cards == Self.saved.cards)
    #expect(asking.nextDeal.players == players)
  }

  @Test(
    arguments: [
      // A certain board is selected before the game that was left, and that without options.
      (LaunchOptions(category: .bundled[1]), .newGame),
      (LaunchOptions(grid: Grid("6x4")), .newGame),
      (LaunchOptions(seed: 7), .newGame), (LaunchOptions(color: .mono), .resume),
    ] as [(LaunchOptions, MenuEntry)])
  func `nothing else is dealt at once`(options: LaunchOptions, selected: MenuEntry) {
    let state = launched(options, saved: Self.saved)

    #expect(state.routing.path == [])
    #expect(state.menuEntries.first == .resume)
    #expect(state.menuEntries[state.selectedMenuEntry] == selected)
    #expect(state.nextDeal == DealAction(for: state))
  }
}

/// The state after a launch, perhaps with settings and a game of an earlier run.
private func launched(
  _ options: LaunchOptions, settings: Settings = Settings(), saved: GameState? = nil
) -> AppState {
  let preferences = Preferences().with { $0.settings = settings }
  var state = AppState()
  state.reduceAndDeal(.launch(options))
  if let saved { state.reduce(.game(.restore(.init(games: .kept(of: saved))))) }
  state.reduceAndDeal(.restore(preferences, options: options))
  return state
}
