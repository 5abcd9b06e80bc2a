extension PromptPurpose {
  /// The title, the question above the text, and the button.
  var words: (title: String, question: String, confirmation: String) {
    switch self {
    case .addCategory:
      (tr("New category"), tr("An artist, a genre, or any words:"), tr("Add", in: "button"))
    case .renameCategory:
      (tr("Rename category"), tr("An artist, a genre, or any words:"), tr("Rename", in: "button"))
    case .chooseFolder:
      (tr("Your own covers"), tr("The folder with your albums:"), tr("Use it", in: "button"))
    case .joinTable:
      (ButtonWords.together, tr("What are you called?"), tr("Use it", in: "button"))
    case .renamePerson: (tr("Name"), tr("What are you called?"), tr("Use it", in: "button"))
    case .addPerson(let person):
      (PeopleWords.add, tr("A name, such as \(person.name):"), tr("Add", in: "button"))
    case .enterCode:
      (tr("Board code"), tr("A code, or the line of a game:"), tr("Deal", in: "button"))
    }
  }
}

extension AppState {
  /// The change the player must make; empty before the first key.
  var promptComplaint: String {
    guard let problem = promptProblem,
      prompt.isRefused || (problem != .empty && problem != .noCode)
    else { return "" }
    let limit = problem == .longName ? Player.maximumNameLength : Category.maximumNameLength
    return switch problem {
    case .empty: tr("Type a name first.")
    case .tooLong, .longName:
      tr(
        "A name has at most \(limit) character.", "A name has at most \(limit) characters.",
        count: limit)
    case .taken: tr("That name is taken.")
    case .tooManyNames: tr("At most four can play.")
    case .noPath: tr("Start the path with / or ~/.")
    case .noCode: boardTextError(in: prompt.text)?.sentence ?? ""
    }
  }

  /// The board it deals: "Pop, 4×4.", "Ann’s game on Pop, 4×4, to beat: 14 moves, 1 slip.".
  ///
  /// Nil unless a code is asked for and can be read.
  var promptedBoard: String? {
    guard prompt.purpose == .enterCode, let text = try? boardText() else { return nil }
    guard let rival = text.rival else { return tr("\(text.code.label.capitalizedFirst).") }
    // "14 moves, 1 slip", "14 moves, only claimed".
    let claim = list([
      moves(rival.moveCount), rival.board.map { slips($0.slips.count) } ?? tr("only claimed"),
    ])
    return rival.name.map { tr("\($0)’s game on \(rival.code.label), to beat: \(claim).") }
      ?? tr("A game on \(rival.code.label), to beat: \(claim).")
  }

  /// Why a text names no board; nil if it names one.
  func boardTextError(in text: String) -> RivalError? {
    do throws(RivalError) {
      _ = try boardText(in: text)
      return nil
    } catch {
      return error
    }
  }
}

extension BoardCode {
  /// "Pop, 4×4", "Rock, 4×4, sprint", "the daily board of 29 November".
  fileprivate var label: String {
    switch self {
    case .bundled(let category, _, let plan): list([category.label, plan.label])
    case .folder(let plan, _): list([tr("Your covers"), plan.label])
    case .daily(let date): tr("the daily board of \(date.label)")
    case .today: tr("today’s daily board")
    }
  }
}

extension BoardPlan {
  fileprivate var label: String { kind.label(of: grid.label) }
}
