import DataFlow

/// A group of records.
struct Group: Equatable, Identifiable {
  let id: Int
  var name: String
}

struct GroupsState: Equatable {
  var groups: [Group] = []
  var running: [GroupsWork] = []
  var notice = Pulse<String>()
}

enum GroupsAction: Equatable {
  case refresh
  case create(String)
  case done(GroupsWork, [Group])
  case failed(GroupsWork)
}

enum GroupsWork: Equatable {
  case fetch
  case create(String)
}

typealias GroupsStore = Store<GroupsState, GroupsAction, GroupsWork>

func groupsReducer(
  state: inout GroupsState, action: GroupsAction
) -> Outcome<GroupsWork> {
  switch action {
  case .refresh:
    return state.start(.fetch)
  case .create(let name):
    let isTaken = state.groups.contains { $0.name.lowercased() == name.lowercased() }
    return isTaken ? .ignored("the name is taken") : state.start(.create(name))
  case .done(let work, let groups):
    state.running.removeAll { $0 == work }
    state.groups = groups
  case .failed(let work):
    state.running.removeAll { $0 == work }
    state.notice.fire("\(work) failed")
  }
  return .handled()
}

extension GroupsState {
  mutating func start(_ work: GroupsWork) -> Outcome<GroupsWork> {
    running.append(work)
    return .handled(.run(work))
  }
}

extension Performer<GroupsAction, GroupsWork> {
  private struct Failure: Error {}

  static func server(_ groups: [Group]) -> Self {
    var groups = groups
    return Self { work, send in
      switch work {
      case .fetch: break
      case .create(let name): groups.append(Group(id: groups.count + 1, name: name))
      }
      send(.done(work, groups))
    } recover: { _, work in
      .failed(work)
    }
  }

  static var brokenServer: Self {
    Self { _, _ in
      throw Failure()
    } recover: { _, work in
      .failed(work)
    }
  }
}
