import CPlatform

/// Makes a pipe whose ends no other program inherits; nil if that fails.
///
/// The caller closes both.
public func makePipe() -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  return make_pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
}
