import Basics
import MemoryTunes

extension PromptPurpose {
  var title: String {
    switch self {
    case .addCategory: "New category"
    case .renameCategory: "Rename category"
    case .chooseFolder: "Your own covers"
    case .renamePerson: "Name"
    case .addPerson: PeopleWords.add
    case .enterCode: "Board code"
    }
  }

  var question: String {
    switch self {
    case .addCategory, .renameCategory: "An artist, a genre, or any words:"
    case .renamePerson: "What are you called?"
    case .addPerson(let person): "A name, such as \(person.name):"
    case .enterCode: "A code like pop-4x4-7k3q, or daily:"
    case .chooseFolder: "The folder that contains your albums:"
    }
  }

  var confirmation: String {
    switch self {
    case .addCategory, .addPerson: "Add"
    case .renameCategory: "Rename"
    case .chooseFolder: "Use it"
    case .renamePerson: "Use it"
    case .enterCode: "Deal"
    }
  }
}

extension AppState {
  /// The change the player must make; empty before the first key.
  var promptComplaint: String {
    guard let problem = promptProblem,
      prompt.isRefused || (problem != .empty && problem != .noCode)
    else { return "" }
    return problem.sentence(for: prompt.text)
  }
}

extension PromptProblem {
  /// The change the player must make to a text.
  fileprivate func sentence(for text: String) -> String {
    switch self {
    case .empty: "Type a name first."
    case .tooLong: "Use at most \(Category.maximumNameLength) characters."
    case .taken: "That name is taken."
    case .tooManyNames: "At most four can play."
    case .longName: "Use at most \(Player.maximumNameLength) characters for a name."
    case .noPath: "Start the path with / or ~/."
    case .noCode: codeComplaint(about: text)
    }
  }
}

private func codeComplaint(about text: String) -> String {
  do throws(BoardCodeError) {
    _ = try BoardCode(text.cleaned)
    return ""
  } catch {
    return error.sentence
  }
}
