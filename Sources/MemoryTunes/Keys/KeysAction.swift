/// What can happen to the keys.
public enum KeysAction: Equatable, Codable, Sendable {
  /// "These are the keys of earlier runs".
  case restore(KeyTable)
  /// "Select this row", counted from 0.
  case select(Int)
  case setLayout(KeyLayout)
  /// "Wait for a key for the selected control".
  case listen
  /// "Wait no longer".
  case stopListening
  /// "Give this key to the selected control, or take it away from it".
  case toggle(KeyName)
  /// "Forget all changes"; the layout stays.
  case reset
}

extension KeysAction {
  var isFrequent: Bool {
    switch self {
    case .select, .listen, .stopListening: true
    case .restore, .setLayout, .toggle, .reset: false
    }
  }

  var weight: Int {
    switch self {
    case .restore: 1000
    case .select, .setLayout, .listen, .stopListening, .toggle, .reset: 0
    }
  }
}

/// The work that the keys request.
public indirect enum KeysEffect: Equatable, Sendable {
  /// Writes the keys.
  case save(KeyTable)
}
