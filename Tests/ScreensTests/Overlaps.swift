import TestSupport

@testable import Terminal

/// The widths and heights around which a layout differs: thresholds of views, with the last size before
/// them, and sizes of boards.
private let widths = [36, 40, 48, 56, 59, 60, 66, 72, 76, 79, 80, 90, 100, 120, 200]
private let heights = [10, 11, 12, 13, 14, 15, 17, 19, 20, 21, 22, 24, 28, 30, 32, 40, 60]

/// Checks that no two things lie over each other on a screen, at all sizes at which its layout differs.
func expectNoOverlaps(
  on name: String, sourceLocation: SourceLocation = #_sourceLocation, draw: (Size) -> Frame
) {
  var found: [String: [Size]] = [:]
  for size in [Size(width: 20, height: 6), Size(width: 35, height: 9)] + sweptSizes {
    for overlap in draw(size).ownership.overlaps { found["\(overlap)", default: []].append(size) }
  }
  for (overlap, sizes) in found {
    let examples = sizes.prefix(3).map { "\($0.width)×\($0.height)" }.joined(separator: ", ")
    Issue.record(
      "\(name): \(overlap) at \(sizes.count) sizes, as \(examples)", sourceLocation: sourceLocation)
  }
}

/// Every width and every height, each with a third of the others.
private let sweptSizes = widths.indices.flatMap { column in
  heights.indices.filter { ($0 + column).isMultiple(of: 3) }.map {
    Size(width: widths[column], height: heights[$0])
  }
}

/// Checks that a screen has room for its words in every language: nothing is cut that is whole in English, and nothing
/// lies over something else.
func expectRoom(
  on name: String, sourceLocation: SourceLocation = #_sourceLocation, draw: (Size) -> Frame
) {
  for size in [
    Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 40, height: 12),
  ] {
    let english = draw(size).cutRows
    for (code, catalog) in translations {
      let frame = Catalog.$chosen.withValue(catalog) { draw(size) }
      let cuts = frame.cutRows
      if cuts.reduce(0, { $0 + $1.cuts }) > english.reduce(0, { $0 + $1.cuts }) {
        let rows = cuts.filter { !english.map(\.text).contains($0.text) }.map(\.text)
        Issue.record(
          "\(name) in \(code) at \(size.width)×\(size.height) is cut: \(rows)",
          sourceLocation: sourceLocation)
      }
      for overlap in frame.ownership.overlaps {
        Issue.record(
          "\(name) in \(code) at \(size.width)×\(size.height): \(overlap)",
          sourceLocation: sourceLocation)
      }
    }
  }
}

extension Frame {
  /// The rows in which something is cut, and how often.
  fileprivate var cutRows: [(text: String, cuts: Int)] {
    (0..<size.height).compactMap { y in
      let text = rowText(y)
      let cuts = text.count { $0 == "…" }
      return cuts > 0 ? (text, cuts) : nil
    }
  }
}
