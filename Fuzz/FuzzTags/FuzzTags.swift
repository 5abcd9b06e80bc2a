import ArtworkLive
import Basics
import FetchProgram

/// Any bytes are a track with clean names and pictures that fit into it, if any.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tags = Tags(of: bytes)
  let texts = tags.texts
  for text in [texts.title, texts.artist, texts.album, texts.albumArtist] {
    precondition(text == text.cleaned && text.count <= 200)
  }
  for picture in tags.pictures { precondition(picture()?.count ?? 0 <= count) }
  return 0
}
