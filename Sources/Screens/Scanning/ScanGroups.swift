extension AppState {
  /// The choices of a single switch on a screen: the click targets, row by row from the top left; no group is empty.
  func scanGroups(on frame: Frame) -> [[Frame.ClickArea]] {
    let kinds = Set(frame.clickAreas.map(\.target.kind))
    let chosen = frame.clickAreas.filter { area in
      switch area.target.kind {
      case .card:
        game.cards.indices.contains(area.target.number) && !game.isFaceUp(area.target.number)
          && game.isUnderWay && game.isMovedHere
      // It closes the same thing as a hint.
      case .back: !kinds.contains(.hint)
      // Choosing the row itself takes its next value.
      case .less: false
      case .more: !kinds.contains(.choose)
      default: true
      }
    }
    let rows = Dictionary(grouping: chosen, by: \.rectangle.minY)
      .sorted { $0.key < $1.key }
      .map { $0.value.sorted { $0.rectangle.minX < $1.rectangle.minX } }
      // Answers are gone through one by one: one press is enough.
      .flatMap { row in
        row.allSatisfy { $0.target.kind == .button } ? row.map { [$0] } : [row]
      }
    // A longer list is gone through in groups of five rows.
    guard rows.count > 8 else { return rows }
    return rows.reduce(into: []) { groups, row in
      let isList = groups.last.map { Set($0.map(\.rectangle.minY)).count == $0.count } ?? false
      if isList, row.count == 1, groups[groups.count - 1].count < 5 {
        groups[groups.count - 1] += row
      } else {
        groups.append(row)
      }
    }
  }

  /// The highlighted choice; nil if there is nothing to choose.
  func scanned(on frame: Frame) -> Scanned? {
    let groups = scanGroups(on: frame)
    guard !groups.isEmpty else { return nil }
    guard let index = scan.group, groups.indices.contains(index) else {
      let index = scan.step % groups.count
      return Scanned(group: index, areas: groups[index])
    }
    let group = groups[index]
    let step = scan.step % (group.count + 1)
    let isExit = step == group.count
    return Scanned(group: index, areas: isExit ? group : [group[step]], isExit: isExit)
  }
}

/// The highlighted choice: a target, which a press chooses, or a group, which it enters.
struct Scanned {
  /// The index of the group.
  let group: Int
  let areas: [Frame.ClickArea]
  /// After the last target of a group: a press leaves it.
  var isExit = false

  var target: Target? { areas.count == 1 && !isExit ? areas[0].target : nil }
}
