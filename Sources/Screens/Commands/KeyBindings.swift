import MemoryTunes
import Terminal

/// Which keys each command has: those of its controls, and the mouse wheel.
///
/// A letter in lower case means both cases, unless another command has the upper case.
struct KeyBindings: Sendable {
  /// A key, and what it means to a command: the arrow, or the like, that its control is.
  struct Binding: Sendable {
    let key: Key
    let meaning: Key
  }

  static let standard = KeyBindings(KeyTable())

  private let keys: [Control: [Key]]

  init(_ table: KeyTable) {
    keys = Dictionary(
      uniqueKeysWithValues: Control.allCases.map { ($0, table.keys(of: $0).compactMap(Key.init)) })
  }

  /// The keys of a command, the one that the hint line names first; none if any key means it, or if its
  /// keys depend on the board.
  subscript(name: CommandName) -> [Binding] {
    let isTyping = name.isWhileTyping
    return name.controls.flatMap { bindings(of: $0) }.filter { !isTyping || !$0.key.isCharacter }
      + name.wheel.map { Binding(key: $0, meaning: $0) }
  }

  /// What a key means to a command; nil if it is none of its keys.
  func meaning(of key: Key, for name: CommandName) -> Key? {
    if name.wheel.contains(key) { return key }
    if name.isWhileTyping, key.isCharacter { return nil }
    return name.controls.joined().first { has(key, for: $0) }?.meaning
  }

  /// The keys that the hint line names: those of the first controls that have any.
  func hinted(_ name: CommandName) -> [Key] {
    let isTyping = name.isWhileTyping
    func firstKeys(of controls: [Control]) -> [Key] {
      controls.compactMap { keys[$0]?.first { !isTyping || !$0.isCharacter } }
    }
    let named = firstKeys(of: name.hintedControls)
    return named.isEmpty ? name.controls.lazy.map(firstKeys).first { !$0.isEmpty } ?? [] : named
  }

  /// Whether a key is one of a control's.
  func has(_ key: Key, for control: Control) -> Bool { keys[control]?.contains(key) == true }

  /// What the first key of a control is called; nil if it has none.
  func name(of control: Control) -> String? { keys[control]?.first?.name }

  /// The keys of controls that belong together: the first key of each, then the second ones.
  private func bindings(of controls: [Control]) -> [Binding] {
    let all = controls.map { control in
      (keys[control] ?? []).map { Binding(key: $0, meaning: control.meaning) }
    }
    return (0..<(all.map(\.count).max() ?? 0)).flatMap { number in
      all.compactMap { $0.indices.contains(number) ? $0[number] : nil }
    }
  }
}

extension AppState {
  /// The player's keys.
  var keyBindings: KeyBindings { keys.table.isStandard ? .standard : KeyBindings(keys.table) }
}

extension Control {
  /// What its keys mean to a command that has several controls.
  var meaning: Key {
    switch self {
    case .left: .left
    case .right: .right
    case .up, .faster: .up
    case .down, .slower: .down
    case .next: .tab
    case .previous: .backTab
    case .first: .home
    case .last: .end
    default: .enter
    }
  }
}

extension CommandName {
  /// Its controls; those in one array are named together, as the arrow keys are.
  var controls: [[Control]] {
    switch self {
    case .help, .helpWhileTyping: [[.help]]
    case .mute, .unmute: [[.mute]]
    case .timeTravel: [[.timeTravel]]
    case .records: [[.records]]
    case .back, .cancel: [[.back], [.quit], [.erase]]

    case .selectRow, .scroll, .stepMove, .step, .enterCalendar: [vertical]
    case .selectEntry, .selectTile, .moveCursor, .showResultByMoving, .turnPage, .selectWithArrows,
      .selectWhileTyping:
      [arrows]
    case .moveInCalendar, .moveInCollection: [arrows, [.first], [.last]]
    case .selectGame: [vertical, [.first], [.last]]
    case .list, .findHidden, .showResultByListing: [[.next], [.previous], [.first], [.last]]
    case .scrollToEnd, .stepToEnds, .stepToEnd: [[.first], [.last]]
    case .changeRow, .stepFlip, .stepReplay: [horizontal]
    case .changeSetting: [horizontal, [.choose], [.flip]]
    case .chooseRow, .choose, .dealCover, .playDay, .challenge, .openGame, .practise, .playOn,
      .changeKeys:
      [[.choose], [.flip]]
    // Not those of flip: who flips cards with Space could press it once too often.
    case .chooseWithEnter, .confirm: [[.choose]]

    case .newGame, .deal: [[.newGame]]
    case .nextPerson: [[.player]]
    case .category: [[.category]]
    case .openSettings: [[.settings]]
    case .toggleContrast: [[.contrast]]
    case .togglePictures: [[.pictures]]
    case .quit, .leaveResult: [[.quit]]
    case .leaveDeal, .closeHelp, .dismiss: [[.back], [.quit]]

    case .flip, .hear, .look, .skip, .showResult, .hearCover, .skipFlips, .answer, .nextPuzzle,
      .closePractice, .play, .pauseReplay:
      [[.flip], [.choose]]
    case .hint: [[.hint]]
    case .pause: [[.pause]]
    case .showCoordinates: [[.coordinates]]
    case .info: [[.cover]]
    case .leaveGame, .quitReplay: [[.quit], [.back]]

    case .showBoard: [[.back], [.flip]]
    case .share, .savePictures: [[.share]]
    case .startTally: [[.tally]]
    case .cancelTyping, .showAll: [[.back]]
    case .deleteCharacter: [[.erase]]

    case .find: [[.find]]
    case .addCategory: [[.add]]
    case .renameCategory: [[.rename]]
    case .deleteCategory: [[.delete]]

    case .turnRecordsPage: [horizontal, [.next], [.previous]]
    case .turnPageWithTab: [[.next], [.previous]]
    case .enterCollection: [[.down]]
    case .showSlip: [[.slips]]
    case .playAgain: [[.again]]

    case .closeInspector: [[.back], [.quit], [.timeTravel]]
    case .showFewerEvents, .showAllEvents: [[.events]]
    case .changeSpeed: [vertical, [.faster, .slower]]

    case .close, .resume, .typeCoordinate, .stopListening: []
    }
  }

  /// Whether it leads back from where it is offered.
  var leaves: Bool {
    switch self {
    case .back, .leaveGame, .leaveResult, .leaveDeal, .quit, .dismiss, .cancel, .closeInspector,
      .cancelTyping, .closeHelp, .stopListening, .close, .closePractice:
      true
    default: false
    }
  }

  /// Whether it does something with what the cursor is on.
  var actsOnCursor: Bool {
    switch self {
    case .choose, .chooseWithEnter, .chooseRow, .flip, .look: true
    default: false
    }
  }

  /// Those of its controls that the hint line names.
  fileprivate var hintedControls: [Control] {
    switch self {
    case .selectEntry: vertical
    case .selectTile, .selectWithArrows, .selectWhileTyping: horizontal
    default: controls.first ?? []
    }
  }

  /// The turns of the mouse wheel that mean it.
  fileprivate var wheel: [Key] {
    switch self {
    case .list, .showResultByListing, .turnPage, .moveInCollection, .scroll, .enterCalendar,
      .moveInCalendar, .selectGame, .stepMove, .step:
      [.scrollUp, .scrollDown]
    case .enterCollection: [.scrollDown]
    default: []
    }
  }

  /// Whether characters are typed where it is offered, or letters could be meant for something else.
  fileprivate var isWhileTyping: Bool {
    switch self {
    case .helpWhileTyping, .selectWhileTyping, .selectWithArrows, .confirm, .cancelTyping,
      .deleteCharacter, .showAll:
      true
    default: false
    }
  }
}

private let horizontal: [Control] = [.left, .right]
private let vertical: [Control] = [.up, .down]
private let arrows = horizontal + vertical
