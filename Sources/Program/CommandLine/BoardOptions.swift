import ArgumentParser
import Screens

let bundledCategories = MemoryTunes.Category.bundled.map(\.label)

struct BoardOptions: ParsableArguments {
  @Option(
    tr("Deal covers of this category: \(list(bundledCategories))."),
    value: tr("name", in: "option"), completion: .list(bundledCategories))
  var category: String?

  @Option(
    tr("Deal a grid of 2 to 10 columns and 2 to 8 rows, with an even number of cards."),
    value: "WxH", completion: .list(Grid.choices.map(\.description)))
  var grid: String?

  @Option(
    tr("Deal the first board from this number; the same number deals the same board."),
    value: tr("number", in: "option"))
  var seed: String?

  /// The same as arguments.
  var words: [String] {
    [category.map { "--category=\($0)" }, grid.map { "--grid=\($0)" }, seed.map { "--seed=\($0)" }]
      .compactMap(\.self)
  }
}
