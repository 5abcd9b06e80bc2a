import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct RecordSizeTests {
  @Test func `a game of 4×4 takes less than 320 bytes on the disk`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      for id in UInt64(1)...1000 {
        // Ids are random.
        _ = try file.add(.sample(id: id &* 0x9E37_79B9_7F4A_7C15))
      }

      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int

      #expect((size ?? .max) / 1000 < 320)
    }
  }
}
