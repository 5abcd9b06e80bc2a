import Artwork

/// A line that the player is writing.
public struct PromptState: Equatable, Codable, Sendable {
  /// What it is for; nil while no prompt is open.
  public internal(set) var purpose: PromptPurpose?
  public internal(set) var text = ""
  /// Whether the player has tried to confirm it as it is, although it has a problem.
  public internal(set) var isRefused = false

  /// The longest text.
  public static let maximumLength = 200

  public init() {}
}

/// What a line is written for.
public enum PromptPurpose: Equatable, Codable, Sendable {
  case addCategory
  /// The category with that id gets another name.
  case renameCategory(String)
  /// Covers come from a folder of the player's own.
  case chooseFolder
}

/// Why a line cannot be taken as it is.
public enum PromptProblem: Equatable, Codable, Sendable {
  case empty
  case tooLong
  /// There is a category of that name.
  case taken
  /// A folder's path begins with `/` or `~/`.
  case noPath
}

extension AppState {
  /// What is wrong with the line as it is written now; nil if it can be taken.
  public var promptProblem: PromptProblem? {
    let text = prompt.text.cleaned
    guard !text.isEmpty else { return .empty }
    switch prompt.purpose {
    case .chooseFolder: return CoverSource(text)?.isFolder == true ? nil : .noPath
    case .addCategory, nil: return categories.problem(ofName: text, but: nil)
    case .renameCategory(let id): return categories.problem(ofName: text, but: id)
    }
  }
}

extension CategoriesState {
  fileprivate func problem(ofName name: String, but id: String?) -> PromptProblem? {
    if name.count > Category.maximumNameLength { return .tooLong }
    let isTaken = all.contains { $0.id != id && $0.term.lowercased() == name.lowercased() }
    return isTaken ? .taken : nil
  }
}

extension CoverSource {
  fileprivate var isFolder: Bool {
    if case .folder = self { true } else { false }
  }
}
