/// An action on the keys.
public enum KeysAction: Equatable, Codable, Sendable {
  /// "These are the keys of earlier runs".
  case restore(KeyTable)
  case setLayout(KeyLayout)
  /// "Wait for a key for this control".
  case listen(Control)
  /// "Stop waiting".
  case stopListening
  /// "Assign this key to the waiting control, or remove it".
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
