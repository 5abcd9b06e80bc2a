import Artwork
import MemoryTunes
import Terminal

/// Shows how far the shelf has been scanned, or why it cannot be.
func drawScan(of shelf: ShelfState, chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let box = chrome.content.centered(
    width: min(44, chrome.content.size.width), height: min(12, chrome.content.size.height))
  let height = max(0, min(8, box.size.height - 4))
  let record = box.top(height).centered(width: 2 * height, height: height)
  frame.place(Picture(image: backImage, in: record))
  let lines = shelf.sentence.wrapped(to: box.size.width).suffix(3)
  let text = box.dropping(top: height + 1).top(lines.count)
  frame.write(centered: lines, in: text, theme.strong)
  guard case .running(let done, let total) = shelf.scan else { return }
  drawBar(done, of: total, in: text.row(lines.count), theme.accent, theme: theme, on: &frame)
}

extension ShelfScan {
  var failure: CoverFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
