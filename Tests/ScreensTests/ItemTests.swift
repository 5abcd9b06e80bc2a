import MemoryTunes
import Testing

@testable import Screens

@Suite struct ItemTests {
  private func item(_ index: Int?, isCircle: Bool = true) -> Item {
    let values = (0...2).map { (index: Int) in
      Item.Value(text: "\(index)", action: .routing(.select(index)))
    }
    return Item(label: "Volume", values: values, valueIndex: index, isCircle: isCircle)
  }

  @Test(
    arguments: [
      (0, 1, true, 1), (2, 1, true, 0), (0, -1, true, 2), (2, 1, false, 2), (0, -1, false, 0),
      (nil, 1, true, 0),
    ] as [(Int?, Int, Bool, Int)])
  func `its values follow each other, in a circle or to their ends`(
    index: Int?, step: Int, isCircle: Bool, next: Int
  ) {
    #expect(
      item(index, isCircle: isCircle).change(by: step) == .routing(.select(next)))
  }

  @Test func `choosing it takes the next value, unless it opens something`() {
    var opening = item(0)
    opening.act = .routing(.go(.keys))

    #expect(item(0).choose == .routing(.select(1)))
    #expect(opening.choose == .routing(.go(.keys)))
  }

  @Test func `it is told with its value`() {
    var item = Item(label: "Volume", value: "7")
    #expect(item.told == "Volume: 7.")
    item.toldValue = "7 of 10"
    #expect(item.told == "Volume: 7 of 10.")
    #expect(Item("Quit", nil).told == "Quit.")
  }
}
