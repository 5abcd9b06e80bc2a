@testable import Terminal

/// The pictures that a terminal shows, and those that it keeps.
struct PictureModel {
  /// What the cells show of pictures that writing erases: a picture's data.
  var inline: [Point: String] = [:]
  /// The data of the pictures kept under an id (kitty).
  private(set) var kept: [Int: String] = [:]
  /// Where kept pictures are shown: by their id and the number of the place.
  private(set) var placed: [[Int]: Place] = [:]
  /// The columns and rows on which kept pictures are laid out for cells that stand for their parts.
  private(set) var laidOut: [Int: [Int]] = [:]
  /// The id of the picture whose data is arriving in pieces.
  private var arriving: Int?

  struct Place: Equatable {
    var rectangle: Rectangle
    /// The part that is shown, in pixels: x, y, width and height; empty for all.
    var source: [Int] = []
  }

  /// Cells are 10 by 20 pixels.
  static let cell = (width: 10, height: 20)

  /// The kept pictures on the screen, by their place.
  var shown: [Rectangle: String] {
    Dictionary(placed.map { ($1.rectangle, kept[$0[0]] ?? "?") }) { _, last in last }
  }

  /// What kitty does when the screen is cleared: it forgets the pictures that were shown.
  mutating func clear() {
    for id in placed.keys.map({ $0[0] }) { kept[id] = nil }
    placed = [:]
  }

  mutating func draw(sixel text: String, at cursor: Point) -> Bool {
    guard let start = text.firstIndex(of: "q"), text[start...].hasPrefix("q\"1;1;") else {
      return false
    }
    let size = text[start...].dropFirst(6).prefix { $0 != "#" }.split(separator: ";")
      .compactMap { Int($0) }
    guard size.count == 2 else { return false }
    let columns = (size[0] + Self.cell.width - 1) / Self.cell.width
    let rows = (size[1] + Self.cell.height - 1) / Self.cell.height
    fill(Rectangle(x: cursor.x, y: cursor.y, width: columns, height: rows), with: text)
    return true
  }

  mutating func draw(iterm2 text: String, at cursor: Point) {
    let numbers = ["width=", "height="].map { key in
      text.firstRange(of: key).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
    }
    fill(Rectangle(x: cursor.x, y: cursor.y, width: numbers[0], height: numbers[1]), with: text)
  }

  private mutating func fill(_ rectangle: Rectangle, with data: String) {
    for point in rectangle.points { inline[point] = data }
  }

  /// False if the command is not known.
  mutating func obey(kitty text: String, at cursor: Point) -> Bool {
    guard text.hasPrefix("G") else { return false }
    let parts = text.dropFirst().split(separator: ";", maxSplits: 1)
    var keys: [String: String] = [:]
    for pair in parts[0].split(separator: ",") {
      let sides = pair.split(separator: "=")
      keys[String(sides[0])] = String(sides[1])
    }
    func number(_ key: String) -> Int? { keys[key].flatMap { Int($0) } }
    let data = parts.count > 1 ? String(parts[1]) : ""
    switch (keys["a"], keys["d"]) {
    case (nil, _):
      guard let id = arriving else { return false }
      kept[id, default: ""] += data
      if keys["m"] == "0" { arriving = nil }
    case ("t", _):
      guard let id = number("i"), data.utf8.count <= 4096 else { return false }
      kept[id] = data
      arriving = keys["m"] == "1" ? id : nil
    case ("p", _) where keys["U"] == "1":
      guard let id = number("i"), kept[id] != nil else { return false }
      laidOut[id] = ["c", "r"].compactMap(number)
    case ("p", _):
      guard let id = number("i"), let place = number("p"), let columns = number("c"),
        let rows = number("r"), kept[id] != nil
      else { return false }
      let rectangle = Rectangle(x: cursor.x, y: cursor.y, width: columns, height: rows)
      placed[[id, place]] = Place(
        rectangle: rectangle, source: ["x", "y", "w", "h"].compactMap(number))
    case ("d", "i"):
      guard let id = number("i"), let place = number("p") else { return false }
      return placed.removeValue(forKey: [id, place]) != nil
    case ("d", "a"), ("d", "A"): placed = [:]
    case ("d", "I"):
      kept[number("i") ?? 0] = nil
      placed = placed.filter { $0.key[0] != number("i") }
    case ("q", _): break
    default: return false
    }
    return true
  }
}
