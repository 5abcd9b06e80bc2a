import DataFlow
import Foundation
import Synchronization
import Testing

/// Parts of a state that are stored behind a reference.
@MainActor @Suite struct IndirectTests {
  /// A part that counts how often it is encoded.
  private struct Part: Codable, Equatable, Sendable {
    static let encodingCount = Mutex(0)

    var isOn = false
    var name = "part"

    func encode(to encoder: any Encoder) throws {
      Self.encodingCount.withLock { $0 += 1 }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(isOn, forKey: .isOn)
      try container.encode(name, forKey: .name)
    }
  }

  private struct Direct: Codable, Equatable {
    var count = 0
    var part = Part()
  }

  private struct Whole: Codable, Equatable {
    var count = 0
    @Indirect var part = Part()
  }

  @Test func `a copy keeps its value when the other's is set`() {
    var whole = Whole()
    let copy = whole

    whole.part.isOn = true

    #expect(whole.part == Part(isOn: true))
    #expect(copy == Whole())
    #expect(whole != copy)
    whole.part.isOn = false
    #expect(whole == copy)
  }

  @Test func `it is encoded, decoded, hashed and compared as the value alone`() throws {
    let whole = Whole(count: 1, part: Part(isOn: true))
    let direct = Direct(count: 1, part: Part(isOn: true))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(direct)

    #expect(try encoder.encode(whole) == data)
    #expect(try JSONDecoder().decode(Whole.self, from: data) == whole)
    #expect(try StateHash(of: whole) == StateHash(of: direct))
    let changes = try StateDifference(from: Whole(), to: whole).changes
    #expect(try changes == StateDifference(from: Direct(), to: direct).changes)
  }

  @Test func `what was not set is not walked when the rest has changed`() throws {
    var whole = Whole()
    var hasher = StateHasher()
    _ = try hasher.hash(of: whole)
    let before = Part.encodingCount.withLock { $0 }

    whole.count += 1
    let hash = try hasher.hash(of: whole)

    #expect(Part.encodingCount.withLock { $0 } == before)
    #expect(try hash == StateHash(of: whole))
    whole.part.name = "other"
    #expect(try hasher.hash(of: whole) == StateHash(of: whole))
  }
}
