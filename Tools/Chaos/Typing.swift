/// Input: keys that players press, and input that no player would type.
extension Chance {
  /// Random keys of the game; `leaves` says whether some of them may end it.
  mutating func keys(_ count: Int, leaves: Bool = true) -> [[UInt8]] {
    (0..<count).map { _ in key(leaves: leaves) }
  }

  private mutating func key(leaves: Bool) -> [UInt8] {
    let kind = one(weighted: [
      (30, "arrow"), (25, "choose"), (10, "letter"), (8, "click"), (14, "command"), (4, "list"),
      (3, "escape"), (3, "text"), (leaves ? 1 : 0, "quit"),
    ])
    return switch kind {
    case "arrow": [0x1B, once(in: 4) ? 0x5B : 0x4F, one(of: Array("ABCD".utf8))]
    case "choose": [one(of: [13, 13, 32])]
    case "letter": [one(of: Array("hjklwasdHJKLWASD".utf8))]
    case "click": click()
    case "command": [one(of: Array("nit?+exf\t\u{7F}".utf8))]
    case "list": Array("\u{1B}[\(one(of: ["5~", "6~", "H", "F", "1~", "4~"]))".utf8)
    case "escape": [0x1B]
    case "text": Array(one(of: ["é", "日本", "🎵", "e\u{301}", "Nova", "7", "-"]).utf8)
    default: [one(of: Array("qQ".utf8))]
    }
  }

  private mutating func click() -> [UInt8] {
    let button = one(of: [0, 0, 0, 64, 65, 2])
    let place = "\(number(1...130));\(number(1...45))"
    return Array("\u{1B}[<\(button);\(place)M\u{1B}[<\(button);\(place)m".utf8)
  }

  /// Random bytes; without those that end or stop a program unless `isDeadly`.
  mutating func noise(_ count: Int, isDeadly: Bool) -> [UInt8] {
    sparing(bytes(count), isDeadly)
  }

  /// Escape sequences: valid, invalid and truncated ones.
  mutating func sequences(_ count: Int, isDeadly: Bool) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count { all += sequence() }
    return sparing(all, isDeadly)
  }

  private mutating func sequence() -> [UInt8] {
    switch number(0...13) {
    case 0: command(one(of: ["", "?", ">", "<", "="]), parameters: number(0...5))
    case 1: Array("\u{1B}[<\(number(0...200));\(number(-5...9999));\(number(0...9999))M".utf8)
    case 2: [0x1B, 0x5B, 0x4D] + bytes(3)
    case 3: [0x1B, 0x4F] + bytes(1)
    case 4: Array("\u{1B}]\(number(0...99));".utf8) + bytes(number(0...40)) + [7]
    case 5: [0x1B, one(of: Array("P_^X".utf8))] + bytes(number(0...40))
    case 6: Array(one(of: ["\u{1B}[I", "\u{1B}[O", "\u{1B}[?64;1;2c", "\u{1B}[5;6R"]).utf8)
    case 7: [0xF0, 0x9F] + bytes(1)
    case 8:
      one(of: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0x9B, 0x41], [0xFF], [0], [0xF5, 0x80]])
    case 9: Array(repeating: 0x1B, count: number(1...20))
    case 10: [0x1B] + bytes(1)
    case 11: Array("\u{1B}[\(String(repeating: "9", count: number(1...60)))A".utf8)
    case 12: Array("\u{1B}[\(number(1...30));\(number(1...16))~".utf8)
    default: key(leaves: false)
    }
  }

  private mutating func command(_ mark: String, parameters: Int) -> [UInt8] {
    let numbers = (0..<parameters).map { _ in "\(number(0...300))" }.joined(separator: ";")
    return Array("\u{1B}[\(mark)\(numbers)".utf8) + bytes(1, from: 0x40...0x7E)
  }

  /// Bracketed pastes, some of them without an end.
  mutating func paste(_ count: Int) -> [UInt8] {
    let text = once(in: 2) ? sparing(bytes(count), false) : bytes(count, from: 0x20...0x7E)
    return Array("\u{1B}[200~".utf8) + text + (once(in: 4) ? [] : Array("\u{1B}[201~".utf8))
  }

  private func sparing(_ bytes: [UInt8], _ isDeadly: Bool) -> [UInt8] {
    // Never Ctrl-S, so that the last output of a program that ends can be read; Ctrl-C, Ctrl-\,
    // Ctrl-Z and q only if allowed.
    bytes.filter { $0 != 0x13 && (isDeadly || ![0x03, 0x1C, 0x1A, 0x51, 0x71].contains($0)) }
  }
}
