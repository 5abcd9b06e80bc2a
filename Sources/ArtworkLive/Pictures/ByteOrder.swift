/// Reads a number of at most seven bytes.
extension BidirectionalCollection<UInt8> {
  package var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
  package var littleEndian: Int { reversed().bigEndian }
}
