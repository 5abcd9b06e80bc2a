import Testing

@testable import Program

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What wakes the loop on every system.
@Suite struct DescriptorsTests {
  @Test func `each says what can be read, until it is read`() throws {
    let (input, signals, queue) = (try Pipe(), try Pipe(), try Pipe())
    var descriptors = Descriptors(
      input: input.reader, signals: signals.reader, mainQueue: queue.reader)

    for (pipe, waker) in zip([input, signals, queue], [.input, .signal, .work] as [Wakers]) {
      pipe.put()
      #expect(descriptors.wait(milliseconds: -1) == waker)
      #expect(descriptors.wait(milliseconds: -1) == waker)
      pipe.take()
      #expect(descriptors.wait(milliseconds: 0) == [])
    }
  }

  @Test func `input that is not wanted waits, and its end is told once, after what was left of it`()
    throws
  {
    let (input, signals) = (try Pipe(), try Pipe())
    var descriptors = Descriptors(input: input.reader, signals: signals.reader)
    input.put()
    #expect(descriptors.wait(milliseconds: 0, wantsInput: false) == [])
    input.end()

    #expect(descriptors.wait(milliseconds: -1) == .input)
    input.take()
    #expect(descriptors.wait(milliseconds: 0, wantsInput: false) == [])
    #expect(descriptors.wait(milliseconds: -1) == [.input, .endOfInput])
    #expect(descriptors.wait(milliseconds: 0) == [])
    signals.put()
    #expect(descriptors.wait(milliseconds: -1) == .signal)
  }
}

/// A pipe in the place of a descriptor that wakes the loop.
final class Pipe {
  let reader: Int32
  private var writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    end()
  }

  func put() { _ = write(writer, "a", 1) }

  func take() {
    var byte: UInt8 = 0
    _ = read(reader, &byte, 1)
  }

  func end() {
    close(writer)
    writer = -1
  }
}
