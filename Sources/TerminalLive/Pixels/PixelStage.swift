/// The pictures over the cells as pixels.
///
/// Changed ones are sent after the cells of a frame. If something covers a part of a picture, the rest stays.
@MainActor
final class PixelStage {
  let way: PixelProtocol
  let cell: PixelSize
  private let queue: RenderQueue
  private var kitty: KittyGraphics
  /// The pictures drawn into the cells by a terminal that does not keep them: writing to a cell erases its part.
  private var drawn: Set<PixelPicture> = []
  /// The pictures shown last, in the order of the frame.
  private(set) var shown: [PixelPicture] = []

  init(way: PixelProtocol, cell: PixelSize, queue: RenderQueue) {
    (self.way, self.cell, self.queue) = (way, cell, queue)
    kitty = KittyGraphics(isInTmux: way == .kittyInTmux)
  }

  /// The content of the cells under a picture shown as pixels; nil if it must be drawn otherwise, because it is
  /// not ready, because too many things cover it, or because it would scroll the screen.
  ///
  /// Where writing to a cell erases the picture, it is a character that nothing else may use, so ncurses writes to
  /// exactly the cells that no longer belong to a picture.
  func content(ofPicture index: Int, of frame: Frame, _ style: PictureStyle) -> PictureContent? {
    let picture = frame.pictures[index]
    // After a sixel picture the cursor is in the line below it.
    guard way != .sixel || picture.rectangle.maxY < frame.size.height else { return nil }
    guard let request = request(for: picture, style) else { return nil }
    let visible = frame.visibleParts(ofPicture: index)
    guard (1...Self.mostParts).contains(visible.count), isReady(request) else { return nil }
    let shown = PixelPicture(request: request, rectangle: picture.rectangle, visible: visible)
    return .pixels(shown, over: way == .kitty ? " " : "\u{A0}")
  }

  /// Uses cells that stand for parts of pictures: these are drawn after the pictures have been sent, and redrawn
  /// for each other picture.
  var usesPlaceholders: Bool { way == .kittyInTmux }

  /// The content of a sent picture's cells if they stand for its parts.
  func placeholders(for content: PictureContent) -> PictureContent {
    guard let picture = content.pixels, let id = kitty.id(of: picture.request) else {
      return content
    }
    return .placeholders(picture, id: id)
  }

  func prepare(_ picture: Picture, _ style: PictureStyle) {
    if let request = request(for: picture, style) { _ = isReady(request) }
  }

  /// The sequences that make the terminal show only these pictures, smaller ones first; and the ones drawn over
  /// cells that cover them.
  func show(_ pictures: [PixelPicture]) -> (output: String, overdrawn: [PixelPicture]) {
    guard pictures != shown else { return ("", []) }
    shown = pictures
    let ordered = pictures.sorted { $0.rectangle.size.area < $1.rectangle.size.area }
    var (output, new): (String, [PixelPicture]) = ("", [])
    if isKitty {
      output = kitty.show(ordered, data: { queue[$0] })
    } else {
      new = ordered.filter { !drawn.contains($0) && queue[$0.request] != nil }
      output = new.map(inlineImage).joined()
      drawn = drawn.intersection(pictures).union(new)
    }
    return (output.isEmpty ? "" : savingCursor(output), new.filter(\.isCovered))
  }

  private func inlineImage(_ picture: PixelPicture) -> String {
    let data = queue[picture.request]?.data ?? ""
    return cursorPosition(picture.rectangle.origin)
      + (way == .iterm2 ? iterm2Image(data, in: picture.rectangle.size) : data)
  }

  /// Forgets the pictures shown, after the screen has been cleared.
  func clear() {
    (shown, drawn) = ([], [])
    kitty.clear()
  }

  var farewell: String { isKitty ? kitty.farewell : "" }

  private var isKitty: Bool { way == .kitty || way == .kittyInTmux }

  /// In pixels; larger ones would take too much memory.
  private static let largestPicture = 2_000_000
  /// More would cost more than they are worth.
  private static let mostParts = 6

  private func isReady(_ request: RenderRequest) -> Bool {
    if queue[request] != nil || isKitty && kitty.id(of: request) != nil { return true }
    queue.request(request)
    return false
  }

  private func request(for picture: Picture, _ style: PictureStyle) -> RenderRequest? {
    let request = RenderRequest(picture, style, as: way, cell: (cell.width, cell.height))
    guard let request, request.pixels.width * request.pixels.height <= Self.largestPicture else {
      return nil
    }
    return request
  }
}

/// An inline image of iTerm2, from a picture in base64.
func iterm2Image(_ base64: String, in size: Size) -> String {
  "\u{1B}]1337;File=inline=1;width=\(size.width);height=\(size.height);preserveAspectRatio=0:\(base64)\u{7}"
}
