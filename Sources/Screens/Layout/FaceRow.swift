/// The face of somebody who plays, and what stands below it.
struct Face: Equatable {
  /// The picture; nil for the initial.
  let image: String?
  /// The first letter of the name, or a number.
  let initial: String
  /// What stands below it, from long to short.
  var names: [String]
  var style: Style
  var isDimmed = false
  var isSelected = false
  var target: Target?

  /// Draws it as high as an area, in its middle.
  func draw(in area: Rectangle, theme: Theme, on frame: inout Frame) {
    let place = area.centered(width: 2 * area.height, height: area.height)
    if let image {
      frame.place(Picture(image: image, in: place, isDimmed: isDimmed))
    } else {
      let style = theme.onCard(style)
      frame.fill(place, style)
      let rows = blockLetters(largestOf: [initial], in: place.size) ?? [initial]
      frame.write(centered: rows, in: place, style)
    }
    if let target { frame.addTarget(target, place) }
    guard isSelected else { return }
    drawCursor(around: place, gap: Size(width: 1, height: 0), style: theme.cursor, on: &frame)
  }
}

/// Faces side by side, with the names below them.
struct FaceRow {
  let faces: [Face]
  let faceHeight: Int
  let area: Rectangle

  /// The area left below them.
  var rest: Rectangle { area.dropping(top: faceHeight + 2) }
}

extension FaceRow {
  /// Faces as large as they fit above this many rows; nil if there are none, or no room for pictures.
  init?(_ faces: [Face], above rows: Int, in area: Rectangle) {
    guard !faces.isEmpty else { return nil }
    let height = min(8, area.height - 2 - rows, (area.width / faces.count - 1) / 2)
    guard height >= 3 else { return nil }
    self.init(faces: faces, faceHeight: height, area: area)
  }

  func draw(theme: Theme, on frame: inout Frame) {
    let width = min(area.width / faces.count, 2 * faceHeight + 4)
    let columns = area.top(faceHeight + 1).columns(faces.count, width: width)
    for (face, column) in zip(faces, columns) {
      let place = column.dropping(right: 1)
      face.draw(in: place.top(faceHeight), theme: theme, on: &frame)
      let name = longest(face.names, fitting: place.width).fitted(to: place.width)
      frame.write(centered: [name], in: place.bottom(1), face.style)
    }
  }
}

extension AppState {
  func faces(of players: [Player]) -> [Face] {
    let theme = theme
    return players.enumerated().map { index, player in
      let (sign, name) = (theme.sign(ofPlayer: index), players.label(at: index))
      let hasName = player != .anyone
      return Face(
        image: faceImage(of: player),
        initial: hasName ? String(name.prefix(1)) : isWordless ? sign : "\(index + 1)",
        names: ["\(sign) \(name)", hasName ? name : "\(sign) \(index + 1)"],
        style: theme.player(index))
    }
  }

  /// The picture of a computer, or the cover that a person has chosen; nil for anybody else.
  func faceImage(of player: Player) -> String? {
    player.opponent?.image
      ?? player.name.flatMap { settings.current.people[$0] }
      .flatMap { categories.bundledCover($0.face)?.id }
  }
}
