struct ImageLoading {
  /// Loads an image, with at least `side` pixels per side if it has as many, off the main actor.
  let load: @Sendable (_ image: String, _ side: Int) -> PixelImage?
  let onReady: () -> Void
  let onMissing: (String) -> Void
}

/// The source of the pictures of frames, as cells or as pixels.
@MainActor
final class PictureSource {
  private(set) var style: PictureStyle
  /// The stage for pictures shown as pixels; nil if they are drawn with cells.
  private(set) var pixels: PixelStage?
  private(set) lazy var queue = RenderQueue(
    images: images, capacity: capacity,
    needed: { [weak self] in Set(self?.pixels?.shown.map(\.request) ?? []) })
  private var prepared: [Picture] = []
  private let images: ImageLoading
  private let capacity: Int

  /// Creates a source that keeps renderings of `capacity` bytes.
  init(style: PictureStyle, images: ImageLoading, capacity: Int = 12_000_000) {
    (self.style, self.images, self.capacity) = (style, images, capacity)
  }

  /// The content of the cells of a frame's pictures; retries images that were not on the screen.
  func contents(of frame: Frame, after last: ScreenContent?) -> [PictureContent] {
    // Mostly they do not change.
    if pixels == nil, let last, last.frame.pictures == frame.pictures,
      last.pictures.allSatisfy(\.isExact)
    {
      return last.pictures
    }
    return frame.pictures.enumerated().map { index, picture in
      if let last, last.pictures.indices.contains(index), last.frame.pictures[index] == picture {
        return content(ofPicture: index, of: frame, last: last.pictures[index])
      }
      queue.retry(picture.image)
      return content(ofPicture: index, of: frame, last: nil)
    }
  }

  /// The content of a picture's cells, given their last content if the picture is the same.
  private func content(
    ofPicture index: Int, of frame: Frame, last: PictureContent?
  ) -> PictureContent {
    if let pixels {
      if let content = pixels.content(ofPicture: index, of: frame, style) { return content }
      if queue.isWorking, last == nil || last == .missing { return .missing }
    }
    if let last, last.isExact { return last }
    return cells(of: frame.pictures[index])
  }

  /// The cells of a picture; if they are not ready yet, requests them and returns a placeholder.
  func cells(of picture: Picture) -> PictureContent {
    guard let request = RenderRequest(picture, style) else { return .missing }
    if let known = queue[request]?.cells { return .cells(known, isExact: true) }
    queue.request(request)
    let others = queue.rendered.filter {
      $0.image == request.image && $0.style == style && $0.way == nil && !$0.isDimmed
    }
    guard let other = others.max(by: { $0.cells.area < $1.cells.area }),
      let known = queue[other]?.cells
    else { return .missing }
    return .cells(scaled(known, from: other.cells, to: request.cells), isExact: false)
  }

  /// Requests pictures that may be needed soon; free for those already prepared.
  func prepare(_ upcoming: [Picture]) {
    guard upcoming != prepared else { return }
    prepared = upcoming
    for picture in upcoming {
      queue.retry(picture.image)
      if let pixels {
        pixels.prepare(picture, style)
      } else if let request = RenderRequest(picture, style) {
        queue.request(request)
      }
    }
  }

  func dropPendingRequests() {
    queue.dropPending()
    prepared = []
  }

  /// Shows pictures as pixels from now on, or as cells if the protocol or the size of a cell is nil;
  /// false if nothing changes.
  func use(_ way: PixelProtocol?, cell: PixelSize?) -> Bool {
    let isSame = pixels.map { $0.way == way && $0.cell == cell }
    if isSame ?? (way == nil || cell == nil) { return false }
    dropPendingRequests()
    pixels = nil
    if let way, let cell { pixels = PixelStage(way: way, cell: cell, queue: queue) }
    return true
  }

  /// Draws pictures in another style from now on; false if it is the same.
  func use(_ style: PictureStyle) -> Bool {
    guard style != self.style else { return false }
    dropPendingRequests()
    self.style = style
    return true
  }
}

extension Size {
  var area: Int { width * height }
}

/// Cells sampled from those of another size.
private func scaled(_ cells: [PictureCell], from old: Size, to new: Size) -> [PictureCell] {
  (0..<new.height).flatMap { y in
    (0..<new.width).map { x in
      cells[y * old.height / new.height * old.width + x * old.width / new.width]
    }
  }
}
