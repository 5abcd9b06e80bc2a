import Foundation
import Testing

@testable import Program

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SaverTests {
  private struct Full: Error, Equatable { let value: Int }

  /// Storage that takes a value only when the test lets it; odd values do not fit.
  private final class Disk: @unchecked Sendable {
    private let condition = NSCondition()
    private var values: [Int] = []
    private var isOpen = false

    var stored: [Int] { condition.withLock { values } }

    func open() {
      condition.withLock {
        isOpen = true
        condition.broadcast()
      }
    }

    @Sendable func store(_ value: Int) throws {
      try condition.withLock {
        while !isOpen { condition.wait() }
        if value % 2 == 1 { throw Full(value: value) }
        values.append(value)
      }
    }
  }

  private let disk = Disk()

  @Test func `it has finished once everything is stored, in order`() async throws {
    let saver = Saver(disk.store)
    await saver.finish()
    let saves = (0..<20).map { number in Task { try await saver.save(2 * number) } }
    await Task.yield()
    let end = Task {
      await saver.finish()
      return disk.stored
    }
    await Task.yield()
    #expect(disk.stored.isEmpty)

    disk.open()

    #expect(await end.value == (0..<20).map { 2 * $0 })
    for save in saves { _ = try await save.value }
  }

  @Test func `only the first failure is reported`() async throws {
    let saver = Saver(disk.store)
    disk.open()

    await #expect(throws: Full(value: 1)) { try await saver.save(1) }
    try await saver.save(3)
    try await saver.save(4)

    #expect(disk.stored == [4])
  }
}
