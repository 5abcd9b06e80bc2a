import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct OrderTests {
  @Test func `a line that mail has wrapped may come in pieces`() {
    func send(_ text: String, to state: inout AppState) -> Reply {
      let reply = readOrder(text, state: state, history: .empty)
      if case .actions(let actions) = reply { state = actions.reduce(state) { $0.after($1) } }
      return reply
    }
    var state = AppState()

    #expect(
      send("> memorytunes duel", to: &state)
        == .actions([.prompt(.paste("> memorytunes duel"))]))
    #expect(
      send("> pop-4x4-7k3q:14.1", to: &state)
        == .actions([
          .prompt(.write("> memorytunes duel > pop-4x4-7k3q:14.1")), .prompt(.confirm),
        ]))
    #expect(state.prompt.isRefused)
    // Other text replaces it.
    #expect(
      send("pop-4x4-7k3r", to: &state)
        == .actions([.prompt(.write("pop-4x4-7k3r")), .prompt(.confirm)]))
  }

  @Test(arguments: ["pop-4x4-7k3q", "POP-4x4-7k3q:14", "memorytunes duel pop-4x4-7k3q:1"])
  func `a code or a line of a game is an order on the menu`(text: String) {
    #expect(
      readOrder(text, state: AppState(), history: .empty)
        == .actions([.prompt(.paste(text)), .prompt(.confirm)]))
    let refused = readOrder("pop-4x4", state: AppState(), history: .empty)
    guard case .refuse = refused else { return #expect(Bool(false), "\(refused)") }
  }

  @Test(arguments: ["b3", "B3", " b3 ", "b 3", "3 2", "3, 2", "row 3 column 2", "column 2 row 3"])
  func `a card is named by its column and row, or its row and column`(order: String) {
    let reply = readOrder(order, state: .dealt(), history: .empty)

    #expect(reply == .actions([.game(.flipCard(.init(index: 9)))]))
  }

  @Test(arguments: ["b3 c2", "B3, C2"])
  func `two cards are flipped one after the other`(order: String) {
    let actions = [9, 6].map { AppAction.game(.flipCard(.init(index: $0))) }

    #expect(readOrder(order, state: .dealt(), history: .empty) == .actions(actions))
  }

  @Test(arguments: [
    (flipped: [0, 4], order: "a1 b1", flips: [0, 1]), ([0, 4], "b1 a1", [1, 0]),
    ([0, 4], "a2 a1", [4, 0]), ([0], "a1 b1", [1]), ([0], "b1 a1", [1]),
  ])
  func `two cards are the next move, or what is left of this one`(
    flipped: [Int], order: String, flips: [Int]
  ) {
    let state = flipped.reduce(AppState.dealt()) {
      $0.after(.game(.flipCard(.init(index: $1))))
    }

    #expect(
      readOrder(order, state: state, history: .empty)
        == .actions(flips.map { .game(.flipCard(.init(index: $0))) }))
  }

  @Test func `of two cards that are no move, the one in the way says what it is`() {
    let begun = AppState.dealt().after(.game(.flipCard(.init(index: 0))))
    let solved = AppState.dealt().withPairsFound(1)
    let found = solved.game.grid.coordinate(
      ofCard: solved.game.cards.firstIndex(where: \.isMatched) ?? 0)
    let other = solved.game.grid.coordinate(
      ofCard: solved.game.cards.firstIndex { !$0.isMatched } ?? 0)

    #expect(
      readOrder("\(other)\(found)", state: solved, history: .empty)
        == readOrder(found, state: solved, history: .empty))
    #expect(
      readOrder("b1 c1", state: begun, history: .empty)
        == .actions([.game(.showCard(.init(index: 0)))]))
    #expect(
      readOrder("\(other) \(found)", state: solved, history: .empty)
        == readOrder(found, state: solved, history: .empty))
  }

  @Test(arguments: ["row 1", "a1b9", "1"])
  func `what is no card of the board is not taken for one`(order: String) {
    guard case .refuse(let lines) = readOrder(order, state: .dealt(), history: .empty) else {
      Issue.record("\(order) was understood")
      return
    }
    #expect(
      lines.first?.hasPrefix(
        "\"\(order)\" means nothing here. Say a card like b3, board, open, left, seen,") == true)
  }

  @Test(arguments: ["e1", "a5", "a0", "z9", "a99", "0 1", "5 1", "row 1 column 9"])
  func `a card that there is not is answered with those that there are`(order: String) {
    #expect(
      readOrder(order, state: .dealt(), history: .empty)
        == .refuse(["There is no \(order): columns are a to d, rows 1 to 4."]))
  }

  @Test func `what is not understood is answered with a few words, and the way to the others`() {
    guard
      case .refuse(let lines) = readOrder("frob", state: .dealt(), history: .empty),
      case .refuse(let few) = readOrder(
        "frob", state: AppState(after: .routing(.go(.paused))), history: .empty)
    else {
      Issue.record("understood")
      return
    }
    #expect(
      lines.first?.wholeMatch(
        of: /"frob" means nothing here. Say a card like b3, board, open, left, seen, or help./
      ) != nil)
    #expect(
      few == [
        "\"frob\" means nothing here. Say 1, help, repeat, read, help all, help terms, continue, back, menu, quit."
      ])
  }

  @Test func `a screen that is only read has a way back by number`() {
    let figures = AppState.dealt().withPairsFound(8).after(.routing(.go(.figures)))

    #expect(plainScreen(state: figures, history: .empty).all.last == "1. Back.")
    #expect(
      readOrder("1", state: figures, history: .empty) == .actions([.routing(.go(.finished))]))
  }

  @Test(arguments: [
    "-9223372036854775808", "help -9223372036854775808", "more 9999999999999999999",
  ])
  func `a number far out of range is refused like any unknown word`(order: String) {
    for state in [AppState(), .dealt(), AppState(after: .routing(.go(.settings)))] {
      guard case .refuse = readOrder(order, state: state, history: .empty) else {
        Issue.record("\(order) was understood")
        return
      }
    }
  }

  @Test func `a choice is named by its number, its name or its beginning`() {
    for order in ["2", "daily board", "Daily"] {
      #expect(
        readOrder(order, state: AppState(), history: .empty) == .actions([.daily(.play(nil))]))
    }
  }

  @Test func `a word and a number mean the row with the number`() {
    let people = AppState.amongPeople
    func reply(_ order: String) -> Reply { readOrder(order, state: people, history: .empty) }

    #expect(reply("change 2") == .actions([.routing(.select(1)), .routing(.go(.person))]))
    #expect(
      reply("remove 3")
        == .actions([.routing(.select(2)), .settings(.people(.remove("Cem")))]))
    guard case .refuse = reply("change 4") else {
      Issue.record("a row without a person was changed")
      return
    }
  }

  @Test func `a text is typed and confirmed at once, and back leaves it`() {
    let asking = AppState(after: .prompt(.open(.addCategory)))

    #expect(
      readOrder("Sonic  Youth", state: asking, history: .empty)
        == .actions([.prompt(.write("Sonic Youth")), .prompt(.confirm)]))
    #expect(readOrder("back", state: asking, history: .empty) == .actions([.routing(.go(.menu))]))
  }

  @Test func `orders that every screen has are text in quotes only`() {
    let asking = AppState(after: .prompt(.open(.addCategory)))
    func read(_ line: String) -> Reply { readOrder(line, state: asking, history: .empty) }
    func typed(_ text: String) -> Reply {
      .actions([.prompt(.write(text)), .prompt(.confirm)])
    }

    #expect(read("quit") == .actions([.session(.quit(.init()))]))
    #expect(read("Repeat") == .repeat)
    #expect(read("") == .repeat)
    guard case .say(let help) = read("help") else {
      Issue.record("no help")
      return
    }
    #expect(
      help.dropFirst().map { $0.prefix { $0 != ":" } } == [
        "help", "repeat", "read", "help all", "help terms", "back", "quit",
      ])
    #expect(help.first == PlainWords.besideText)
    for word in ["help", "read", "repeat", "back", "quit"] {
      #expect(read("\"\(word)\"") == typed(word))
    }
    #expect(read("\"\"") == typed(""))
    #expect(read("helpless") == typed("helpless"))
  }

  @Test func `a value is changed by its number, and more and less are about the last one`() {
    var state = AppState(after: .routing(.go(.settings)))
    func say(_ order: String) {
      guard case .actions(let actions) = readOrder(order, state: state, history: .empty) else {
        Issue.record("\(order) was not understood")
        return
      }
      for action in actions { _ = appReducer(state: &state, action: action) }
    }

    say("more 2")
    #expect(state.settings.current.theme == .dark)
    say("2 more")
    #expect(state.settings.current.theme == .light)
    say("less")
    #expect(state.settings.current.theme == .dark)
    say("4")
    say("more")
    #expect(state.settings.current.volume == 9)
    say("less 4")
    #expect(state.settings.current.volume == 8)
  }

  @Test func `in a new game, what has no values is neither more nor less`() {
    let state = AppState(after: .routing(.go(.newGame)))
    let choices = state.newGameChoices
    let (grid, deal) = (choices.firstIndex(of: .grid) ?? 0, choices.firstIndex(of: .deal) ?? 0)

    #expect(
      readOrder("less \(grid + 1)", state: state, history: .empty)
        == .actions([
          .routing(.select(NewGameChoice.grid.rawValue)),
          .settings(.change(.init(\.grid, Grid.choices[2]))),
        ]))
    #expect(
      readOrder("more \(deal + 1)", state: state, history: .empty) == .refuse([PlainWords.nothing]))
  }

  @Test func `a card is turned although its cover or the pause lies over the board`() {
    let begun = AppState.dealt().after(.game(.flipCard(.init(index: 3))))
    for place in [RoutingDestination.info, .paused] {
      #expect(
        readOrder("a1", state: begun.after(.routing(.go(place))), history: .empty)
          == .actions([.routing(.go(.game)), .game(.flipCard(.init(index: 0)))]))
    }
  }

  @Test func `back leads from a result to the menu`() {
    #expect(
      readOrder("back", state: AppState.dealt().withPairsFound(8), history: .empty)
        == .actions([.routing(.go(.menu))]))
  }

  @Test func `entries of the menu that come and go do not change the numbers of the others`() {
    func labels(_ state: AppState) -> [String] {
      plainScreen(state: state, history: .empty).choices.map(\.told)
    }
    let begun = AppState.dealt().after(
      .game(.flipCard(.init(index: 3))), .routing(.go(.menu)))

    #expect(labels(begun).last?.hasPrefix("Resume, ") == true)
    #expect(
      labels(begun).dropLast().map { $0.prefix(6) } == labels(AppState()).map { $0.prefix(6) })
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

  @Test func `a question is answered with yes and no`() {
    let asked = AppState.dealt().after(
      .game(.flipCard(.init(index: 3))), .routing(.go(.hint)))

    #expect(readOrder("yes", state: asked, history: .empty) == .actions([.game(.showHint)]))
    #expect(readOrder("no", state: asked, history: .empty) == .actions([.routing(.go(.game))]))
  }

  @Test(arguments: CommandName.allCases)
  func `every command has an order, of letters only`(name: CommandName) {
    #expect(!name.row.orders.isEmpty)
    for order in name.row.orders {
      #expect(order.word.allSatisfy { $0 == " " || $0.isASCII && $0.isLowercase })
    }
  }

  @Test(arguments: CommandTests.states.indices)
  func `every command that a screen offers can be said`(index: Int) {
    let state = CommandTests.states[index]
    let history = InspectedGame.sample().history
    for command in state.routing.destination.screen.commands(state)
    where command.isOffered(state) && !command.name.row.isDrawnOnly {
      let isSaid = command.name.row.orders.contains { order in
        let key = order.key ?? command.clickMeaning
        let action = command.action(in: .init(key: key, state: state, history: history))
        let reply = readOrder(order.word, state: state, history: history)
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
      #expect(".!?:\"".contains(line.last ?? " ") || line.hasPrefix("memorytunes "), "\(line)")
    }
  }

  @Test func `questions about the board are answered from what can be seen`() {
    var game = ToldGame()
    let answers = ["board", "open", "left", "seen", "where", "score"].map { question in
      game.say(question)
      return game.lines
    }
    game.say("a1")
    game.say("b1")
    game.say("c1")
    let later = ["open", "seen", "score", "board"].map { question in
      game.say(question)
      return game.lines
    }

    #expect(answers[0].count == 4)
    #expect(answers[0][0] == "Row 1: all face down.")
    #expect(answers[1] == ["No card is open."])
    #expect(answers[2] == ["Left: all."])
    #expect(answers[3] == ["Seen: none."])
    #expect(
      answers[4] == ["Columns a to d, rows 1 to 4, from the top left. You are at a1."])
    #expect(answers[5] == ["0 of 8 pairs, 0 moves.", "no slips, 5 stars left.", "Time 0 seconds."])
    #expect(later[0].count == 1 && later[0][0].hasPrefix("C1: "))
    #expect(later[1] == ["Seen: a1, b1."])
    #expect(later[2][0] == "0 of 8 pairs, 1 move.")
    #expect(later[3][0].hasPrefix("Row 1: a1 face down, seen; b1 face down, seen; c1 open, "))
    #expect(later[3][0].hasSuffix("; d1 face down."))
  }
}
