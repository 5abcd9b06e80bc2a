extension String {
  /// The text without what could steer a terminal or turn its writing around, at most 200
  /// characters.
  public var cleaned: String {
    let scalars = unicodeScalars.lazy.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        false
      case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
      default: true
      }
    }.prefix(2000)
    let text = String(String.UnicodeScalarView(scalars))
    return String(text.prefix(200)).trimmed
  }

  private var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
