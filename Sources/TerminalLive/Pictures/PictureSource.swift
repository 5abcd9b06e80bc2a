struct ImageLoading {
  /// Loads an image, with at least `side` pixels per side if it has as many, off the main actor.
  let load: @Sendable (_ image: String, _ side: Int) -> PixelImage?
  let onReady: () -> Void
  let onMissing: (String) -> Void
}

/// The source of the pictures of frames, as cells or as pixels.
@MainActor
final class PictureSource {
  private(set) var cells: PictureCache
  /// The stage for pictures shown as pixels; nil if they are drawn with cells.
  private(set) var pixels: PixelStage?
  private var prepared: [Picture] = []
  private let output: OutputBuffer
  private let images: ImageLoading

  init(style: PictureStyle, output: OutputBuffer, images: ImageLoading) {
    (self.output, self.images) = (output, images)
    cells = PictureCache(style: style, images: images)
  }

  /// The content of the cells of a frame's pictures; retries images that were not on the screen.
  func contents(of frame: Frame, after last: ScreenContent?) -> [PictureContent] {
    // Mostly they do not change.
    if pixels == nil, let last, last.frame.pictures == frame.pictures,
      last.pictures.allSatisfy(\.isExact)
    {
      return last.pictures
    }
    let known = frame.pictures.indices.map { index -> PictureContent? in
      guard let last, last.pictures.indices.contains(index) else { return nil }
      return last.frame.pictures[index] == frame.pictures[index] ? last.pictures[index] : nil
    }
    for index in known.indices where known[index] == nil {
      cells.queue.retry(frame.pictures[index].image)
      pixels?.queue.retry(frame.pictures[index].image)
    }
    return known.indices.map { content(ofPicture: $0, of: frame, last: known[$0]) }
  }

  /// The content of a picture's cells, given their last content if the picture is the same.
  private func content(
    ofPicture index: Int, of frame: Frame, last: PictureContent?
  ) -> PictureContent {
    if let pixels {
      if let content = pixels.content(ofPicture: index, of: frame) { return content }
      if pixels.queue.isWorking, last == nil || last == .missing { return .missing }
    }
    if let last, last.isExact { return last }
    return cells.content(of: frame.pictures[index])
  }

  func prepare(_ upcoming: [Picture]) {
    guard upcoming != prepared else { return }
    prepared = upcoming
    if let pixels { pixels.prepare(upcoming) } else { cells.prepare(upcoming) }
  }

  var isWorking: Bool { pixels?.queue.isWorking == true || cells.queue.isWorking }

  func dropPendingRequests() {
    cells.queue.dropPending()
    pixels?.queue.dropPending()
    prepared = []
  }

  /// Shows pictures as pixels from now on, or as cells if the protocol or the size of a cell is nil;
  /// false if nothing changes.
  func use(_ way: PixelProtocol?, cell: PixelSize?) -> Bool {
    let background = cells.style.background
    let isSame = pixels.map { $0.way == way && $0.cell == cell && $0.background == background }
    if isSame ?? (way == nil || cell == nil) { return false }
    if let pixels { output.write(pixels.farewell) }
    pixels = nil
    prepared = []
    if let way, let cell {
      pixels = PixelStage(way: way, cell: cell, background: background, images: images)
    }
    return true
  }

  /// Draws pictures in another style from now on; false if it is the same.
  func use(_ style: PictureStyle) -> Bool {
    guard style != cells.style else { return false }
    cells = PictureCache(style: style, images: images)
    prepared = []
    if let pixels { _ = use(pixels.way, cell: pixels.cell) }
    return true
  }
}
