extension String {
  /// The text with `\u{FFFD}` for each character that a terminal would obey, not show: controls other than tab and
  /// line feed, line separators, and the marks that reorder text.
  public var plain: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  private static let joiners: Set<Self> = ["\u{200C}", "\u{200D}"]

  var isObeyed: Bool {
    switch properties.generalCategory {
    case .control: self != "\n" && self != "\t"
    case .format: !Self.joiners.contains(self)
    case .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
