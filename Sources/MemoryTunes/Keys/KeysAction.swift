public enum KeysAction: Equatable, Codable, Sendable {
  case setLayout(KeyLayout)
  /// "Wait for a key for this control".
  case listen(Control)
  case stopListening
  /// "Assign this key to the waiting control, or remove it".
  case toggle(KeyName)
  /// "Forget all changes"; the layout stays.
  case reset
}
