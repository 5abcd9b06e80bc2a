import AsyncAlgorithms
import DataFlow
import Testing

/// Groups of records, as RxSwift programmers would build them with view models.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RxSwiftTests {
  private let rock = Group(id: 1, name: "Rock")

  @Test func `a view model is a way from input to action and a way from state to output`() async {
    let store = GroupsStore(
      initialState: GroupsState(), reducer: groupsReducer, performer: .server([rock]))
    let outputs = store.states(GroupsViewModel.output)

    for input in [GroupsInput.appeared, .nameEntered("Metal"), .nameEntered("metal")] {
      store.dispatch(GroupsViewModel.action(for: input))
      await store.reaches(\.running.isEmpty)
    }

    #expect(
      await Array(outputs.prefix(5)) == [
        GroupsOutput(rows: [], isSpinning: false), GroupsOutput(rows: [], isSpinning: true),
        GroupsOutput(rows: ["Rock"], isSpinning: false),
        GroupsOutput(rows: ["Rock"], isSpinning: true),
        GroupsOutput(rows: ["Metal", "Rock"], isSpinning: false),
      ])
    #expect(store.number == 5)
  }

  @Test func `when a request fails the old groups stay, and each failure is reported once`() async {
    let start = GroupsState(groups: [rock])
    let store = GroupsStore(initialState: start, reducer: groupsReducer, performer: .brokenServer)
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
}

private enum GroupsInput {
  case appeared
  case nameEntered(String)
}

private struct GroupsOutput: Equatable {
  var rows: [String]
  var isSpinning: Bool
}

private enum GroupsViewModel {
  static func action(for input: GroupsInput) -> GroupsAction {
    switch input {
    case .appeared: .refresh
    case .nameEntered(let text): .create(text)
    }
  }

  static func output(of state: GroupsState) -> GroupsOutput {
    GroupsOutput(rows: state.groups.map(\.name).sorted(), isSpinning: !state.running.isEmpty)
  }
}
