import MemoryTunes
import Terminal

/// The way to a board: what is being done, and how far it is.
func loadingView(state: AppState, chrome: Chrome, in size: Size) -> Frame {
  let theme = chrome.theme
  let request = state.game.request
  var frame = chrome.frame(
    in: size, about: "\(request.category.name) · \(request.grid.label)",
    keys: [.init("esc", "menu")])
  var (done, total) = (0, 0)
  if case .loading(let ready, let all) = state.game.phase { (done, total) = (ready, all) }
  let height = min(8, chrome.content.size.height - 4)
  let box = chrome.content.centered(width: 28, height: height + 4)
  let record = Rectangle(
    x: box.minX + (28 - 2 * height) / 2, y: box.minY, width: 2 * height, height: height)
  frame.place(Picture(image: backImage, in: record))
  let step = total > 0 ? "Fetching covers \(done)/\(total)" : "Fetching covers"
  frame.write(
    step, x: box.minX + (28 - step.displayWidth) / 2, y: record.maxY + 1, theme.strong)
  drawBar(
    done, of: total, in: Rectangle(x: box.minX, y: record.maxY + 3, width: 28, height: 1),
    filled: theme.accent, empty: theme.faint, on: &frame)
  return frame
}
