// Prints the public interface in symbol graphs, a sorted line for each symbol and each conformance:
//
//     swift Scripts/print-interface.swift FILE.symbols.json…

import Foundation

struct Graph: Decodable {
  struct Module: Decodable { var name: String }
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}

// What all types have, unless they say otherwise.
let implied = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]

var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(
    Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  var names: [String: String] = [:]
  for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
    let declaration = symbol.declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let name = "\(graph.module.name) \(symbol.pathComponents.joined(separator: "."))"
    names[symbol.identifier.precise] = name
    lines.insert("\(name) | \(declaration)")
  }
  for relationship in graph.relationships where relationship.kind == "conformsTo" {
    let target = relationship.targetFallback ?? names[relationship.target] ?? relationship.target
    let conformance = target.split { $0 == "." || $0 == " " }.last.map(String.init) ?? target
    guard let name = names[relationship.source], !implied.contains(conformance) else { continue }
    lines.insert("\(name) : \(conformance)")
  }
}
for line in lines.sorted() { print(line) }
