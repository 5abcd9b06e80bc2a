/// The prompt: a line of typed text.
public struct PromptState: Equatable, Codable, Sendable {
  /// The purpose of the text; nil while no prompt is open.
  public internal(set) var purpose: PromptPurpose?
  public internal(set) var text = ""
  /// The player has tried to confirm the current text despite a problem.
  public internal(set) var isRefused = false

  /// The maximum length of the text, in characters: a shared game has some hundred.
  public static let maximumLength = 2000
}

public enum PromptPurpose: Equatable, Codable, Sendable {
  case addCategory
  /// A new name for the category with this id.
  case renameCategory(String)
  case chooseFolder
  /// A new name for the person with this one; an empty one stands for the player without a name.
  case renamePerson(String)
  /// A name for this new person; an empty text keeps the suggested one.
  indirect case addPerson(Person)
  case enterCode
  /// The player's name at a table that somebody with the same account has opened.
  case joinTable(TableAddress)
}

public enum PromptProblem: Equatable, Codable, Sendable {
  /// It has no visible characters.
  case empty
  /// The name is longer than ``Category/maximumNameLength``.
  case tooLong
  /// Another category has that name, ignoring case.
  case taken
  case tooManyNames
  /// One of the names is longer than ``Player/maximumNameLength``.
  case longName
  /// The path begins with neither `/` nor `~/`.
  case noPath
  case noCode
}

extension AppState {
  public var promptProblem: PromptProblem? {
    let text = prompt.text.cleaned
    switch prompt.purpose {
    case .enterCode: return (try? boardText()) == nil ? .noCode : nil
    case .addPerson where text.isEmpty: return nil
    case _ where text.isEmpty: return .empty
    case .renamePerson(text): return nil
    case .renamePerson, .addPerson:
      return settings.current.people[text] == nil ? prompt.text.playerNamesProblem : .taken
    case .joinTable: return prompt.text.playerNamesProblem
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
