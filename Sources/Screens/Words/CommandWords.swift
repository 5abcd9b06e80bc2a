extension CommandName {
  /// Its hint, with these keys if they fit; nil if only the help lists it.
  func hint(keys: [Key]) -> KeyHint? {
    row.hint.map { KeyHint(names(of: keys), $0.text) }
  }

  /// "space enter click": keys, or the mouse.
  func keysInHelp(_ keys: [Key]) -> String {
    switch self {
    case .closeHelp: tr("any other key")
    case .typeCoordinate: coordinates(of: keys)
    default: row.hasClick ? tr("\(names(of: keys)) click") : names(of: keys)
    }
  }
}

/// The first coordinate and the last: "a1…d4".
private func coordinates(of keys: [Key]) -> String {
  let characters = names(of: keys).filter { $0 != " " }
  let (letters, digits) = (characters.filter(\.isLetter), characters.filter(\.isNumber))
  return "\(letters.prefix(1))\(digits.prefix(1))…\(letters.suffix(1))\(digits.suffix(1))"
}
