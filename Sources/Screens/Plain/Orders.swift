/// The outcome of a line typed in plain mode.
public enum Reply: Equatable, Sendable {
  /// Actions to dispatch, in this order.
  case actions([AppAction])
  /// Something to say; nothing changes.
  case say([String])
  /// The reason for rejecting the order.
  case refuse([String])
  /// Repeats the last output.
  case `repeat`
}

/// Reads an order; ignores case and surrounding space.
///
/// A number or a name means a choice, a coordinate a card, any other word a command or a question of the screen; a
/// prefix is enough if no word before it in the help begins with it.
public func readOrder(_ line: String, state: AppState, history: AppHistory) -> Reply {
  let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  let reader = OrderReader(state: state, history: history)
  let reply = reader.typed(text) ?? reader.read(text)
  guard case .refuse = reply, Catalog.current != nil else { return reply }
  // English names of choices and values are always understood.
  let english = Catalog.$chosen.withValue(.some(nil)) { reader.read(text) }
  if case .refuse = english { return reply }
  return english
}

struct OrderReader {
  let state: AppState
  let history: AppHistory

  var destination: RoutingDestination { state.routing.destination }
  var screen: PlainScreen { plainScreen(state: state, history: history) }

  /// The reply to text in a text field; nil for an order that also works there.
  func typed(_ text: String) -> Reply? {
    let isOrder = PlainWords.ordersBesideText.contains { $0.isSaid(in: text.typed) }
    guard !text.isEmpty, !isOrder else { return nil }
    switch destination {
    case .prompt:
      return .actions([.prompt(.write(continued(by: text.unquoted))), .prompt(.confirm)])
    case .keys where state.keys.isListening:
      return KeyName(text.unquoted).map { .actions([.keys(.toggle($0))]) }
        ?? .refuse([
          // The names x, space, f5 and ctrl+x are not translated; “back” is a word to type, as you translate it elsewhere.
          tr("There is no key \(text.fitted(to: 40)): say one like x, space, f5, ctrl+x, or back.")
        ])
    default: return nil
    }
  }

  /// The text, joined to the one before if that was cut off, because mail wraps long lines.
  private func continued(by text: String) -> String {
    let (before, joined) = (state.prompt.text, "\(state.prompt.text) \(text)")
    guard state.prompt.purpose == .enterCode, !before.isEmpty,
      isAnnounced(before) || state.boardTextError(in: before) == .cutOff,
      joined.count <= PromptState.maximumLength
    else { return text }
    let error = state.boardTextError(in: joined)
    return error == nil || error == .cutOff ? joined : text
  }

  /// Ends with the command that comes before the line of a game.
  private func isAnnounced(_ text: String) -> Bool { text.lowercased().hasSuffix(PlainWords.duel) }

  func read(_ line: String) -> Reply {
    let text = line.typed
    guard !text.isEmpty else { return .repeat }
    if text == "?" { return .say(help) }
    if let reply = card(text).flatMap(reply(toCard:)) ?? reply(toCards: text) { return reply }
    let isBoard = destination == .game && state.game.hasBoard
    if isBoard, PlainWords.looksLikeCard(text) {
      let (letters, rows) = (state.game.grid.columnLetters, state.game.grid.rows)
      return .refuse([
        tr(
          "There is no \(text.prefix(20)): columns are \(letters.prefix(1)) to \(letters.suffix(1)), rows 1 to \(rows)."
        )
      ])
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if destination == .categories, words.count == 2, PlainWords.find.isSaid(in: words[0]) {
      return .actions([.categories(.filter(words[1]))])
    }
    let choices = screen.choices
    if let number = text.smallNumber, choices.indices.contains(number - 1) {
      return reply(choices[number - 1])
    }
    if PlainQuestion.help.order.word.isSaid(in: words[0]), words.count == 2,
      !PlainQuestion.allCases.contains(where: { $0.order.word.isSaid(in: text) }),
      let help = help(about: words[1])
    {
      return help
    }
    if let reply = step(words, among: choices) ?? value(line, among: choices) { return reply }
    if let answer = answer(text, among: choices) { return reply(answer) }
    let orders = orders
    let exact = orders.first { $0.order.word.isSaid(in: text) }
    let pageName = PlainWords.page(text).typed
    if exact == nil, let page = choices.first(where: { $0.label.typed == pageName }) {
      return reply(page)
    }
    if let order = exact ?? orders.first(where: { $0.order.word.isBegun(by: text) }) {
      return order.reply()
    }
    let named =
      choices.first { $0.label.typed == text } ?? choices.first { $0.told.typed.hasPrefix(text) }
    if let named { return reply(named) }
    if let reply = pasted(line) { return reply }
    let advice =
      isBoard
      ? PlainWords.firstCard
      : choices.count > 1
        ? tr("Say a number from 1 to \(choices.count), or help.")
        : choices.count == 1 ? PlainWords.firstChoice : tr("Say help.")
    // “"x" means nothing here. Say a card, like b3, or help.”
    let problem = tr("\"\(line.lowercased().prefix(40))\" means nothing here.")
    return .refuse(["\(problem) \(advice)".spoken])
  }

  /// The reply to the code of a board or to the line of a game, where one can be pasted; nil for other texts.
  private func pasted(_ text: String) -> Reply? {
    guard let action = destination.screen.type(text, state), case .prompt(.paste) = action
    else { return nil }
    if isAnnounced(text) { return .actions([action]) }
    if case .code = state.boardTextError(in: text) { return nil }
    return .actions([action, .prompt(.confirm)])
  }

  func reply(_ action: AppAction?, after first: AppAction? = nil) -> Reply {
    action.map { .actions([first, $0].compactMap(\.self)) } ?? .refuse([PlainWords.nothing])
  }

  private func reply(_ choice: Item) -> Reply {
    // A cover without sound can still be looked at.
    if choice.isLookedAt, choice.choose == nil { return reply(choice.select) }
    return reply(choice.choose, after: choice.isRow ? choice.select : nil)
  }

  /// The choice for yes or no; nil if it is neither, or without a question.
  private func answer(_ text: String, among choices: [Item]) -> Item? {
    guard state.page?.isQuestion == true else { return nil }
    return PlainWords.yes.isSaid(in: text)
      ? choices.dropFirst().last : PlainWords.no.isSaid(in: text) ? choices.first : nil
  }

  /// The reply to "more 3", "3 more", "less 3", and to "change 2", a command for that item; nil for other words.
  private func step(_ words: [String], among choices: [Item]) -> Reply? {
    guard words.count == 2, let number = words.compactMap(\.smallNumber).first,
      choices.indices.contains(number - 1)
    else { return nil }
    let item = choices[number - 1]
    for (word, step) in [(PlainWords.more, 1), (PlainWords.less, -1)]
    where words.contains(where: word.isSaid) {
      return reply(item.change(by: step), after: item.select)
    }
    let command = destination.screen.commands(state).map(\.name)
      .first { name in name.row.orders.contains { $0.word.isSaid(in: words[0]) } }
    return command.flatMap { item.commands[$0] }.map { reply($0, after: item.select) }
  }

  // MARK: Words

  /// Something the player can say on the screen.
  typealias Order = (order: PlainOrder, reply: () -> Reply)

  /// The questions, then the commands of the screen, then those of every screen.
  var orders: [Order] {
    let isBoard = gameInQuestion != nil
    let questions = PlainQuestion.allCases.filter { isBoard || !$0.isAboutBoard }
      .map { question -> Order in (question.order, { answer(question) }) }
    let offered = destination.screen.commands(state).filter { $0.isOffered(state) }
    let named = offered.flatMap { command in
      command.name.row.orders.map { order -> Order in
        let key = order.key ?? command.clickMeaning
        let situation = Command.Situation(key: key, state: state, history: history)
        return (order, { reply(command.action(in: situation)) })
      }
    }
    // A result lies over its own board, so back leads past both.
    let before = destination == .finished ? .menu : state.routing.previous
    let everywhere: [Order] = [
      (PlainWords.back, { reply(.routing(.go(before))) }), (PlainWords.menu, { reply(toMenu) }),
      (PlainWords.quit, { reply(.session(.quit(.init()))) }),
    ]
    var known: Set<String> = []
    let isText = destination == .prompt
    return (questions + named + everywhere.suffix(state.routing.path.isEmpty ? 1 : 3)).filter {
      known.insert($0.order.word.english).inserted
        && (!isText || PlainWords.ordersBesideText.contains($0.order.word))
    }
  }

  /// The game whose cards are on the screen; nil if none are.
  private var gameInQuestion: GameState? {
    switch destination {
    case .game, .finished: state.game.hasBoard ? state.game : nil
    case .review: state.reviewed
    case .practice: state.practised
    default: nil
    }
  }

  private func answer(_ question: PlainQuestion) -> Reply {
    switch question {
    case .repeat: .repeat
    case .read: .say(screen.all)
    case .help: .say(help)
    case .everything: .say(orders.map(\.order.explanation))
    case .terms: .say(gameTerms.map(\.told))
    case .board, .open, .left, .seen, .where, .score:
      .say((gameInQuestion?.answer(to: question) ?? []).map(\.spoken))
    }
  }
}

extension String {
  /// As it is compared with what is typed: in lowercase, with ASCII characters for their full-width forms, which
  /// Japanese and Chinese keyboards type, and without accents, which many leave out.
  var typed: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    // Nobody types a mark that opens an exclamation or a question.
    return String(lowercased().drop { "¡¿".contains($0) }.map { Self.typable[$0] ?? $0 })
  }

  private static let typable: [Character: Character] = {
    let fullWidth = (0xFF01...0xFF5E).compactMap(Unicode.Scalar.init).map(Character.init)
    let ascii = (0x21...0x7E).compactMap(Unicode.Scalar.init).map(Character.init)
    let accented = zip("áàâãäéèêëíìîïóòôõöúùûüñçё、’", "aaaaaeeeeiiiiooooouuuuncе,'")
    return Dictionary(uniqueKeysWithValues: Array(accented) + zip(fullWidth, ascii))
  }()

  var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
