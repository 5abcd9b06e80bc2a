/// How many colours are used.
public enum ColorDepth: Comparable, Sendable {
  /// Bold, dim and reverse only.
  case mono
  /// The terminal's own 8 colours.
  case palette8
  /// The terminal's own 16 colours.
  case palette16
  /// The xterm palette.
  case palette256
  /// 24-bit colour.
  case truecolor
}
