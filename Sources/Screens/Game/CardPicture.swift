import Artwork
import MemoryTunes
import Terminal

extension BoardScene {
  /// Draws a picture of the board, or the cover's title if the picture is missing.
  ///
  /// Flipping cards have no title, because they are too narrow.
  func draw(_ picture: Picture, isFlipping: Bool = false, on frame: inout Frame) {
    guard let cover = missingCover(picture.image) else { return frame.place(picture) }
    let paper = theme.plainPaper(isDimmed: picture.isDimmed)
    if isFlipping {
      frame.fill(picture.rectangle, paper.artist)
    } else {
      drawTitle(of: cover, on: picture.rectangle, paper, isLarge: false, on: &frame)
    }
  }

  /// The cover with this image if its picture is missing; nil otherwise.
  private func missingCover(_ image: String) -> Cover? {
    guard game.show.missingCovers.ids.contains(image) else { return nil }
    return game.covers.first { $0.id == image }
  }
}
