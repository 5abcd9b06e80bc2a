import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Foundation
import Testing

/// What Redux programmers put around a reducer.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReduxTests {
  // MARK: Middleware

  @Test func `a logger writes down every action, what it changed and what came of it`() {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let log = Log<String>()
    let logger = store.add(
      Middleware { action, context, next in
        let before = context.state.records
        let outcome = next(action)
        let after = context.state.records
        log.append("\(context.number) \(action): \(before) → \(after), \(outcome.word)")
        return outcome
      })

    store.dispatch(.add("Blue"))
    store.dispatch(.remove("Red"))
    store.dispatch(.look)

    #expect(
      log.entries == [
        #"1 add("Blue"): [] → ["Blue"], handled"#,
        #"2 remove("Red"): ["Blue"] → ["Blue"], ignored: it is not on the shelf"#,
        #"3 look: ["Blue"] → ["Blue"], handled"#,
      ])
    logger.cancel()
  }

  @Test func `a thunk reads the state, waits, and dispatches`() async {
    let clock = TestClock()
    let store = ThunkStore(initialState: Library(), reducer: plainReducer, performer: .thunks)
    let thunks = store.add(.thunks)
    let shelves = store.states(\.records)
    let buy = Thunk { context, send in
      guard !context.state.records.contains("Blue") else { return send(.plain(.look)) }
      send(.plain(.add("on order")))
      try await clock.sleep(for: .seconds(1))
      send(.plain(.remove("on order")))
      send(.plain(.add("Blue")))
    }

    store.dispatch(.thunk(buy))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.reaches { $0.records == ["Blue"] }
    store.dispatch(.thunk(buy))
    await store.reaches { $0.newCount == 0 }

    #expect(await Array(shelves.prefix(4)) == [[], ["on order"], [], ["Blue"]])
    #expect(store.state == Library(records: ["Blue"]))
    thunks.cancel()
  }

  // MARK: Reducers

  @Test func `combined reducers each see the action, and the effects of both are performed`() {
    let store = TestStore(initialState: Library(), reducer: libraryReducer)

    store.send(.add("Blue"), .handled(.merge(.run(.save(["Blue"]), id: "save"), .run(.ring)))) {
      $0.records = ["Blue"]
      $0.newCount = 1
    }
    store.send(.look) { $0.newCount = 0 }
    store.send(.remove("Red"), .ignored("it is not on the shelf"))
    store.send(.remove("Blue"), .handled(.run(.save([]), id: "save"))) { $0.records = [] }
  }

  // MARK: Persistence

  @Test func `dispatching returns a task, which ends when the work has ended`() async {
    let disk = Disk()
    disk.file = Data(#"["Blue"]"#.utf8)
    let store = LibraryStore(
      initialState: Library(), reducer: libraryReducer, performer: .using(disk))

    await store.dispatch(.launch).finish()

    #expect(store.state == Library(records: ["Blue"]))
  }

  @Test func `the part of the state that is saved comes back in the next run`() async {
    let disk = Disk()
    let first = TestStore(initialState: Library(), reducer: libraryReducer, performer: .using(disk))
    first.send(.add("Blue"), .handled(.merge(.run(.save(["Blue"]), id: "save"), .run(.ring)))) {
      $0.records = ["Blue"]
      $0.newCount = 1
    }
    await first.finish()

    let second = TestStore(
      initialState: Library(), reducer: libraryReducer, performer: .using(disk))
    second.send(.launch, .handled(.run(.load)))
    await second.receive(.restore(["Blue"])) { $0.records = ["Blue"] }
    await second.finish()
  }

  @Test func `a file that cannot be read leaves the state as it starts`() async {
    let disk = Disk()
    disk.file = Data("[".utf8)
    let store = TestStore(initialState: Library(), reducer: libraryReducer, performer: .using(disk))

    store.send(.launch, .handled(.run(.load)))
    await store.receive(.failed(.load), .ignored("the work could not be done"))
    await store.finish()
  }

  // MARK: Time travel

  @Test func `time travel goes back to any action and continues from there`() {
    let store = LibraryStore(initialState: Library(), reducer: libraryReducer)
    let travel = TimeTravel(store) { .zero }
    for action in [LibraryAction.add("Blue"), .add("Red"), .remove("Gold")] {
      store.dispatch(action)
    }

    #expect(travel.rewind(to: 1))
    #expect(store.state == Library(records: ["Blue"], newCount: 1))
    store.dispatch(.add("Green"))

    let history = travel.history
    #expect(
      history.map(\.event.kind) == [
        .action(.add("Blue")), .action(.add("Red")), .action(.remove("Gold")), .rewind(to: 1),
        .action(.add("Green")),
      ])
    #expect(
      history.indices.map { history.state(after: $0).records } == [
        ["Blue"], ["Blue", "Red"], ["Blue", "Red"], ["Blue"], ["Blue", "Green"],
      ])
    #expect(history.outcome(at: 2) == .ignored("it is not on the shelf"))
    #expect(!travel.rewind(to: 99))
    #expect(store.state == Library(records: ["Blue", "Green"], newCount: 2))
  }

  // MARK: Undo

  @Test func `a drag is undone as one step, and a selection is none`() async {
    let store = TestStore(initialState: Undoable(Board()), reducer: boardReducer)

    store.send(.action(.drag("milk", to: 3))) {
      $0 = Undoable(Board(places: ["milk": 3]), past: [Board()], openStep: "drag-milk")
    }
    store.send(.action(.drag("milk", to: 4))) {
      $0 = Undoable(Board(places: ["milk": 4]), past: [Board()], openStep: "drag-milk")
    }
    store.send(.undo) { $0 = Undoable(Board(), future: [Board(places: ["milk": 4])]) }
    store.send(.undo, .ignored("there is nothing to undo"))
    store.send(.action(.select("milk"))) {
      $0 = Undoable(Board(selected: "milk"), future: [Board(places: ["milk": 4])])
    }
    store.send(.redo) {
      $0 = Undoable(Board(places: ["milk": 4]), past: [Board(selected: "milk")])
    }
    store.send(.action(.clear)) {
      $0 = Undoable(Board(), past: [Board(selected: "milk"), Board(places: ["milk": 4])])
    }
    await store.finish()
  }

  // MARK: Pages

  @Test func `a list loads page after page until it is complete, and begins anew`() async {
    let store = TestStore(
      initialState: Feed(), reducer: feedReducer, performer: .pages(["A", "B"], ["C"]))

    store.send(.refresh, .handled(.run(1, id: "page"))) { $0.isLoading = true }
    store.send(.loadMore, .ignored("a page is on its way"))
    await store.receive(.show(Page(number: 1, items: ["A", "B"], next: 2))) {
      $0 = Feed(items: ["A", "B"], nextPage: 2)
    }
    store.send(.loadMore, .handled(.run(2, id: "page"))) { $0.isLoading = true }
    await store.receive(.show(Page(number: 2, items: ["C"], next: nil))) {
      $0 = Feed(items: ["A", "B", "C"])
    }
    store.send(.loadMore, .ignored("the list is complete"))
    store.send(.refresh, .handled(.run(1, id: "page"))) { $0.isLoading = true }
    await store.receive(.show(Page(number: 1, items: ["A", "B"], next: 2))) {
      $0 = Feed(items: ["A", "B"], nextPage: 2)
    }
    await store.finish()
  }

  @Test func `a refresh cancels the page that is on its way`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Feed(items: ["A", "B"], nextPage: 2), reducer: feedReducer,
      performer: .pages(["A", "B"], ["C"]) { try await clock.sleep(for: .seconds(1)) })

    store.send(.loadMore, .handled(.run(2, id: "page"))) { $0.isLoading = true }
    await clock.advance(by: .milliseconds(500), onceAsleep: 1)
    store.send(.refresh, .handled(.run(1, id: "page")))
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.receive(.show(Page(number: 1, items: ["A", "B"], next: 2))) {
      $0.isLoading = false
    }
    await store.finish()
  }
}

// MARK: Thunks

private enum ThunkAction {
  case plain(LibraryAction)
  case thunk(Thunk)
}

/// An action that is a function.
private struct Thunk {
  let run:
    @MainActor (MiddlewareContext<Library, ThunkAction>, Send<ThunkAction>) async throws -> Void
}

/// A thunk with its context: work like any other, so it can be cancelled.
private struct Job: Sendable {
  let run: @MainActor (Send<ThunkAction>) async throws -> Void
}

private typealias ThunkStore = Store<Library, ThunkAction, Job>

private func plainReducer(state: inout Library, action: ThunkAction) -> Outcome<Job> {
  guard case .plain(let action) = action else { return .unhandled }
  return switch libraryReducer(state: &state, action: action) {
  case .handled: .handled()
  case .ignored(let reason): .ignored(reason)
  case .unhandled: .unhandled
  }
}

extension Middleware<Library, ThunkAction, Job> {
  @MainActor fileprivate static var thunks: Self {
    Self { action, context, next in
      guard case .thunk(let thunk) = action else { return next(action) }
      return .handled(.run(Job { try await thunk.run(context, $0) }))
    }
  }
}

extension Performer<ThunkAction, Job> {
  fileprivate static var thunks: Self {
    Self { job, send in
      try await job.run(send)
    } recover: { _, _ in
      .plain(.failed(.load))
    }
  }
}
