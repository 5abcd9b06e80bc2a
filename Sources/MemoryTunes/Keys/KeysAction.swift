/// What can happen to the keys.
public enum KeysAction: Equatable, Codable, Sendable {
  /// "These are the keys of earlier runs".
  case restore(KeyTable)
  case setLayout(KeyLayout)
  /// "Wait for a key for this control".
  case listen(Control)
  /// "Wait no longer".
  case stopListening
  /// "Give this key to the control that waits for one, or take it away from it".
  case toggle(KeyName)
  /// "Forget all changes"; the layout stays.
  case reset
}

extension KeysAction {
  var weight: Int {
    switch self {
    case .restore: 1000
    case .setLayout, .listen, .stopListening, .toggle, .reset: 0
    }
  }
}

/// The work that the keys request.
public indirect enum KeysEffect: Equatable, Sendable {
  /// Writes the keys.
  case save(KeyTable)
}
