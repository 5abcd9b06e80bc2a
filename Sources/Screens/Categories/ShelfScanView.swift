import Artwork
import MemoryTunes
import Terminal

/// Shows how far the shelf has been looked through, or why it cannot be.
func drawScan(of shelf: ShelfState, chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let box = chrome.content.centered(
    width: min(44, chrome.content.size.width), height: min(12, chrome.content.size.height))
  let height = max(0, min(8, box.size.height - 4))
  frame.place(
    Picture(
      image: backImage,
      in: Rectangle(
        x: box.minX + (box.size.width - 2 * height) / 2, y: box.minY, width: 2 * height,
        height: height)))
  let lines = shelf.sentence.wrapped(to: box.size.width).suffix(3)
  for (row, line) in lines.enumerated() {
    frame.write(
      line, x: box.minX + (box.size.width - line.displayWidth) / 2, y: box.minY + height + 1 + row,
      width: box.size.width, theme.strong)
  }
  guard case .running(let done, let total) = shelf.scan else { return }
  let bar = Rectangle(
    x: box.minX, y: box.minY + height + 1 + lines.count, width: box.size.width, height: 1)
  drawBar(done, of: total, in: bar, filled: theme.accent, empty: theme.faint, on: &frame)
}

extension ShelfScan {
  /// Why it failed; nil if it did not.
  var failure: CoverFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
