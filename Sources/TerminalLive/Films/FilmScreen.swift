/// A terminal that exists only in a film: in true colour, with Unicode, and pictures of block characters.
public struct FilmScreen {
  private let load: (_ name: String, _ side: Int) -> PixelImage?
  private var encoder = ScreenEncoder(
    depth: .truecolor, charset: .unicode, supportsLinks: false, supportsTitle: false)
  private var shown: ScreenContent
  private var pictures: [RenderRequest: PictureContent] = [:]

  /// A blank screen; `loadImage` is as for ``NcursesTerminal``, called as pictures are shown.
  public init(size: Size, loadImage: @escaping (_ name: String, _ side: Int) -> PixelImage?) {
    load = loadImage
    shown = ScreenContent(size: size)
  }

  /// The output that makes the terminal show a frame of its size after the last one; empty if it already does.
  public mutating func show(_ frame: Frame) -> String {
    let next = ScreenContent(frame, frame.pictures.map { content(of: $0, in: frame) })
    let difference = ScreenDifference(from: shown, to: next, encodedBy: &encoder)
    shown = next
    return ANSIWriter(depth: encoder.depth).output(for: difference.runs)
  }

  private mutating func content(of picture: Picture, in frame: Frame) -> PictureContent {
    let style = PictureStyle(
      depth: encoder.depth, charset: encoder.charset, background: frame.style.background)
    guard let request = RenderRequest(picture, style) else { return .missing }
    if let known = pictures[request] { return known }
    let image = load(request.image, request.side)
    let content =
      image.map { PictureContent.cells(request.cells(of: $0), isExact: true) } ?? .missing
    pictures[request] = content
    return content
  }
}
