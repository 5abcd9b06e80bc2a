import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct OrderTests {
  @Test(arguments: ["b3", "B3", " b3 ", "b 3", "3 2", "3, 2", "row 3 column 2", "Row 3, column 2"])
  func `a card is named by its column and row, or its row and column`(order: String) {
    let reply = readOrder(order, state: .dealt(), history: .empty)

    #expect(reply == .actions([.game(.flipCard(.init(index: 9)))]))
  }

  @Test(arguments: ["0 1", "5 1", "row 1", "row 1 column 9", "a1b2", "1"])
  func `what is no card of the board is not taken for one`(order: String) {
    guard case .say(let lines) = readOrder(order, state: .dealt(), history: .empty) else {
      Issue.record("\(order) was understood")
      return
    }
    #expect(lines.first?.hasPrefix("\"\(order)\" means nothing here. Say board, open,") == true)
  }

  @Test(arguments: ["e1", "a5", "a0", "z9", "a99"])
  func `a card that there is not is answered with those that there are`(order: String) {
    #expect(
      readOrder(order, state: .dealt(), history: .empty)
        == .say(["There is no \(order): columns are a to d, rows 1 to 4."]))
  }

  @Test func `a choice is named by its number, its name or its beginning`() {
    for order in ["2", "daily board", "Daily"] {
      #expect(
        readOrder(order, state: AppState(), history: .empty) == .actions([.daily(.play(nil))]))
    }
  }

  @Test func `a text is typed and confirmed at once, and back leaves it`() {
    let asking = AppState(after: .prompt(.open(.addCategory)))

    #expect(
      readOrder("Sonic  Youth", state: asking, history: .empty)
        == .actions([.prompt(.write("Sonic Youth")), .prompt(.confirm)]))
    #expect(readOrder("back", state: asking, history: .empty) == .actions([.routing(.go(.menu))]))
  }

  @Test(arguments: CommandName.allCases)
  func `every command has an order, of letters only`(name: CommandName) {
    #expect(!name.orders.isEmpty)
    for order in name.orders {
      #expect(order.word.allSatisfy { $0 == " " || $0.isASCII && $0.isLowercase })
    }
  }

  /// What is typed instead, and what means the same as another command of its screen.
  private static let exceptions: Set<CommandName> = [
    .confirm, .cancelTyping, .helpWhileTyping, .help, .deleteCharacter, .closeHelp, .turnPage,
    .typeCoordinate, .showBoard,
  ]

  @Test(arguments: CommandTests.states.indices)
  func `every command that a screen offers can be said`(index: Int) {
    let state = CommandTests.states[index]
    let history = InspectedGame.sample().history
    for command in state.routing.destination.screen.commands(state)
    where command.isOffered(in: state) && !Self.exceptions.contains(command.name) {
      let isSaid = command.name.orders.contains { order in
        let key = order.key ?? command.clickMeaning
        let action = command.action(in: .init(key: key, state: state, history: history))
        let reply = readOrder(order.word, state: state, history: history)
        return reply == action.map { .actions([$0]) } ?? .say([PlainWords.nothing])
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
    let later = ["open", "seen", "score"].map { question in
      game.say(question)
      return game.lines
    }

    #expect(answers[0].count == 4)
    #expect(answers[0][0] == "Row 1: a1 face down; b1 face down; c1 face down; d1 face down.")
    #expect(answers[1] == ["No card is open."])
    #expect(answers[2][0].hasPrefix("Left: a1, b1, c1, d1, a2"))
    #expect(answers[3] == ["Seen: none."])
    #expect(
      answers[4] == ["Columns a to d, rows 1 to 4, from the top left. You are at a1."])
    #expect(answers[5] == ["0 of 8 pairs, 0 moves.", "Time 00:00."])
    #expect(later[0].count == 1 && later[0][0].hasPrefix("C1: "))
    #expect(later[1] == ["Seen: a1, b1."])
    #expect(later[2][0] == "0 of 8 pairs, 1 move.")
  }
}
