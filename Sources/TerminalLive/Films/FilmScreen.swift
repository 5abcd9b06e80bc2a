/// A terminal that exists only in a film: in true colour, with Unicode, and pictures of block characters.
///
/// Shows the same as a real one, without needing one.
public struct FilmScreen {
  private let load: (_ name: String, _ side: Int) -> PixelImage?
  private var encoder = ScreenEncoder(
    depth: .truecolor, charset: .unicode, supportsLinks: false, supportsTitle: false)
  private var shown: ScreenContent
  private var pictures: [RenderRequest: PictureContent] = [:]

  /// A blank screen; `loadImage` is as for ``NcursesTerminal``, called as pictures are shown.
  public init(
    size: Size, loadImage: @escaping (_ name: String, _ side: Int) -> PixelImage?
  ) {
    load = loadImage
    shown = ScreenContent(size: size)
  }

  /// The output that makes the terminal show a frame of its size after the last one; empty if it already does.
  public mutating func show(_ frame: Frame) -> String {
    // It shows through pictures.
    if shown.frame.style.background != frame.style.background { pictures = [:] }
    let next = ScreenContent(frame, frame.pictures.map { content(of: $0, in: frame) })
    let difference = ScreenDifference(from: shown, to: next, encodedBy: &encoder)
    shown = next
    let bytes = ANSIWriter(depth: encoder.depth).bytes(of: difference.runs)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func content(of picture: Picture, in frame: Frame) -> PictureContent {
    guard let request = RenderRequest(picture) else { return .missing }
    if let known = pictures[request] { return known }
    let style = PictureStyle(
      depth: encoder.depth, charset: encoder.charset, background: frame.style.background)
    let image = load(request.image, request.side)
    let cells = image.map { request.cells(of: $0, style) }
    let content = cells.map { PictureContent.cells($0, isExact: true) } ?? .missing
    pictures[request] = content
    return content
  }
}
