/// Everything a terminal shows or should show: a frame, and the content of its pictures' cells.
struct ScreenContent: Equatable {
  var frame: Frame
  /// In the order of the frame's pictures.
  var pictures: [PictureContent] = []

  var size: Size { frame.size }

  /// The place of the terminal's own cursor.
  var cursor: Point { frame.cursor ?? Point(x: size.width - 1, y: size.height - 1) }

  var pixels: [PixelPicture] { pictures.compactMap(\.pixels) }

  init(size: Size, style: Style = Style(), title: String? = nil) {
    frame = Frame(size: size, style: style)
    frame.title = title
  }

  /// A frame, without a title still under the last one.
  init(_ frame: Frame, _ pictures: [PictureContent] = [], lastTitle: String? = nil) {
    (self.frame, self.pictures) = (frame, pictures)
    if frame.title == nil { self.frame.title = lastTitle }
  }
}
