#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether two values are the same in memory: then nothing can tell them apart, however their type
/// defines `==`.
///
/// Equal values in different buffers, or with other padding, are not the same.
func haveSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { one in
    withUnsafeBytes(of: other) { other in
      guard let left = one.baseAddress, let right = other.baseAddress else { return true }
      return memcmp(left, right, one.count) == 0
    }
  }
}
