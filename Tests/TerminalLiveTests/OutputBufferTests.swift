import CNcurses
import CPlatform
import Foundation
import Testing

@testable import TerminalLive

@MainActor
@Suite(.timeLimit(.minutes(10))) struct OutputBufferTests {
  @Test func `many small writes arrive as one, in their order, whichever way they go`() throws {
    let line = try Line()
    let buffer = try OutputBuffer(terminal: line.terminal)

    buffer.collect {
      for number in 0..<1_000 { put("\(number),", to: buffer.descriptor) }
      for text in ["one ", "two "] {
        fputs(text, buffer.stream)
        fflush(buffer.stream)
        put("half ", to: buffer.descriptor)
      }
      #expect(line.packet() == nil)
    }

    #expect(line.packet() == (0..<1_000).map { "\($0)," }.joined() + "one half two half ")
    #expect(line.packet() == nil)
  }

  @Test func `a shorter frame has nothing of the one before, outside none waits`() throws {
    let line = try Line()
    let buffer = try OutputBuffer(terminal: line.terminal)

    for text in ["a long frame", "short", "", "a frame"] {
      put("before", to: buffer.descriptor)
      #expect(line.packet() == "before")
      buffer.collect { put(text, to: buffer.descriptor) }
      put("after", to: buffer.descriptor)

      #expect(line.packet() == (text.isEmpty ? "after" : text))
      #expect(line.packet() == (text.isEmpty ? nil : "after"))
    }
  }

  @Test(arguments: [65_535, 65_536, 65_537, 1_000_000], [false, true])
  func `a large frame arrives whole, however slowly`(count: Int, isBlocking: Bool) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    if !isBlocking { _ = fcntl(ends[1], F_SETFL, O_NONBLOCK) }
    let end = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    nonisolated(unsafe) var received: Data?
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      received = try? end.readToEnd()
      hasEnded.signal()
    }
    var buffer: OutputBuffer? = try OutputBuffer(terminal: ends[1])

    buffer?.collect { [descriptor = buffer?.descriptor ?? -1] in
      for start in stride(from: 0, to: count, by: 5_000) {
        let part = bytes[start..<min(start + 5_000, count)]
        part.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) }
      }
    }
    buffer = nil
    close(ends[1])

    hasEnded.wait()
    #expect(received == Data(bytes))
  }

  // In a process of its own, because other tests open descriptors in this one.
  @Test func `a terminal that is gone ends nothing, and descriptors are given back`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      signals_ignore_failed_writes()
      var ends: [Int32] = [-1, -1]
      precondition(pipe(&ends) == 0)
      let buffer = try OutputBuffer(terminal: ends[1])
      close(ends[0])
      for _ in 1...3 { buffer.collect { put("frame", to: buffer.descriptor) } }

      let before = descriptorCount() ?? .max
      for _ in 1...20 { _ = try OutputBuffer(terminal: 1) }
      let after = descriptorCount() ?? .max
      // The runtime may have opened some of its own meanwhile, but not one for each buffer.
      precondition(before < .max && after < before + 20)
    }
  }

  @Test func `there is no buffer without a terminal`() {
    #expect(throws: TerminalError.noDescriptors) { try OutputBuffer(terminal: -1) }
  }
}

private func put(_ text: String, to descriptor: Int32) {
  _ = write(descriptor, text, text.utf8.count)
}

private func descriptorCount() -> Int? {
  try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}
