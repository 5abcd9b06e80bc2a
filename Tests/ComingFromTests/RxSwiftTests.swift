import AsyncAlgorithms
import DataFlow
import DataFlowTesting
import Testing

/// Groups of records, as RxSwift programmers would build them with view models.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RxSwiftTests {
  private let rock = Group(id: 1, name: "Rock")
  private let metal = Group(id: 2, name: "Metal")
  private let jazz = Group(id: 3, name: "Jazz")

  // MARK: View model

  @Test func `a view model is a way from input to action and a way from state to output`() async {
    let server = Server([rock])
    let store = GroupsStore(
      initialState: GroupsState(), reducer: groupsReducer, performer: server.performer)
    let outputs = store.states(GroupsViewModel.output)

    for input in [GroupsInput.appeared, .nameEntered("  Metal "), .nameEntered("metal")] {
      store.dispatch(GroupsViewModel.action(for: input))
      await store.reaches(\.running.isEmpty)
    }

    #expect(
      await Array(outputs.prefix(5)) == [
        GroupsOutput(title: "No groups", rows: [], isSpinning: false),
        GroupsOutput(title: "No groups", rows: [], isSpinning: true),
        GroupsOutput(title: "1 group", rows: ["Rock"], isSpinning: false),
        GroupsOutput(title: "1 group", rows: ["Rock"], isSpinning: true),
        GroupsOutput(title: "2 groups", rows: ["Metal", "Rock"], isSpinning: false),
      ])
    #expect(store.number == 5)
  }

  // MARK: Activity

  @Test func `the indicator spins from the first of several tasks to the last`() async {
    let clock = TestClock()
    let server = Server([rock, metal]) { work in
      try await clock.sleep(for: work == .fetch ? .seconds(1) : .seconds(3))
    }
    let store = GroupsStore(
      initialState: GroupsState(groups: [rock, metal]), reducer: groupsReducer,
      performer: server.performer)
    let spinning = store.states { !$0.running.isEmpty }
    let counts = store.states(\.running.count)

    store.dispatch(.refresh)
    store.dispatch(.delete(2))
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { $0.running == [.delete(2)] }
    await clock.advance(by: .seconds(2), onceAsleep: 1)

    #expect(await Array(spinning.prefix(3)) == [false, true, false])
    #expect(await Array(counts.prefix(5)) == [0, 1, 2, 1, 0])
    #expect(store.state == GroupsState(groups: [rock]))
  }

  // MARK: Navigation

  @Test func `where the user is, is part of the state`() {
    let store = TestStore(initialState: GroupsState(groups: [rock, metal]), reducer: groupsReducer)

    store.send(.show(.group(1))) { $0.path = [.group(1)] }
    store.send(.show(.name(1))) { $0.path = [.group(1), .name(1)] }
    store.send(.back) { $0.path = [.group(1)] }
    store.send(.back) { $0.path = [] }
    store.send(.back, .ignored("this is the first screen"))
    store.send(.show(.group(9)), .ignored("there is no such group"))
  }

  @Test func `the screens of a group that is gone are left`() async {
    let server = Server([rock, metal])
    let store = TestStore(
      initialState: GroupsState(groups: [rock, metal], path: [.group(1), .name(1)]),
      reducer: groupsReducer,
      performer: server.performer)

    store.send(.delete(1), .handled(.run(.delete(1)))) { $0.running = [.delete(1)] }
    await store.receive(.done(.delete(1), [metal])) { $0 = GroupsState(groups: [metal]) }
    await store.finish()
  }

  // MARK: Failures

  @Test func `when a request fails the old groups stay, and each failure is reported once`() async {
    let server = Server([]) { _ in throw Server.Failure() }
    let start = GroupsState(groups: [rock])
    let store = GroupsStore(
      initialState: start, reducer: groupsReducer, performer: server.performer)
    let notices = Log<String>()
    let told = store.onPulse(\.notice) { notices.append($0) }

    for count in 1...2 {
      store.dispatch(.refresh)
      await store.reaches { $0.notice.count == count }
    }

    var end = start
    end.notice.fire("fetch failed")
    end.notice.fire("fetch failed")
    #expect(store.state == end)
    #expect(notices.entries == ["fetch failed", "fetch failed"])
    told.cancel()
  }

  // MARK: Create, rename, delete

  @Test func `a group is created, renamed and deleted`() async {
    let server = Server([rock, metal])
    let store = TestStore(
      initialState: GroupsState(groups: [rock, metal]), reducer: groupsReducer,
      performer: server.performer)

    store.send(.create("Jazz"), .handled(.run(.create("Jazz")))) {
      $0.running = [.create("Jazz")]
    }
    await store.receive(.done(.create("Jazz"), [rock, metal, jazz])) {
      $0 = GroupsState(groups: [rock, metal, jazz])
    }
    store.send(.rename(3, "Bebop"), .handled(.run(.rename(3, "Bebop")))) {
      $0.running = [.rename(3, "Bebop")]
    }
    let bebop = Group(id: 3, name: "Bebop")
    await store.receive(.done(.rename(3, "Bebop"), [rock, metal, bebop])) {
      $0 = GroupsState(groups: [rock, metal, bebop])
    }
    store.send(.delete(1), .handled(.run(.delete(1)))) { $0.running = [.delete(1)] }
    await store.receive(.done(.delete(1), [metal, bebop])) {
      $0 = GroupsState(groups: [metal, bebop])
    }
    await store.finish()
  }

  @Test func `names that are empty or taken, and groups that do not exist, are refused`() {
    let store = TestStore(initialState: GroupsState(groups: [rock, metal]), reducer: groupsReducer)

    store.send(.create(""), .ignored("the name is empty"))
    store.send(.create("ROCK"), .ignored("the name is taken"))
    store.send(.rename(2, "rock"), .ignored("the name is taken"))
    store.send(.rename(2, "METAL"), .handled(.run(.rename(2, "METAL")))) {
      $0.running = [.rename(2, "METAL")]
    }
    store.send(.rename(9, "Jazz"), .ignored("there is no such group"))
    store.send(.delete(9), .ignored("there is no such group"))
  }
}

// MARK: The view model

private enum GroupsInput {
  case appeared
  case nameEntered(String)
}

private struct GroupsOutput: Equatable {
  var title: String
  var rows: [String]
  var isSpinning: Bool
}

private enum GroupsViewModel {
  static func action(for input: GroupsInput) -> GroupsAction {
    switch input {
    case .appeared: .refresh
    case .nameEntered(let text): .create(text.trimmed)
    }
  }

  static func output(of state: GroupsState) -> GroupsOutput {
    let rows = state.groups.map(\.name).sorted()
    let title =
      switch rows.count {
      case 0: "No groups"
      case 1: "1 group"
      default: "\(rows.count) groups"
      }
    return GroupsOutput(title: title, rows: rows, isSpinning: !state.running.isEmpty)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

// MARK: The server

@MainActor
private final class Server {
  struct Failure: Error {}

  private var groups: [Group]
  private let pause: (GroupsWork) async throws -> Void

  init(_ groups: [Group], pause: @escaping (GroupsWork) async throws -> Void = { _ in }) {
    self.groups = groups
    self.pause = pause
  }

  var performer: Performer<GroupsAction, GroupsWork> {
    Performer { work, send in
      try await self.pause(work)
      self.change(work)
      send(.done(work, self.groups))
    } recover: { _, work in
      .failed(work)
    }
  }

  private func change(_ work: GroupsWork) {
    switch work {
    case .fetch: break
    case .create(let name): groups.append(Group(id: groups.count + 1, name: name))
    case .rename(let id, let name):
      groups = groups.map { $0.id == id ? Group(id: id, name: name) : $0 }
    case .delete(let id): groups.removeAll { $0.id == id }
    }
  }
}
