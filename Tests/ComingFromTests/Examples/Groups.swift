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
  case rename(Group.ID, String)
  case delete(Group.ID)
  case show(GroupsState.Screen)
  case back
  case done(GroupsWork, [Group])
  case failed(GroupsWork)
}

enum GroupsWork: Equatable {
  case fetch
  case create(String)
  case rename(Group.ID, String)
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
    return state.refusal(of: name, for: nil) ?? state.start(.create(name))
  case .rename(let id, let name):
    return state.refusal(of: id) ?? state.refusal(of: name, for: id)
      ?? state.start(.rename(id, name))
  case .delete(let id):
    return state.refusal(of: id) ?? state.start(.delete(id))
  case .show(let screen):
    if let refusal = state.refusal(of: screen.group) { return refusal }
    state.path.append(screen)
  case .back:
    guard state.path.popLast() != nil else { return .ignored("this is the first screen") }
  case .done(let work, let groups):
    state.running.removeAll { $0 == work }
    state.groups = groups
    state.path.removeAll { screen in !groups.contains { $0.id == screen.group } }
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

  func refusal(of id: Group.ID) -> Outcome<GroupsWork>? {
    groups.contains { $0.id == id } ? nil : .ignored("there is no such group")
  }

  func refusal(of name: String, for id: Group.ID?) -> Outcome<GroupsWork>? {
    if name.isEmpty { return .ignored("the name is empty") }
    let isTaken = groups.contains { $0.id != id && $0.name.lowercased() == name.lowercased() }
    return isTaken ? .ignored("the name is taken") : nil
  }
}

extension GroupsState.Screen {
  var group: Group.ID {
    switch self {
    case .group(let id), .name(let id): id
    }
  }
}
