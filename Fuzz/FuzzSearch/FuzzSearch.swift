import ArtworkLive
import Basics
import FetchProgram

/// Whatever a server answers, its covers have clean names and only allowed links.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let answer = try? SearchAnswer(bytes, at: .apple) else { return 0 }
  precondition(answer.covers.count <= answer.resultCount)
  for cover in answer.covers {
    precondition(!cover.title.isEmpty)
    for text in [cover.title, cover.artist, cover.album ?? ""] {
      precondition(text == text.cleaned && text.count <= 200)
    }
    precondition(cover.artwork.lowercased().hasPrefix("https://"))
    precondition(cover.artwork.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    precondition(cover.storeLink?.hasPrefix("https://") != false)
  }
  precondition(answer.covers.removingLookalikes() == answer.covers)
  return 0
}
