import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
