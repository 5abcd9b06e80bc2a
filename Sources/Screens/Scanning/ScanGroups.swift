extension AppState {
  /// The choices of a single switch on a screen: the click targets, row by row from the top left; no group is empty.
  func scanGroups(on frame: Frame) -> [[Frame.ClickArea]] {
    let hasHints = frame.clickAreas.contains { $0.target.kind == .hint }
    let hasRows = frame.clickAreas.contains { $0.target.kind == .choose }
    let chosen = frame.clickAreas.filter { area in
      switch area.target.kind {
      case .card:
        game.cards.indices.contains(area.target.number) && !game.isFaceUp(area.target.number)
          && game.isUnderWay && game.isMovedHere
      // It closes the same thing as a hint.
      case .back: !hasHints
      // Choosing the row itself takes its next value.
      case .less: false
      case .more: !hasRows
      default: true
      }
    }
    let rows = Dictionary(grouping: chosen, by: \.rectangle.minY)
      .sorted { $0.key < $1.key }
      .map { $0.value.sorted { $0.rectangle.minX < $1.rectangle.minX } }
    // A longer list is gone through in groups.
    guard rows.count > 8 else { return rows }
    var groups: [[Frame.ClickArea]] = []
    var gathered = 0
    for row in rows {
      let isSingle = row.count == 1
      if isSingle, 1..<5 ~= gathered {
        groups[groups.count - 1] += row
      } else {
        groups.append(row)
        gathered = 0
      }
      gathered = isSingle ? gathered + 1 : 0
    }
    return groups
  }

  /// The highlighted choice; nil if there is nothing to choose.
  func scanned(on frame: Frame) -> Scanned? {
    let groups = scanGroups(on: frame)
    guard !groups.isEmpty else { return nil }
    if let index = scan.group, groups.indices.contains(index) {
      let group = groups[index]
      let step = scan.step % (group.count + 1)
      return step == group.count ? .exit(index, group) : .target(index, group[step])
    }
    let index = scan.step % groups.count
    return groups[index].count == 1
      ? .target(index, groups[index][0]) : .group(index, groups[index])
  }
}

/// The highlighted choice, with the index of its group.
enum Scanned {
  case target(Int, Frame.ClickArea)
  /// A press enters it.
  case group(Int, [Frame.ClickArea])
  /// After the last target of a group: a press leaves it.
  case exit(Int, [Frame.ClickArea])

  var areas: [Frame.ClickArea] {
    switch self {
    case .target(_, let area): [area]
    case .group(_, let areas), .exit(_, let areas): areas
    }
  }
}
