import Platform

/// The differing cells of two screens of the same size.
struct CellChanges {
  private let old: Frame
  private let new: Frame
  private let isSamePicture: [Bool]
  private let isSameCluster: [Bool]
  private let hasOtherClusters: Bool
  private let changedPictures: [Rectangle]
  /// The area above which changed pictures are large.
  private let smallestArea: Int

  /// Adjacent cells of a row; those of large pictures are apart.
  struct Span {
    let y: Int
    var columns: Range<Int>
    let isLargePicture: Bool
  }

  init(from old: ScreenContent, to new: ScreenContent) {
    (self.old, self.new) = (old.frame, new.frame)
    isSamePicture = new.pictures.indices.map {
      old.pictures.indices.contains($0) && old.frame.pictures[$0] == new.frame.pictures[$0]
        && old.pictures[$0].hasSameCells(as: new.pictures[$0])
    }
    let (clusters, plain) = (old.frame.clusters, old.frame.plainClusters)
    isSameCluster = new.frame.clusters.indices.map {
      clusters.indices.contains($0) && clusters[$0] == new.frame.clusters[$0]
        && plain[$0] == new.frame.plainClusters[$0]
    }
    hasOtherClusters = isSameCluster.contains(false)
    changedPictures = zip(new.frame.pictures, isSamePicture).filter { !$1 }.map(\.0.rectangle)
    smallestArea = changedPictures.map(\.size.area).min() ?? 0
  }

  /// The cells that differ, or refer to something that differs, row by row.
  var spans: [Span] {
    var spans: [Span] = []
    for y in 0..<new.size.height { addSpans(ofRow: y, to: &spans) }
    return spans
  }

  private func addSpans(ofRow y: Int, to spans: inout [Span]) {
    let row = y * new.size.width..<(y + 1) * new.size.width
    let mayReferToOthers =
      hasOtherClusters || changedPictures.contains { $0.minY <= y && y < $0.maxY }
    new.cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        func areSame(_ cells: Range<Int>) -> Bool {
          guard !mayReferToOthers, let new = new.baseAddress, let old = old.baseAddress else {
            return false
          }
          let size = cells.count * MemoryLayout<Cell>.stride
          return memcmp(new + cells.lowerBound, old + cells.lowerBound, size) == 0
        }
        // Most rows are byte for byte the same and are skipped whole, like most of the others.
        if areSame(row) { return }
        for start in stride(from: row.lowerBound, to: row.upperBound, by: 16) {
          let cells = start..<min(start + 16, row.upperBound)
          if areSame(cells) { continue }
          for index in cells
          where new[index] != old[index] || mayReferToOthers && !refersToSame(new[index]) {
            add(index - row.lowerBound, ofRow: y, isLarge: isOfLargePicture(new[index]), to: &spans)
          }
        }
      }
    }
  }

  private func add(_ x: Int, ofRow y: Int, isLarge: Bool, to spans: inout [Span]) {
    if let last = spans.last, last.y == y, last.columns.upperBound == x,
      last.isLargePicture == isLarge
    {
      spans[spans.count - 1].columns = last.columns.lowerBound..<x + 1
    } else {
      spans.append(Span(y: y, columns: x..<x + 1, isLargePicture: isLarge))
    }
  }

  private func isOfLargePicture(_ cell: Cell) -> Bool {
    guard case .picture(let number) = cell.glyph else { return false }
    return !isSamePicture[number] && new.pictures[number].rectangle.size.area > smallestArea
  }

  private func refersToSame(_ cell: Cell) -> Bool {
    switch cell.glyph {
    case .scalar, .continuation: true
    case .cluster(let number): isSameCluster[number]
    case .picture(let number): isSamePicture[number]
    }
  }
}
