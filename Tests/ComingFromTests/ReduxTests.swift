import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Foundation
import Testing

/// What Redux programmers put around a reducer.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReduxTests {
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

  @Test func `dispatching returns a task, which ends when the work has ended`() async {
    let disk = Disk()
    disk.file = Data(#"["Blue"]"#.utf8)
    let store = LibraryStore(
      initialState: Library(), reducer: libraryReducer, performer: .using(disk))

    await store.dispatch(.launch).finish()

    #expect(store.state == Library(records: ["Blue"]))
  }

  @Test func `a drag is undone as one step, and a selection is none`() async {
    let store = TestStore(initialState: Undoable(Board()), reducer: boardReducer)

    store.send(.action(.drag("milk", to: 3))) {
      $0 = Undoable(Board(places: ["milk": 3]), past: [Board()], openStep: "drag-milk")
    }
    store.send(.action(.drag("milk", to: 4))) {
      $0 = Undoable(Board(places: ["milk": 4]), past: [Board()], openStep: "drag-milk")
    }
    store.send(.undo) { $0 = Undoable(Board(), future: [Board(places: ["milk": 4])]) }
    store.send(.action(.select("milk"))) {
      $0 = Undoable(Board(selected: "milk"), future: [Board(places: ["milk": 4])])
    }
    await store.finish()
  }
}

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

/// The shelf's own work does nothing here.
private func plainReducer(state: inout Library, action: ThunkAction) -> Outcome<Job> {
  guard case .plain(let action) = action else { return .unhandled }
  return libraryReducer(state: &state, action: action).map { _ in Job { _ in } }
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
