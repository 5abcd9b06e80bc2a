import MemoryTunes
import Terminal
import Testing

@testable import Screens
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

private let sweptSizes = widths.flatMap { width in
  heights.map { Size(width: width, height: $0) }
}
