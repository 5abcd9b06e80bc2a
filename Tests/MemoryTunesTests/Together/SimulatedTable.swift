@testable import MemoryTunes

/// Programs at one table, the host first, whose messages arrive after any time; connections can be cut, and programs
/// killed.
struct SimulatedTable {
  private(set) var programs: [AppState]
  /// What each program finds when it starts again.
  private var saved: [SavedGames?]
  /// The connections by their number; each delivers in order.
  private var connections: [Int: Connection] = [:]
  private var nextConnection = 1
  private(set) var broken: [String] = []
  /// The programs that have had a game with a flip, which they must not lose.
  private(set) var haveSeenFlips: Set<Int> = []

  private struct Connection {
    let guest: Int
    var isOpen = true
    var toHost: [PeerMessage] = []
    var toGuest: [PeerMessage] = []
  }

  init(guests: Int) {
    saved = Array(repeating: nil, count: guests + 1)
    programs = []
    programs = (0...guests).map { Self.program(number: $0, saved: nil) }
  }

  /// A table where a board is dealt, with these programs beside the host.
  static func dealt(guests: Int = 1, form: SharedTable.Form = .turns) -> Self {
    var generator = SeededGenerator(seed: 3)
    var table = Self(guests: guests)
    table.gather(by: &generator)
    table.send(.together(.change(form)), to: 0)
    table.send(.together(.deal), to: 0)
    table.deliverAll(by: &generator)
    return table
  }

  private static let names = ["Ann", "Ben", "Cem", "Dee"]

  private static func program(number: Int, saved: SavedGames?) -> AppState {
    var state = AppState()
    state.settings.isRestored = true
    state.settings.options.names = [names[number]]
    state.settings.current.person = names[number]
    state.settings.current.isAnimated = false
    state.settings.current.grid = Grid(columns: 3, rows: 2) ?? .standard
    state.seeds = BoardSeeds(first: nil, entropy: UInt64(number) + 7)
    if let saved { state.reduce(.game(.restore(.init(games: saved)))) }
    return state
  }

  /// The connection of a guest; nil while there is none.
  private func connection(of guest: Int) -> Int? {
    connections.first { $0.value.guest == guest && $0.value.isOpen }?.key
  }

  // MARK: What happens

  mutating func send(_ action: AppAction, to program: Int) {
    let before = programs[program]
    let outcome = appReducer(state: &programs[program], action: action)
    broken += appInvariants.filter { !$0.holds(before, programs[program]) }.map(\.rule)
    if !programs[program].game.board.flips.isEmpty { haveSeenFlips.insert(program) }
    // What is not saved yet is taken from the recording.
    saved[program] = programs[program].savedGames
    guard case .handled(let effect) = outcome else { return }
    for step in effect.steps { perform(step, for: program) }
  }

  private mutating func perform(_ step: Effect<AppEffect>.Step, for program: Int) {
    switch step {
    case .cancel(.table): hangUp(program)
    case .cancel: break
    case .run(let job):
      switch job.work {
      case .send(let action) where job.delay == .zero: send(action, to: program)
      case .together(let effect): perform(effect, for: program)
      case .game(.fetchCovers(let request, _)):
        let batch = CoverBatch(covers: .different(request.grid.pairCount))
        send(.game(.setCards(.init(request: request.id, batch: batch))), to: program)
      case .game(.think(let thought, let request, let flip)):
        guard let card = thought.nextCard() else { return }
        send(.game(.computerFlip(.init(card: card, request: request, flip: flip))), to: program)
      default: break
      }
    }
  }

  private mutating func perform(_ effect: TogetherEffect, for program: Int) {
    switch effect {
    case .listen:
      let place = TogetherState.TablePlace(account: "ann", machine: "box", isForOthers: false)
      send(.together(.opened(place)), to: program)
    case .connect:
      guard programs[0].together.isConnected else {
        return send(.together(.failed(.noHost)), to: program)
      }
      connections[nextConnection] = Connection(guest: program)
      nextConnection += 1
      send(.together(.reached), to: program)
    case .send(let message, let ids):
      for id in program == 0 ? ids : [connection(of: program) ?? -1] {
        guard connections[id]?.isOpen == true else { continue }
        if program == 0 {
          connections[id]?.toGuest.append(message)
        } else {
          connections[id]?.toHost.append(message.withKey(of: program))
        }
      }
    case .drop(let id): connections[id]?.isOpen = false
    case .look: break
    }
  }

  private mutating func hangUp(_ program: Int) {
    for id in connections.keys where program == 0 || connections[id]?.guest == program {
      connections[id]?.isOpen = false
    }
  }

  /// Delivers the next message on one of the connections, or that it has ended; false if nothing is on its way.
  mutating func deliver(by generator: inout SeededGenerator) -> Bool {
    let waiting = connections.keys.sorted().filter { id in
      connections[id].map { !$0.isOpen || !$0.toHost.isEmpty || !$0.toGuest.isEmpty } == true
    }
    guard !waiting.isEmpty else { return false }
    let id = waiting[generator.number(below: waiting.count)]
    guard let connection = connections[id] else { return false }
    let prefersHost = generator.number(below: 2) == 0
    if !connection.toHost.isEmpty, prefersHost || connection.toGuest.isEmpty {
      connections[id]?.toHost.removeFirst()
      send(.together(.received(connection.toHost[0], from: id)), to: 0)
    } else if let message = connection.toGuest.first {
      connections[id]?.toGuest.removeFirst()
      // Bytes that have arrived are still read by a program that is at the table.
      if isAtTable(connection.guest, by: id) {
        send(.together(.received(message, from: 0)), to: connection.guest)
      }
    } else {
      connections[id] = nil
      send(.together(.left(id, nil)), to: 0)
      if isAtTable(connection.guest, by: id) {
        send(.together(.left(0, nil)), to: connection.guest)
      }
    }
    return true
  }

  private func isAtTable(_ guest: Int, by id: Int) -> Bool {
    let newest = connections.filter { $0.value.guest == guest }.keys.max()
    return newest == nil || newest == id
  }

  mutating func deliverAll(by generator: inout SeededGenerator) {
    while deliver(by: &generator) {}
  }

  /// Cuts the line of a guest; what is on its way is lost.
  mutating func cut(_ guest: Int) {
    guard let id = connection(of: guest) else { return }
    connections[id] = Connection(guest: guest, isOpen: false)
  }

  /// Kills a program, which starts again with what it has saved.
  mutating func kill(_ program: Int) {
    for guest in programs.indices.dropFirst() where program == 0 || guest == program { cut(guest) }
    if program != 0 {
      connections = connections.filter { $0.value.guest != program || !$0.value.isOpen }
    }
    programs[program] = Self.program(number: program, saved: saved[program])
  }

  // MARK: The players

  /// All come to the table, those who were away too.
  mutating func gather(by generator: inout SeededGenerator, isSpectator: Int? = nil) {
    if programs[0].together.role == nil { send(.together(.host), to: 0) }
    deliverAll(by: &generator)
    for guest in programs.indices.dropFirst() where programs[guest].together.role == nil {
      send(.together(.join(.own, isSpectator: guest == isSpectator)), to: guest)
      deliverAll(by: &generator)
    }
  }

  /// A player flips any card that can be flipped, or the partner of the open one.
  mutating func flip(_ program: Int, by generator: inout SeededGenerator) {
    let game = programs[program].game
    guard game.isMovedHere, game.isUnderWay, programs[program].isSharing else { return }
    if programs[program].routing.destination != .game { send(.go(.game), to: program) }
    let hidden = game.cards.indices.filter(game.board.canFlip)
    let partner =
      game.board.openCards.count == 1 ? game.board.partners[game.board.openCards[0]] : nil
    let card = generator.number(below: 2) == 0 ? partner : nil
    send(.flip(card ?? hidden[generator.number(below: hidden.count)]), to: program)
  }

  /// All play until the host's game has ended.
  mutating func finish(by generator: inout SeededGenerator) {
    while !programs[0].game.isFinished {
      for program in programs.indices {
        flip(program, by: &generator)
        deliverAll(by: &generator)
      }
    }
  }

  /// A player flips two cards that are no pair.
  mutating func missMove(by program: Int) {
    var generator = SeededGenerator(seed: 4)
    let board = programs[program].game.board
    let first = board.cards.indices.first(where: board.canFlip) ?? 0
    let second = board.cards.indices.last { $0 != first && $0 != board.partners[first] } ?? 0
    for card in [first, second] {
      send(.flip(card), to: program)
      deliverAll(by: &generator)
    }
  }

  /// The finished games that a program has, in its records or about to be stored.
  func ended(_ program: Int) -> [GameState] { programs[program].records.unstored.map(\.game) }
}

extension PeerMessage {
  /// As a connection sends it.
  fileprivate func withKey(of program: Int) -> Self {
    guard case .hello(var hello) = self else { return self }
    hello.key = UInt64(100 + program)
    return .hello(hello)
  }
}
