import DataFlow

/// A group of records.
struct Group: Equatable, Identifiable {
  let id: Int
  var name: String
}

struct GroupsState: Equatable {
  var groups: [Group] = []
  var path: [Screen] = []
  var running: [GroupsWork] = []
  var notice = Pulse<String>()

  enum Screen: Equatable {
    case group(Group.ID)
    case name(Group.ID)
  }
}

enum GroupsAction: Equatable {
  case refresh
  case create(String)
  case delete(Group.ID)
  case show(GroupsState.Screen)
  case back
  case done(GroupsWork, [Group])
  case failed(GroupsWork)
}

enum GroupsWork: Equatable {
  case fetch
  case create(String)
  case delete(Group.ID)
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
  case .delete(let id):
    return state.start(.delete(id))
  case .show(let screen):
    guard state.has(screen) else { return .ignored("there is no such group") }
    state.path.append(screen)
  case .back:
    guard state.path.popLast() != nil else { return .ignored("this is the first screen") }
  case .done(let work, let groups):
    state.running.removeAll { $0 == work }
    state.groups = groups
    state.path = state.path.filter(state.has)
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

  func has(_ screen: Screen) -> Bool {
    switch screen {
    case .group(let id), .name(let id): groups.contains { $0.id == id }
    }
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
      case .delete(let id): groups.removeAll { $0.id == id }
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
