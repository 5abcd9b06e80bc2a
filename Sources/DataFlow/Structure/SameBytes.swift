#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// The two values are the same in memory: then nothing can tell them apart, however their type defines `==`.
///
/// Equal values in different buffers, or with other padding, are not the same.
func haveSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let left = one.baseAddress, let right = other.baseAddress else { return true }
      return haveSameBytes(left, right, one.count)
    }
  }
}

func haveSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
  memcmp(one, other, count) == 0
}

/// The indices below `count` at which two lists of at least `count` elements have different bytes; O(n), but fast,
/// because it compares the bytes of many elements at once.
func differingIndices<Element>(
  _ one: UnsafeBufferPointer<Element>, _ other: UnsafeBufferPointer<Element>, below count: Int
) -> [Int] {
  guard let left = one.baseAddress, let right = other.baseAddress else { return [] }
  let stride = MemoryLayout<Element>.stride
  func areSame(_ range: Range<Int>) -> Bool {
    haveSameBytes(left + range.lowerBound, right + range.lowerBound, range.count * stride)
  }
  return Swift.stride(from: 0, to: count, by: 256).flatMap { start in
    let block = start..<min(start + 256, count)
    return areSame(block) ? [] : block.filter { !areSame($0..<$0 + 1) }
  }
}
