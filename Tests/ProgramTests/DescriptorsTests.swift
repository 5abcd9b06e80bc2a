import Testing

@testable import Program

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What wakes the loop on every system.
@Suite struct DescriptorsTests {
  @Test func `nothing to read is nothing`() throws {
    let (input, signals) = (try Pipe(), try Pipe())
    var descriptors = Descriptors(input: input.reader, signals: signals.reader)

    #expect(descriptors.wait(milliseconds: 0) == [])
  }

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

  @Test func `input that is not wanted waits, and so does its end`() throws {
    let (input, signals) = (try Pipe(), try Pipe())
    var descriptors = Descriptors(input: input.reader, signals: signals.reader)
    input.put()

    #expect(descriptors.wait(milliseconds: 0, wantsInput: false) == [])
    #expect(descriptors.wait(milliseconds: -1) == .input)
    input.take()
    input.end()
    #expect(descriptors.wait(milliseconds: 0, wantsInput: false) == [])
    #expect(descriptors.wait(milliseconds: -1) == [.input, .endOfInput])
    #expect(descriptors.wait(milliseconds: 0) == [])
  }

  @Test func `input that has ended is told once, after what was left of it`() throws {
    let (input, signals) = (try Pipe(), try Pipe())
    var descriptors = Descriptors(input: input.reader, signals: signals.reader)
    input.put()
    input.end()

    #expect(descriptors.wait(milliseconds: -1) == .input)
    input.take()
    #expect(descriptors.wait(milliseconds: -1) == [.input, .endOfInput])
    #expect(descriptors.wait(milliseconds: 0) == [])
    signals.put()
    #expect(descriptors.wait(milliseconds: -1) == .signal)
  }
}
