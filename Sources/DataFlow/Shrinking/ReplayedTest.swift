/// The source of a test that plays actions with `play`, a `RandomPlay`, after `setUp`.
package func replayedTest(
  named name: String, setUp: [String] = [], playing actions: [some Encodable]
) -> String {
  let lines = actions.map { sourceJSON($0) ?? "\($0)" }
  let body = setUp + ["try play.replay("] + rawString(lines, ending: ")").indented
  return (["@Test func `\(name)`() throws {"] + body.indented + ["}"]).joined(separator: "\n")
}

/// The lines of a Swift literal of the text, unchanged.
package func rawString(_ lines: [String], ending: String) -> [String] {
  // Longer than any run in the text, which could end the literal or begin an interpolation.
  let longest = lines.joined().split { $0 != "#" }.map(\.count).max() ?? 0
  let marks = String(repeating: "#", count: longest + 1)
  return ["\(marks)\"\"\""] + lines + ["\"\"\"\(marks)\(ending)"]
}

/// The value's JSON on one line of visible ASCII, the same in every run; nil if it has none.
package func sourceJSON(_ value: some Encodable) -> String? {
  guard let json = try? RecordingCoder().json(of: value) else { return nil }
  return String(decoding: json, as: UTF8.self).utf16.map(asciiJSON).joined()
}

private func asciiJSON(_ unit: UInt16) -> String {
  if unit < 0x7F { return String(UnicodeScalar(UInt8(unit))) }
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

extension [String] {
  /// The lines, indented by two columns.
  package var indented: [String] { map { "  " + $0 } }
}
