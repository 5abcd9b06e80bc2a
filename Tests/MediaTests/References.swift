import Foundation
import TestSupport

/// The result of another decoder, written by `Scripts/make-picture-references`.
struct Reference: Decodable {
  let width: Int
  let height: Int
  /// The mean red, green, blue and alpha of 16 by 16 fields.
  let means: Data

  static let all: [String: Self] = {
    guard let bytes = try? fixture("references.json") else { return [:] }
    return (try? JSONDecoder().decode([String: Self].self, from: Data(bytes))) ?? [:]
  }()

  static func named(_ name: String) throws -> Self { try #require(all[name]) }
}

private let fieldsPerSide = 16

extension PixelImage {
  /// The mean differences of 16 by 16 fields' red, green, blue and alpha from the reference.
  func meanDifferences(from reference: Reference) -> [Double] {
    let places = (0..<fieldsPerSide).flatMap { y in (0..<fieldsPerSide).map { (x: $0, y: y) } }
    var sums = [0.0, 0, 0, 0]
    for (index, place) in places.enumerated() {
      let own = mean(columns: field(place.x, of: width), rows: field(place.y, of: height))
      for channel in 0..<4 {
        sums[channel] += abs(Double(own[channel]) - Double(reference.means[4 * index + channel]))
      }
    }
    return sums.map { $0 / Double(places.count) }
  }

  private func field(_ index: Int, of length: Int) -> Range<Int> {
    let start = index * length / fieldsPerSide
    return start..<max(start + 1, (index + 1) * length / fieldsPerSide)
  }

  private func mean(columns: Range<Int>, rows: Range<Int>) -> [UInt8] {
    var sums = [0, 0, 0, 0]
    for y in rows {
      for x in columns {
        for channel in 0..<4 { sums[channel] += Int(bytes[(y * width + x) * 4 + channel]) }
      }
    }
    let count = columns.count * rows.count
    return sums.map { UInt8(($0 + count / 2) / count) }
  }
}
