extension Frame {
  /// The link address of each cell of a row; nil if there are none.
  ///
  /// A wide character is part of a link as a whole, or not at all.
  func addresses(ofRow y: Int) -> [String?]? {
    let links = links.filter {
      $0.rectangle.minY <= y && y < $0.rectangle.maxY && isHarmless($0.address)
    }
    guard !links.isEmpty else { return nil }
    return (0..<size.width).map { x in
      let isRightHalf = cells[y * size.width + x].glyph == .continuation
      let start = Point(x: isRightHalf ? x - 1 : x, y: y)
      return links.last { $0.rectangle.contains(start) }?.address
    }
  }
}

/// The address is safe in an escape sequence.
private func isHarmless(_ address: String) -> Bool {
  address.hasPrefix("https://") && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
}

/// The terminal is known to support links; others might print the sequences.
func supportsHyperlinks(_ environment: [String: String]) -> Bool {
  let names = ["kitty", "foot", "alacritty", "ghostty", "wezterm", "contour"]
  let programs = ["iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "rio"]
  let term = environment["TERM"] ?? ""
  return term.split(separator: "-").contains { names.contains(String($0)) }
    || programs.contains(environment["TERM_PROGRAM"] ?? "")
    || environment["WT_SESSION"] != nil || environment["KONSOLE_VERSION"] != nil
    || (environment["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 5000
}
