import Testing

@testable import DataFlow

@Suite struct RegistryTests {
  private let registry = Registry<String>()

  @Test func `as soon as most entries are removed, they are swept`() {
    let numbers = ["a", "b", "c"].map(registry.add)

    registry.remove(numbers[0])
    #expect(registry.entries.map(\.element) == [nil, "b", "c"])
    registry.remove(numbers[1])
    #expect(registry.entries.map(\.element) == ["c"])
    registry.remove(numbers[2])
    #expect(registry.isEmpty)
  }

  @Test func `in a round they stay until its end`() {
    let numbers = ["a", "b"].map(registry.add)

    #expect(registry.beginRound() == 2)
    for number in numbers { registry.remove(number) }
    #expect(registry.entries.map(\.element) == [nil, nil])
    registry.endRound()

    #expect(registry.entries.isEmpty)
  }
}
