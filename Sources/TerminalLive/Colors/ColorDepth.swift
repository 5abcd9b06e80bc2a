/// The number of colours used.
public enum ColorDepth: Comparable, Sendable {
  /// Bold, dim and reverse only.
  case mono
  /// The terminal's own 8 colours.
  case palette8
  /// The terminal's own 16 colours.
  case palette16
  /// The xterm palette.
  case palette256
  case truecolor

  init(count: Int32) {
    self =
      switch count {
      case 0x100_0000...: .truecolor
      case 256...: .palette256
      case 16...: .palette16
      case 8...: .palette8
      default: .mono
      }
  }
}
