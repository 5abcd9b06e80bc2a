import MemoryTunes

extension KeyTable {
  /// The table as a TOML document: the layout, and the keys that differ from it.
  public var document: String {
    document(of: Control.allCases.filter { changes[$0] != nil }) { _ in nil }
  }

  /// The keys of all controls as a TOML document, with a note on each.
  public func wholeDocument(note: (Control) -> String) -> String {
    document(of: Control.allCases, note: note)
  }

  private func document(of controls: [Control], note: (Control) -> String?) -> String {
    let lines = controls.map { control in
      let keys = keys(of: control).map { "\"\($0.text.escaped)\"" }.joined(separator: ", ")
      let line = "\(control.rawValue) = [\(keys)]"
      guard let note = note(control) else { return line }
      return line.padded(to: 36) + " # \(note)"
    }
    return (["layout = \"\(layout.rawValue)\"", "", "[keys]"] + lines).joined(separator: "\n")
  }
}

extension String {
  /// Itself escaped for a basic string in TOML.
  fileprivate var escaped: String {
    reduce(into: "") { $0 += ["\"", "\\"].contains($1) ? "\\\($1)" : String($1) }
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
