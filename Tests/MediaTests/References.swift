import Artwork
import Foundation
import TestSupport

/// The result of another decoder, written by `Scripts/make-picture-references`.
struct Reference: Decodable {
  let width: Int
  let height: Int
  /// The mean red, green, blue and alpha of 16 by 16 fields.
  let means: Data

  /// All references, by file name.
  static let all: [String: Self] = {
    guard let bytes = try? fixture("references.json") else { return [:] }
    return (try? JSONDecoder().decode([String: Self].self, from: Data(bytes))) ?? [:]
  }()
}

private let fieldsPerSide = 16

extension PixelImage {
  /// The mean red, green, blue and alpha of 16 by 16 fields, rounded.
  var fieldMeans: [UInt8] {
    (0..<fieldsPerSide).flatMap { row in
      (0..<fieldsPerSide).flatMap { column in
        mean(columns: field(column, of: width), rows: field(row, of: height))
      }
    }
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

  /// The mean differences of the fields' red, green, blue and alpha from the reference.
  func meanDifferences(from reference: Reference) -> [Double] {
    let pairs = zip(fieldMeans, reference.means).map { abs(Double($0) - Double($1)) }
    return (0..<4).map { channel in
      let differences = stride(from: channel, to: pairs.count, by: 4).map { pairs[$0] }
      return differences.reduce(0, +) / Double(differences.count)
    }
  }
}
