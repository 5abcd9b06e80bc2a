// Says what the newest section of a changelog does not tell of the changes between two interfaces, as
// print-interface.swift prints them, one fault a line; fails if there is any:
//
//     swift Scripts/compare-interfaces.swift BEFORE NOW CHANGELOG
//
// A row of a table tells of what its first cell names. `Type.member(label:)` is that member, `Type.member`
// all of that name, `Type(label:…)` the initialisers that begin so, and a type that is gone takes its
// members with it. A new case, and a conformance that was added or dropped, stand in the row of their type;
// a row of a type that names `MainActor` tells that neither it nor its members are on the main actor any more.

import Foundation

/// A line of an interface.
struct Entry: Hashable {
  /// The name without that of the library, with labels; of an initialiser, that of the type with labels.
  var name: String
  /// The protocol that the type conforms to; nil for a symbol.
  var conformance: String?
  var declaration = ""
  var isInitializer = false

  init?(_ line: Substring) {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let rest = String(line[line.index(after: space)...])
    if let bar = rest.range(of: " | ") {
      let path = String(rest[..<bar.lowerBound])
      isInitializer = path.contains(".init(")
      name = path.replacingOccurrences(of: ".init(", with: "(")
      declaration = String(rest[bar.upperBound...])
    } else if let colon = rest.range(of: " : ") {
      name = String(rest[..<colon.lowerBound])
      conformance = String(rest[colon.upperBound...])
    } else {
      return nil
    }
  }

  var isCase: Bool { declaration.hasPrefix("case ") }
  /// The name without labels.
  var base: String { String(name.prefix { $0 != "(" }) }
  /// The type that a member belongs to.
  var owner: String? { base.lastIndex(of: ".").map { String(base[..<$0]) } }

  /// Whether a name in the changelog means it.
  func isMeant(by told: String) -> Bool {
    told == name || told == base && !isInitializer
      || told.hasSuffix("…)") && name.hasPrefix(told.dropLast(2))
  }
}

/// A row of a table.
struct Row {
  /// What stands in backquotes in its first cell, and in all of it.
  var told: [String]
  var all: [String]

  init(_ line: Substring) {
    let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    told = Self.code(in: cells.first ?? "")
    all = Self.code(in: line)
  }

  private static func code(in text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// Whether it tells that a type gained or lost a conformance.
  func names(_ conformance: String) -> Bool {
    all.contains(conformance)
      || ["Encodable", "Decodable"].contains(conformance) && all.contains("Codable")
  }
}

func contents(of path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

func entries(in path: String) throws -> Set<Entry> {
  Set(try contents(of: path).split(separator: "\n").compactMap(Entry.init))
}

let paths = CommandLine.arguments.dropFirst()
let (before, now) = (try entries(in: paths[1]), try entries(in: paths[2]))
let old = try contents(of: paths[1])
let section = try contents(of: paths[3]).components(separatedBy: "\n## ").dropFirst().first ?? ""
let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.map(Row.init)

func isTold(_ entry: Entry) -> Bool { rows.contains { $0.told.contains(where: entry.isMeant) } }

/// Whether only the main actor is gone, and a row tells that.
func isToldToBeFree(_ entry: Entry) -> Bool {
  var free = entry
  free.declaration = entry.declaration.replacingOccurrences(of: "@MainActor ", with: "")
  let types = [entry.base, entry.owner ?? entry.base]
  return now.contains(free)
    && rows.contains { row in
      row.all.contains("MainActor") && types.contains { row.told.contains($0) }
    }
}

/// The types of now, and those of before.
let types = Set(now.filter { $0.conformance == nil }.map(\.base))
let oldTypes = Set(before.filter { $0.conformance == nil }.map(\.name))

/// What literals of texts conform to besides.
let implied = ["ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral"]
var faults: Set<String> = []

for entry in before.subtracting(now) {
  if let conformance = entry.conformance {
    guard types.contains(entry.name), !implied.contains(conformance) else { continue }
    let isToldOf = rows.contains { $0.told.contains(entry.name) && $0.names(conformance) }
    if !isToldOf { faults.insert("not told: \(entry.name) is no longer \(conformance)") }
  } else {
    let isGone =
      entry.owner.map { !types.contains($0) && rows.flatMap(\.told).contains($0) } ?? false
    if !isGone, !isTold(entry), !isToldToBeFree(entry) {
      faults.insert("not told: \(entry.name) was removed or changed")
    }
  }
}

for entry in now.subtracting(before) {
  let type = entry.conformance == nil ? entry.owner : entry.name
  guard let type, oldTypes.contains(type) else { continue }
  if let conformance = entry.conformance {
    guard !implied.contains(conformance) else { continue }
    let isToldOf = rows.contains { $0.told.contains(type) && $0.names(conformance) }
    if !isToldOf { faults.insert("not told: \(type) is now \(conformance)") }
  } else if entry.isCase, !before.contains(where: { $0.name == entry.name }) {
    let short = String(entry.name.dropFirst(type.count + 1))
    let isToldOf = rows.contains { $0.told.contains(type) && $0.all.contains(short) }
    if !isToldOf { faults.insert("not told: \(type) has a new case \(short)") }
  }
}

for told in rows.flatMap(\.told) where !before.contains(where: { $0.isMeant(by: told) }) {
  // Protocols, labels and the like stand in declarations.
  let isWord = told.allSatisfy { $0.isLetter || $0 == ":" }
  if !isWord || !old.contains(told == "Codable" ? "Decodable" : told) {
    faults.insert("never was: \(told)")
  }
}

for fault in faults.sorted() { print(fault) }
if !faults.isEmpty { exit(1) }
