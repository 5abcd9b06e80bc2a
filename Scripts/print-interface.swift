// Prints the public interface in symbol graphs, a sorted line for each symbol:
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
  var module: Module
  var symbols: [Symbol]
}

var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(
    Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
    let declaration = symbol.declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    lines.insert(
      "\(graph.module.name) \(symbol.pathComponents.joined(separator: ".")) | \(declaration)")
  }
}
for line in lines.sorted() { print(line) }
