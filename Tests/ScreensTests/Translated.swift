import Basics
import Terminal
import TestSupport
import Testing

@testable import Terminal

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
