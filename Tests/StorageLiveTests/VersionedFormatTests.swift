import Foundation
import TestSupport
import Testing

@testable import StorageLive

/// A length in metres, which earlier versions kept in feet, and in feet without saying so.
@Suite struct VersionedFormatTests {
  private struct Feet: Decodable { var feet: Double }
  private struct Metres: Decodable { var metres: Double }

  private let format = VersionedFormat<Double>(
    limit: 100,
    decoders: [
      1: {
        try JSONDecoder().decode([String: Double].self, from: $0)["length"].map { $0 * 0.3048 } ?? 0
      },
      2: { try JSONDecoder().decode(Feet.self, from: $0).feet * 0.3048 },
      3: { try JSONDecoder().decode(Metres.self, from: $0).metres },
    ])

  @Test(
    arguments: [
      (#"{"version":3,"metres":3.048}"#, "value(3.048)"),
      (#"{"version":2,"feet":10}"#, "value(3.048)"),
      (#"{"version":1,"length":10}"#, "value(3.048)"),
      (#"{"version":4,"metres":3.048}"#, "newer"),
      (#"{"version":0,"metres":3.048}"#, "damaged"),
      (#"{"version":-1,"metres":3.048}"#, "damaged"),
      (#"{"version":3,"feet":10}"#, "damaged"),
      (#"{"version":2,"metres":3.048}"#, "damaged"),
      (#"{"metres":3.048}"#, "damaged"),
      (#"{"version":"3","metres":3.048}"#, "damaged"),
      (#"{"version":3,"metres":3.048"#, "damaged"),
      ("", "damaged"),
      (#"{"version":3,"metres":3.048}"# + String(repeating: " ", count: 80), "damaged"),
    ])
  func `each version is read in its own form`(text: String, content: String) throws {
    try withTemporaryFolder { folder in
      try write(text, to: folder + "/length.json")

      #expect("\(format.read(folder + "/length.json"))" == content)
    }
  }

  @Test func `what is no file is told apart from what is not there`() throws {
    try withTemporaryFolder { folder in
      #expect("\(format.read(folder + "/length.json"))" == "missing")
      #expect("\(format.read(folder))" == "notAFile")
    }
  }
}
