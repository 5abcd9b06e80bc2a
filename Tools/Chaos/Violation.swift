/// Something that must not happen.
struct Violation: Error {
  let expected: String
  let seen: String
}

/// What a run did.
struct Counts {
  var steps = 0
  var resizes = 0
  var signals = 0
  var kills = 0
  var bytes = 0
  var starts = 0
  var resumed = 0
  var verified = 0
  var shared = 0
  var sharedInPart = 0
  var skipped = 0
  var violations = 0

  var summary: String {
    """
    \(steps) steps, \(resizes) resizes, \(signals) signals (\(kills) KILL), \(bytes) bytes typed, \
    \(starts) starts, \(resumed) games resumed, \(verified) recordings verified, \
    \(shared) games at a table (\(sharedInPart) finished alone), \
    \(skipped) steps not possible here, \(violations) violations
    """
  }
}
