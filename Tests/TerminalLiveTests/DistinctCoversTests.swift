import ArtworkLive
import Foundation
import TestSupport

@testable import TerminalLive

/// Covers of a category must not look alike, even on small cards, and neither must the faces of the
/// computer's players.
@Suite struct DistinctCoversTests {
  /// The cards of large boards on small screens and those of the standard board, with the minimum
  /// distance of two covers on them.
  ///
  /// The distance is the mean one of their quarter cells in sRGB, where black and white are 442 apart.
  /// Labels help on the smallest.
  private static let cards = [(4, 2, 80.0), (5, 2, 90), (6, 3, 90), (8, 4, 90)]

  @Test(arguments: [ColorDepth.truecolor, .palette256], cards)
  func `no two covers of a category are alike on the smallest cards`(
    depth: ColorDepth, card: (width: Int, height: Int, smallestDistance: Double)
  ) throws {
    let service = CoverService.bundled(resources: resources)
    let style = PictureStyle(depth: depth, charset: .unicode)
    let faces = ["players/fuzz", "players/skip", "players/echo", "players/maestro", "players/twin"]
    for names in try service.catalogue().values.map({ $0.map(\.id) }) + [faces] {
      let drawn = try names.map { name in
        let image = try #require(service.image(name))
        let cells = pictureCells(
          of: image, width: card.width, height: card.height, isDimmed: false, style: style)
        return (name, quarters(of: cells, depth: depth))
      }
      for (index, one) in drawn.enumerated() {
        for other in drawn[(index + 1)...] {
          let distance = meanDistance(one.1, other.1)
          #expect(
            distance >= card.smallestDistance, "\(one.0) and \(other.0) at \(card): \(distance)")
        }
      }
    }
  }
}

private typealias RGB = SIMD3<Double>

private func meanDistance(_ one: [RGB], _ other: [RGB]) -> Double {
  zip(one, other).map { sqrt((($0 - $1) * ($0 - $1)).sum()) }.reduce(0, +) / Double(one.count)
}

private func quarters(of cells: [PictureCell], depth: ColorDepth) -> [RGB] {
  cells.flatMap { cell in
    let (ink, paper) = (rgb(cell.foreground, depth), rgb(cell.background, depth))
    return coverage(of: cell.character).map { ink * $0 + paper * (1 - $0) }
  }
}

private func rgb(_ number: Int32, _ depth: ColorDepth) -> RGB {
  if depth == .truecolor {
    return RGB(Double(number >> 16 & 0xFF), Double(number >> 8 & 0xFF), Double(number & 0xFF))
  }
  let (red, green, blue) = xtermColor(max(0, number)).components ?? (0, 0, 0)
  return RGB(Double(red), Double(green), Double(blue))
}

/// How much of each quarter (upper left, upper right, lower left, lower right) a block element
/// fills: U+2580 to U+259F.
private func coverage(of character: UInt32) -> [Double] {
  let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value))
  if let bits = quadrants.firstIndex(of: character) {
    return (0..<4).map { Double(bits >> $0 & 1) }
  }
  switch character {
  case 0x2581...0x2587:
    let rows = Double(character - 0x2580) / 4
    return [max(0, rows - 1), max(0, rows - 1), min(1, rows), min(1, rows)]
  case 0x2589...0x258F:
    let columns = Double(0x2590 - character) / 4
    return [min(1, columns), max(0, columns - 1), min(1, columns), max(0, columns - 1)]
  case 0x2594: return [0.25, 0.25, 0, 0]
  case 0x2595: return [0, 0.25, 0, 0.25]
  default: return [0, 0, 0, 0]
  }
}
