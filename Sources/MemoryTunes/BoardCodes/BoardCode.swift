/// The name of a board, short enough to tell a friend, and the same in all later versions: `pop-4x4-7k3q`.
public enum BoardCode: Hashable, CustomStringConvertible, Codable, Sendable {
  /// Bundled covers from a version of the ``Deck``: `pop-4x4-7k3q`, or `pop2-4x4-7k3q` from the second.
  case bundled(Category, deck: Int, BoardPlan)
  /// Covers from a folder of the player's own: `folder-4x4-7k3q-9d2m`.
  ///
  /// The fingerprint, of the covers on the board, reveals whether another folder gives the same ones.
  case folder(BoardPlan, fingerprint: UInt32)
  /// The board of a day: `daily-2026-11-23`.
  case daily(CalendarDate)
  /// The board of the day the code is used: `daily`.
  case today

  /// The plan of the board; nil for the board of a day.
  public var plan: BoardPlan? {
    switch self {
    case .bundled(_, _, let plan), .folder(let plan, _): plan
    case .daily, .today: nil
    }
  }

  public var isDaily: Bool { plan == nil }
  public var isFolder: Bool { if case .folder = self { true } else { false } }

  public var description: String {
    switch self {
    case .bundled(let category, let deck, let plan):
      "\(category.id)\(deck == 1 ? "" : "\(deck)")-\(plan)"
    case .folder(let plan, let fingerprint):
      "folder-\(plan)-" + Base32.text(UInt64(fingerprint), minimumLength: Self.fingerprintLength)
    case .daily(let date): "daily-\(date)"
    case .today: "daily"
    }
  }

  static let fingerprintLength = 4

  public init(from decoder: any Decoder) throws { try self.init(String(from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

/// The plan for dealing a board from a category's covers: `4x4-7k3q`, `4x4-titles-7k3q`.
public struct BoardPlan: Hashable, CustomStringConvertible, Sendable {
  public var grid: Grid
  public var kind = GameKind.pairs
  public var seed: UInt64

  public var description: String {
    "\(grid)\(kind == .pairs ? "" : "-\(kind.rawValue)")-"
      + Base32.text(seed, minimumLength: Self.minimumSeedLength)
  }

  /// The digits of drawn seeds, which are below a million.
  static let minimumSeedLength = 4
}
