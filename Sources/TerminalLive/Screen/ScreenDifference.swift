/// The output that turns one screen into another of the same size.
struct ScreenDifference {
  /// The window's new name; nil keeps the old one.
  var title: String?
  var runs: [Run] = []
  /// The cells to rewrite afterwards: links, former links, and cells a picture was drawn over.
  var rewritten: [Run] = []
  var cursor: Point

  struct Run {
    var start: Point
    var cells: [ScreenCell]
    var link: String?
    /// They belong to a picture that has changed along with a smaller one.
    var isLargePicture = false
  }

  init(from old: ScreenContent, to new: ScreenContent, encodedBy encoder: inout ScreenEncoder) {
    cursor = new.cursor
    if old.frame.title != new.frame.title { title = encoder.title(of: new.frame) }
    let spans = CellChanges(from: old, to: new).spans
    runs.reserveCapacity(spans.count)
    for span in spans {
      var run = encoder.run(span.columns, ofRow: span.y, of: new)
      run.isLargePicture = span.isLargePicture
      runs.append(run)
    }
    if encoder.supportsLinks { addLinks(from: old, to: new, encodedBy: &encoder) }
  }

  init(again points: [Point], of screen: ScreenContent, encodedBy encoder: inout ScreenEncoder) {
    cursor = screen.cursor
    let rows = Dictionary(grouping: points.filter(screen.frame.bounds.contains), by: \.y)
    for (y, points) in rows.sorted(by: { $0.key < $1.key }) {
      let links = encoder.supportsLinks ? screen.frame.addresses(ofRow: y) : nil
      rewrite(points.map(\.x).sorted(), ofRow: y, of: screen, links, encodedBy: &encoder)
    }
  }

  /// The same in two steps if only some of the pictures are large, to show a flipped card before the large cover
  /// beside the board.
  var smallPicturesFirst: [ScreenDifference] {
    guard runs.contains(where: \.isLargePicture) else { return [self] }
    var (first, second) = (self, self)
    first.runs.removeAll(where: \.isLargePicture)
    second.runs.removeAll { !$0.isLargePicture }
    second.title = nil
    return [first, second]
  }

  /// Rewrites the links of a row if anything in the row changed: ncurses may overwrite them when it moves the cursor.
  private mutating func addLinks(
    from old: ScreenContent, to new: ScreenContent, encodedBy encoder: inout ScreenEncoder
  ) {
    guard !old.frame.links.isEmpty || !new.frame.links.isEmpty else { return }
    var written = Set(runs.map(\.start.y))
    if !runs.isEmpty || old.cursor != new.cursor { written.insert(new.cursor.y) }
    for y in 0..<new.size.height {
      let (before, after) = (old.frame.addresses(ofRow: y), new.frame.addresses(ofRow: y))
      guard before != after || after != nil && written.contains(y) else { continue }
      let columns = (0..<new.size.width).filter { after?[$0] != nil || before?[$0] != nil }
      rewrite(columns, ofRow: y, of: new, after, encodedBy: &encoder)
    }
  }

  /// Rewrites ascending columns of a row, with the addresses they link to.
  private mutating func rewrite(
    _ columns: [Int], ofRow y: Int, of screen: ScreenContent, _ addresses: [String?]?,
    encodedBy encoder: inout ScreenEncoder
  ) {
    var rest = columns[...]
    while let start = rest.first {
      var end = start
      while rest.first == end, addresses?[end] == addresses?[start] {
        rest.removeFirst()
        end += 1
      }
      var run = encoder.run(start..<end, ofRow: y, of: screen)
      run.link = addresses?[start]
      rewritten.append(run)
    }
  }
}
