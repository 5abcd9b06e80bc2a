/// Tracks what a program switches on and off in its terminal.
///
/// It knows private modes (DECSET and DECRST), the keypad, colours and attributes, the scroll
/// region, line-drawing characters, saved window titles, and pictures that the terminal keeps (kitty's
/// protocol). Text is ignored.
public struct ModeTracker: Sendable {
  /// The terminal's number of rows: a scroll region of all of them counts as none.
  ///
  /// Terminals reset the scroll region when they are resized.
  public var rows: Int {
    didSet { region = nil }
  }

  private var parser = SequenceParser()
  private var modes: [Int: Bool] = [:]
  private var isKeypadInApplicationMode = false
  private var attributes = Attributes()
  private var region: (top: Int, bottom: Int)?
  private var drawsLines = false
  private var usesSecondSet = false
  private var pictures: Set<String> = []
  private var savedTitles = 0
  /// How many pictures it has been sent in all.
  public private(set) var pictureCount = 0

  /// Creates a tracker for a terminal in its initial state.
  public init(rows: Int) {
    self.rows = rows
  }

  /// Processes the program's output; sequences may be split anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let sequence = parser.feed(byte) { apply(sequence) }
    }
  }

  /// The names of everything that differs from the initial state, in alphabetical order.
  public var traces: [String] {
    var names = Set(modes.filter { $0.value != (on(before: $0.key)) }.map { name(ofMode: $0.key) })
    if isKeypadInApplicationMode { names.insert("keypad") }
    if attributes != Attributes() { names.insert("colours") }
    if let region, region.top > 1 || region.bottom < rows { names.insert("scroll region") }
    if drawsLines || usesSecondSet { names.insert("line drawing") }
    if !pictures.isEmpty { names.insert("pictures") }
    if savedTitles > 0 { names.insert("window title") }
    return names.sorted()
  }

  private mutating func apply(_ sequence: SequenceParser.Sequence) {
    switch sequence {
    case .control(let byte): usesSecondSet = byte == 0x0E
    case .escape("="): isKeypadInApplicationMode = true
    case .escape(">"): isKeypadInApplicationMode = false
    case .escape("c"): self = ModeTracker(rows: rows)
    case .escape: break
    case .characterSet(let set, let kind): if set == "(" { drawsLines = kind == "0" }
    case .command("?", let numbers, "h"): for number in numbers { modes[number] = true }
    case .command("?", let numbers, "l"): for number in numbers { modes[number] = false }
    case .command("", let numbers, "m"): attributes.apply(numbers)
    case .command("", let numbers, "r"):
      let top = numbers.first ?? 1
      let bottom = numbers.dropFirst().first ?? rows
      region = (max(1, top), bottom == 0 ? rows : bottom)
    case .command("", let numbers, "t") where numbers.first == 22: savedTitles += 1
    // As in terminals, restoring does nothing where nothing was saved.
    case .command("", let numbers, "t") where numbers.first == 23:
      savedTitles = max(0, savedTitles - 1)
    case .string("_", let text) where text.hasPrefix("G"): apply(kitty: text.dropFirst())
    case .string: break
    case .command("!", _, "p"): self = ModeTracker(rows: rows)
    case .command: break
    }
  }

  private mutating func apply(kitty command: Substring) {
    let pairs = command.prefix { $0 != ";" }.split(separator: ",")
    let id = pairs.first { $0.hasPrefix("i=") }.map { String($0.dropFirst(2)) } ?? ""
    if pairs.contains("a=t") {
      pictures.insert(id)
      pictureCount += 1
    }
    if pairs.contains("a=d"), pairs.contains("d=I") { pictures.remove(id) }
  }

  /// Initially, a terminal wraps lines and shows its cursor; everything else is off.
  private func on(before mode: Int) -> Bool { mode == 7 || mode == 25 }

  private func name(ofMode mode: Int) -> String {
    switch mode {
    case 1: "cursor keys"
    case 7: "no wrapping"
    case 25: "hidden cursor"
    case 47, 1047, 1049: "alternate screen"
    case 9, 1000...1003: "mouse"
    case 1004: "focus"
    case 1005, 1006, 1015, 1016: "mouse encoding"
    case 2004: "paste"
    case 2026: "synchronized output"
    default: "mode \(mode)"
    }
  }
}

/// The current colours and attributes.
private struct Attributes: Equatable {
  private var set: Set<Int> = []
  private var hasForeground = false
  private var hasBackground = false

  mutating func apply(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Attributes()
      case 1...9: set.insert(number)
      case 21: set.insert(4)
      case 22: set.subtract([1, 2])
      case 23...29: set.remove(number - 20)
      case 38, 48:
        let count = rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0
        rest = rest.dropFirst(count)
        if number == 38 { hasForeground = true } else { hasBackground = true }
      case 30...37, 90...97: hasForeground = true
      case 39: hasForeground = false
      case 40...47, 100...107: hasBackground = true
      case 49: hasBackground = false
      default: break
      }
    }
  }
}
