extension Array {
  /// A minimal sublist that still fails, found by removing ever smaller runs of elements: Zeller
  /// and Hildebrandt, *Simplifying and isolating failure-inducing input*, 2002.
  ///
  /// The list itself must fail. No single element of the result can be removed without making it
  /// pass. Calls `fails` O(n²) times at worst, and mostly O(n) times.
  package func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var rest = self
    var length = Swift.max(1, rest.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < rest.count {
        let end = Swift.min(start + length, rest.count)
        let shorter = Array(rest[..<start] + rest[end...])
        if fails(shorter) {
          rest = shorter
          hasShrunk = true
        } else {
          start = end
        }
      }
      if length == 1, !hasShrunk { return rest }
      length = Swift.max(1, length / 2)
    }
  }
}
