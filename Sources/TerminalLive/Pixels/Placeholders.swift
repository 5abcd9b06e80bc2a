/// The content of a cell that stands for a part of a picture in kitty's protocol.
///
/// A special character with a mark for the row and one for the column; the colour is the picture's id. Nil outside
/// the range of the marks. A narrower picture shows the middle columns.
func placeholder(ofCell cell: Point, in rectangle: Rectangle) -> [Unicode.Scalar]? {
  let columns = columns(ofRows: rectangle.size.height)
  let row = cell.y - rectangle.minY
  let column = cell.x - rectangle.minX + (columns - rectangle.size.width) / 2
  guard marks.indices.contains(row), marks.indices.contains(column) else { return nil }
  return ["\u{10EEEE}", marks[row], marks[column]]
}

/// Lays a picture out on cells, without showing any of them.
func kittyPlaceholder(of request: RenderRequest, id: Int) -> String {
  let columns = columns(ofRows: request.cells.height)
  return "\u{1B}_Ga=p,U=1,i=\(id),c=\(columns),r=\(request.cells.height),q=2\u{1B}\\"
}

/// The columns of a square picture with this many rows, if cells are half as wide as they are high.
private func columns(ofRows rows: Int) -> Int { 2 * rows }

/// The marks for 0, 1, 2 … in the order of the protocol's table ("rowcolumn-diacritics.txt").
private let marks: [Unicode.Scalar] = [
  "\u{305}", "\u{30D}", "\u{30E}", "\u{310}", "\u{312}", "\u{33D}", "\u{33E}", "\u{33F}",
  "\u{346}", "\u{34A}", "\u{34B}", "\u{34C}", "\u{350}", "\u{351}", "\u{352}", "\u{357}",
  "\u{35B}", "\u{363}", "\u{364}", "\u{365}", "\u{366}", "\u{367}", "\u{368}", "\u{369}",
  "\u{36A}", "\u{36B}", "\u{36C}", "\u{36D}", "\u{36E}", "\u{36F}", "\u{483}", "\u{484}",
  "\u{485}", "\u{486}", "\u{487}", "\u{592}", "\u{593}", "\u{594}", "\u{595}", "\u{597}",
  "\u{598}", "\u{599}", "\u{59C}", "\u{59D}", "\u{59E}", "\u{59F}", "\u{5A0}", "\u{5A1}",
  "\u{5A8}", "\u{5A9}", "\u{5AB}", "\u{5AC}", "\u{5AF}", "\u{5C4}", "\u{610}", "\u{611}",
  "\u{612}", "\u{613}", "\u{614}", "\u{615}", "\u{616}", "\u{617}", "\u{657}", "\u{658}",
  "\u{659}", "\u{65A}", "\u{65B}", "\u{65D}", "\u{65E}", "\u{6D6}", "\u{6D7}", "\u{6D8}",
  "\u{6D9}", "\u{6DA}", "\u{6DB}", "\u{6DC}", "\u{6DF}", "\u{6E0}", "\u{6E1}", "\u{6E2}",
  "\u{6E4}", "\u{6E7}", "\u{6E8}", "\u{6EB}", "\u{6EC}", "\u{730}", "\u{732}", "\u{733}",
  "\u{735}", "\u{736}", "\u{73A}", "\u{73D}", "\u{73F}", "\u{740}", "\u{741}", "\u{743}",
]
