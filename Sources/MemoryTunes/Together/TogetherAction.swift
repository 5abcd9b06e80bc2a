public enum TogetherAction: Equatable, Codable, Sendable {
  // By the player.
  /// "Open a table".
  case host
  /// "Join a table", or only watch.
  case join(TableAddress, isSpectator: Bool)
  case change(SharedTable.Form)
  /// "Let other accounts on this machine join", or not.
  case open(toAll: Bool)
  case deal
  case say(Sign)
  /// "A computer plays for the player with this seat", or no longer does.
  case substitute(Int)
  case playAlone
  case leave

  // From outside.
  /// The table is open there.
  indirect case opened(TogetherState.TablePlace)
  case reached
  case failed(TableFailure)
  indirect case received(PeerMessage, from: Int)
  /// The connection with a peer has ended.
  case left(Int, TableFailure?)
  case found([TogetherState.FoundTable])

  // After a while.
  /// "Somebody has not answered for too long".
  case giveUpWaiting
  /// "The sign has been shown long enough".
  case endSign
}

public enum TogetherEffect: Equatable, Sendable {
  /// Opens a socket under this name, also for other accounts, where those with these keys have seats already →
  /// ``TogetherAction/opened(_:)`` or ``TogetherAction/failed(_:)``, then what arrives.
  case listen(as: String, isOpen: Bool, keys: [UInt64])
  /// Connects to a host under this name → ``TogetherAction/reached`` or ``TogetherAction/failed(_:)``, then what
  /// arrives.
  case connect(TableAddress, as: String)
  indirect case send(PeerMessage, to: [Int])
  /// Ends a connection once what was sent has gone.
  case drop(Int)
  /// Looks for tables on this machine → ``TogetherAction/found(_:)``.
  case look
}
