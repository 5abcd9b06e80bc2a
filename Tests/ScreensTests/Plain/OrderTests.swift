import Testing

@testable import Screens

@Suite struct OrderTests {
  private static let menu = AppState()
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().flipping(3)
  private static let oneOpen = AppState.dealt().flipping(0)
  /// No pair lies open.
  private static let missed = AppState.dealt().flipping(0, 4)
  private static let settings = AppState(after: .set(\.sound, .tunes), .go(.settings))
  private static let newGame = AppState(after: .go(.newGame))
  private static let typing = AppState(after: .prompt(.open(.addCategory)))
  private static let solved = AppState.dealt().withPairsFound(8)

  private static func typed(_ text: String) -> [AppAction] {
    [.prompt(.write(text)), .prompt(.confirm)]
  }
  private static func pasted(_ text: String) -> [AppAction] {
    [.prompt(.paste(text)), .prompt(.confirm)]
  }
  private static func grid(_ index: Int) -> [AppAction] {
    [.select(NewGameChoice.grid.rawValue), .set(\.grid, Grid.choices[index])]
  }

  @Test func `a line that mail has wrapped may come in pieces`() {
    var state = AppState()
    func send(_ text: String) -> [AppAction]? {
      let actions = answer(to: text, in: state).actions
      state = actions?.reduce(state) { $0.after($1) } ?? state
      return actions
    }

    #expect(send("> memorytunes duel") == [.prompt(.paste("> memorytunes duel"))])
    #expect(send("> pop-4x4-7k3q:14.1") == Self.typed("> memorytunes duel > pop-4x4-7k3q:14.1"))
    #expect(state.prompt.isRefused)
    // Other text replaces it.
    #expect(send("pop-4x4-7k3r") == Self.typed("pop-4x4-7k3r"))
  }

  @Test(arguments: ["b3", "B3", " b3 ", "b 3", "3 2", "3, 2", "row 3 column 2", "column 2 row 3"])
  func `a card is named by its column and row, or its row and column`(order: String) {
    #expect(answer(to: order, in: .dealt()).actions == [.flip(9)])
  }

  @Test func `of two cards that are no move, the one in the way says what it is`() {
    let state = AppState.dealt().withPairsFound(1)
    let found = Grid.standard.coordinate(ofCard: state.places(ofPair: 0)[0])
    let other = Grid.standard.coordinate(ofCard: state.places(ofPair: 1)[0])

    for order in [other + found, "\(other) \(found)"] {
      #expect(answer(to: order, in: state) == answer(to: found, in: state))
    }
  }

  @Test(arguments: ["row 1", "a1b9", "1", "frob"])
  func `what is no order is answered with a few words, and the way to the others`(order: String) {
    #expect(
      answer(to: order, in: .dealt()).refused == [
        "\"\(order)\" means nothing here. Say a card, like b3, or help."
      ])
    #expect(
      answer(to: "frob", in: AppState(after: .go(.paused))).refused == [
        "\"frob\" means nothing here. Say a number or a name, or help."
      ])
  }

  @Test(arguments: ["e1", "a5", "a0", "z9", "a99", "0 1", "5 1", "row 1 column 9"])
  func `a card that there is not is answered with those that there are`(order: String) {
    #expect(
      answer(to: order, in: .dealt()).refused == [
        "There is no \(order): columns are a to d, rows 1 to 4."
      ])
  }

  @Test func `a screen that is only read has a way back by number`() {
    let figures = plainScreen(state: Self.solved.after(.go(.figures)), history: .empty)

    #expect(figures.all.last == "1. Back.")
  }

  @Test(
    arguments: ["-9223372036854775808", "help -9223372036854775808", "more 9999999999999999999"],
    [menu, board, settings])
  func `a number far out of range is refused like any unknown word`(order: String, state: AppState)
  {
    #expect(answer(to: order, in: state).refused != nil)
  }

  @Test(
    arguments: [
      ("pop-4x4-7k3q", menu, pasted("pop-4x4-7k3q")),
      ("POP-4x4-7k3q:14", menu, pasted("POP-4x4-7k3q:14")),
      ("memorytunes duel pop-4x4-7k3q:1", menu, pasted("memorytunes duel pop-4x4-7k3q:1")),
      ("pop-4x4", menu, nil), ("2", menu, [.daily(.play(nil))]),
      ("daily board", menu, [.daily(.play(nil))]), ("Daily", menu, [.daily(.play(nil))]),
      ("b3 c2", board, [.flip(9), .flip(6)]), ("B3, C2", board, [.flip(9), .flip(6)]),
      ("a1 b1", missed, [.flip(0), .flip(1)]), ("b1 a1", missed, [.flip(1), .flip(0)]),
      ("a2 a1", missed, [.flip(4), .flip(0)]), ("a1 b1", oneOpen, [.flip(1)]),
      ("b1 a1", oneOpen, [.flip(1)]), ("b1 c1", oneOpen, [.game(.showCard(.init(index: 0)))]),
      ("1", solved.after(.go(.figures)), [.go(.finished)]),
      ("change 2", .amongPeople, [.select(1), .go(.person)]),
      ("remove 3", .amongPeople, [.select(2), .settings(.people(.remove("Cem")))]),
      ("change 4", .amongPeople, nil),
      (
        "name Hanna", .amongPeople.after(.go(.person)),
        [
          .select(0), .prompt(.open(.renamePerson("Anna"))), .prompt(.write("Hanna")),
          .prompt(.confirm),
        ]
      ), ("Sonic  Youth", typing, typed("Sonic Youth")), ("back", typing, [.go(.menu)]),
      ("grid 2 by 2", newGame, grid(0)), ("Grid 2x2", newGame, grid(0)),
      (
        "against echo", newGame,
        [
          .select(NewGameChoice.rivals.rawValue),
          .settings(.playAgainst(Rivals(opponents: [.echo]))),
        ]
      ), ("volume 5", settings, [.select(3), .set(\.volume, 5)]),
      ("volume 7", settings, [.select(3)]),
      ("pace fast", settings, [.select(6), .set(\.pace, .fast)]),
      ("covers itunes", settings, [.select(0), .set(\.source, .itunes)]),
      ("plain mode", AppState(after: .go(.accessibility)), [.select(4), .set(\.isPlain, true)]),
      ("a1", begun.after(.go(.info)), [.go(.game), .flip(0)]),
      ("a1", begun.after(.go(.paused)), [.go(.game), .flip(0)]), ("back", solved, [.go(.menu)]),
      ("yes", begun.after(.go(.hint)), [.game(.showHint)]),
      ("no", begun.after(.go(.hint)), [.go(.game)]),
    ] as [(String, AppState, [AppAction]?)])
  func `codes, choices, cards, rows and values are named, and questions answered, in many ways`(
    order: String, state: AppState, actions: [AppAction]?
  ) {
    #expect(answer(to: order, in: state).actions == actions)
  }

  @Test func `orders that every screen has are text in quotes only`() {
    func read(_ line: String) -> Reply { answer(to: line, in: Self.typing) }
    let help = read("help").said ?? []

    #expect(read("quit").actions == [.session(.quit(.init()))])
    #expect(read("Repeat") == .repeat)
    #expect(read("") == .repeat)
    #expect(
      help.dropFirst().map { $0.prefix { $0 != ":" } } == [
        "help", "repeat", "read", "help all", "help terms", "back", "quit",
      ])
    #expect(help.first == PlainWords.besideText)
    for word in ["help", "read", "repeat", "back", "quit", ""] {
      #expect(read("\"\(word)\"").actions == Self.typed(word))
    }
    #expect(read("helpless").actions == Self.typed("helpless"))
  }

  @Test func `a value is changed by its number, and more and less are about the last one`() {
    var state = AppState(after: .go(.settings))
    func say(_ order: String) -> Settings {
      for action in answer(to: order, in: state).actions ?? [] { state = state.after(action) }
      return state.settings.current
    }

    #expect(say("more 2").theme == .dark)
    #expect(say("2 more").theme == .light)
    #expect(say("less").theme == .dark)
    #expect(say("4").theme == .dark)
    #expect(say("more").volume == 9)
    #expect(say("less 4").volume == 8)
  }

  @Test func `in a new game, what has no values is neither more nor less`() {
    let choices = Self.newGame.newGameChoices
    let (grid, deal) = (choices.firstIndex(of: .grid) ?? 0, choices.firstIndex(of: .deal) ?? 0)

    #expect(answer(to: "less \(grid + 1)", in: Self.newGame).actions == Self.grid(2))
    #expect(answer(to: "more \(deal + 1)", in: Self.newGame).refused == [PlainWords.nothing])
  }

  @Test func `entries of the menu that come and go do not change the numbers of the others`() {
    func labels(_ state: AppState) -> [String] {
      plainScreen(state: state, history: .empty).choices.map(\.told)
    }
    let begun = labels(Self.begun.after(.go(.menu)))

    #expect(begun.last?.hasPrefix("Resume, ") == true)
    #expect(begun.dropLast().map { $0.prefix(6) } == labels(AppState()).map { $0.prefix(6) })
  }

  @Test(arguments: [
    (0, nil), (1, "No readable picture in 1 folder."), (12, "No readable picture in 12 folders."),
  ])
  func `folders whose pictures cannot be read are told`(count: Int, sentence: String?) {
    var shelf = Shelf.sample
    shelf.unreadableCount = count
    let screen = plainScreen(state: .atShelf(.found(shelf)), history: .empty)

    #expect(screen.lines.filter { $0.contains("readable") } == [sentence].compactMap(\.self))
  }

  @Test(arguments: CommandName.allCases)
  func `the orders of commands are of letters only`(name: CommandName) {
    for order in name.row.orders {
      #expect(order.word.text.allSatisfy { $0 == " " || $0.isASCII && $0.isLowercase })
    }
  }

  @Test(arguments: CommandTests.states.indices)
  func `every command that a screen offers can be said`(index: Int) {
    let state = CommandTests.states[index]
    let history = InspectedGame.sample().history
    for command in state.routing.destination.screen.commands(state)
    where command.isOffered(state) && !command.name.row.orders.isEmpty {
      let isSaid = command.name.row.orders.contains { order in
        let key = order.key ?? command.clickMeaning
        let action = command.action(in: .init(key: key, state: state, history: history))
        let reply = readOrder(order.word.text, state: state, history: history)
        return reply == action.map { .actions([$0]) } ?? .refuse([PlainWords.nothing])
      }
      #expect(isSaid, "\(command.name) at \(state.routing.destination)")
    }
  }

  @Test(arguments: CommandTests.states.indices)
  func `every screen can be told, in plain ASCII but for the letters of titles`(index: Int) {
    let state = CommandTests.states[index]
    let screen = plainScreen(state: state, history: InspectedGame.sample().history)

    #expect(!screen.opening.isEmpty)
    for line in screen.opening {
      #expect(
        line.allSatisfy { $0.isLetter || (" "..."~").contains($0) },
        "\(line) at \(state.routing.destination)")
      #expect(
        ".!?:\"".contains(line.last ?? " ")
          || ["memorytunes ", "ssh "].contains(where: line.hasPrefix), "\(line)")
    }
  }

  @Test func `questions about the board are answered from what can be seen`() {
    var game = ToldGame()
    func ask(_ questions: String...) -> [[String]] {
      questions.map { question in
        game.say(question)
        return game.lines
      }
    }
    let answers = ask("board", "open", "left", "seen", "where", "score")
    _ = ask("a1", "b1", "c1")
    let later = ask("open", "seen", "score", "board")

    #expect(answers[0].count == 4)
    #expect(answers[0][0] == "Row 1: all face down.")
    #expect(
      answers[1...] == [
        ["No card is open."], ["Left: all."], ["Seen: none."],
        ["Columns a to d, rows 1 to 4, from the top left. You are at a1."],
        ["0 of 8 pairs, 0 moves.", "No slips, 5 stars left.", "Time 0 seconds."],
      ])
    #expect(later[0].count == 1 && later[0][0].hasPrefix("C1: "))
    #expect(later[1] == ["Seen: a1, b1."])
    #expect(later[2][0] == "0 of 8 pairs, 1 move.")
    #expect(later[3][0].hasPrefix("Row 1: a1 face down, seen; b1 face down, seen; c1 open, "))
    #expect(later[3][0].hasSuffix("; d1 face down."))
  }

  @Test(arguments: [menu, board])
  func `the terms of the game are explained, and the help says so`(state: AppState) throws {
    let terms = try #require(answer(to: "help terms", in: state).said)
    let slip = "Slip: You missed a pair that you had seen."

    #expect(terms.count == gameTerms.count)
    #expect(terms.first == slip)
    #expect(answer(to: "help", in: state).said?.contains { $0.contains(" help terms,") } == true)
    #expect(answer(to: "help slip", in: state).said == [slip])
  }

  @Test func `the help names the words, and explains each of them, or all`() {
    func say(_ order: String) -> [String]? { answer(to: order, in: .dealt()).said }
    let all = say("help all") ?? []
    let words = all.map { String($0.prefix { ![":", "."].contains($0) }) }

    #expect(say("help")?.contains { $0.hasPrefix("You can say board, open, left, seen,") } == true)
    #expect(say("help seen") == ["seen: the cards you have seen, now face down."])
    #expect(words.count > 20)
    #expect(words.allSatisfy { say("help \($0)")?.isEmpty == false })
    #expect(say("help xyz") == nil)
    #expect(say("help forward") == ["forward: one flip later.", "Not on this screen."])
  }

  @Test func `the values of a row are told if there is none such, and by its help`() {
    let music = [
      "Music: full.", "The band grows with each pair you find.", "It can be off; quiet; full.",
    ]

    #expect(
      answer(to: "music loud", in: Self.settings).refused == [
        "Music cannot be loud: say off; quiet; full."
      ])
    #expect(answer(to: "help 5", in: Self.settings).said == music)
    #expect(answer(to: "help music", in: Self.settings).said == music)
    #expect(
      answer(to: "help covers", in: Self.settings).said == [
        "Covers: bundled.", "Bundled, from a folder, or from iTunes.", "It can be bundled; iTunes.",
      ])
  }
}
