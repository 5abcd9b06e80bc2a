import Basics
import MemoryTunes

extension PromptPurpose {
  var words: (title: String, question: String, confirmation: String) {
    switch self {
    case .addCategory: ("New category", "An artist, a genre, or any words:", "Add")
    case .renameCategory: ("Rename category", "An artist, a genre, or any words:", "Rename")
    case .chooseFolder: ("Your own covers", "The folder that contains your albums:", "Use it")
    case .renamePerson: ("Name", "What are you called?", "Use it")
    case .addPerson(let person): (PeopleWords.add, "A name, such as \(person.name):", "Add")
    case .enterCode: ("Board code", "A code, or the line that somebody shared:", "Deal")
    }
  }
}

extension AppState {
  /// The change the player must make; empty before the first key.
  var promptComplaint: String {
    guard let problem = promptProblem,
      prompt.isRefused || (problem != .empty && problem != .noCode)
    else { return "" }
    return sentence(about: problem)
  }

  /// The board that would be dealt, and the game to beat on it; nil unless a code is asked for and can be read.
  var promptedBoard: String? {
    guard prompt.purpose == .enterCode, let text = try? boardText() else { return nil }
    return text.sentence
  }

  private func sentence(about problem: PromptProblem) -> String {
    switch problem {
    case .empty: "Type a name first."
    case .tooLong: "Use at most \(Category.maximumNameLength) characters."
    case .taken: "That name is taken."
    case .tooManyNames: "At most four can play."
    case .longName: "Use at most \(Player.maximumNameLength) characters for a name."
    case .noPath: "Start the path with / or ~/."
    case .noCode: codeComplaint
    }
  }

  private var codeComplaint: String {
    switch boardTextError(in: prompt.text) {
    case .code(let error): error.sentence
    case .rival(let error): error.sentence
    case nil: ""
    }
  }

  /// Why a text names no board; nil if it names one.
  func boardTextError(in text: String) -> BoardTextError? {
    do throws(BoardTextError) {
      _ = try boardText(in: text)
      return nil
    } catch {
      return error
    }
  }
}

extension BoardText {
  /// The board it deals: "Pop, 4×4.", "Ann’s game on Pop, 4×4, to beat: 14 moves, 1 slip.".
  fileprivate var sentence: String {
    switch self {
    case .code(let code): "\(code.label.capitalizedFirst)."
    case .rival(let rival):
      "\(rival.name == nil ? "A " : rival.owner)game on \(rival.code.label), to beat: \(moves(rival.moveCount))"
        + (rival.board.map { ", \(slips($0.slips.count))." } ?? ", only claimed.")
    }
  }
}

extension BoardCode {
  /// "Pop, 4×4", "Rock, 4×4, sprint", "the daily board of 29 November".
  fileprivate var label: String {
    switch self {
    case .bundled(let category, _, let plan): "\(category.label), \(plan.label)"
    case .folder(let plan, _): "Your covers, \(plan.label)"
    case .daily(let date): "the daily board of \(date.label)"
    case .today: "today’s daily board"
    }
  }
}

extension BoardPlan {
  fileprivate var label: String { grid.label + kind.aside }
}
