import DataFlow

/// A state of the size that programs have: copying it costs twenty reference counts.
struct Library: Equatable {
  var title = "Records"
  var artists = ["Stone Fruit Sisters", "The Paper Lanterns"]
  var labels: [String: Int] = ["Harbour": 1]
  var query = ""
  var path = ["shelf"]
  var notices: [String] = []
  var shelf = Shelf()
  var settings = Settings()
  /// A board, of which an action turns over one card.
  var cards = [Card](repeating: Card(title: "The Tide Tables"), count: 36)
  /// What subscribers watch.
  var counts = [Int](repeating: 0, count: 3000)
  var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0
}

struct Card: Equatable {
  var title: String
  var isOpen = false
}

struct Shelf: Equatable {
  var rows: [[Int]] = [[1, 2], [3]]
  var names = ["top", "bottom"]
  var selected: String? = "top"
}

struct Settings: Equatable {
  var theme = "dark"
  var font = "serif"
  var recent: [String] = []
}

enum LibraryAction {
  case addToAll
  case rename
  case count(Int)
  case flip(Int)
}

/// Changes every watched part, one of them, or none.
func change(_ library: inout Library, _ action: LibraryAction) {
  switch action {
  case .addToAll:
    library.a += 1
    library.b += 1
    library.c += 1
    library.d += 1
    library.e += 1
    library.f += 1
    library.g += 1
    library.h += 1
    library.i += 1
    library.j += 1
  case .rename: library.title = library.title == "Records" ? "Tapes" : "Records"
  case .count(let index): library.counts[index] += 1
  case .flip(let index): library.cards[index].isOpen.toggle()
  }
}

func libraryReducer(state: inout Library, action: LibraryAction) -> Outcome<Never> {
  change(&state, action)
  return .handled()
}

extension Store<Library, LibraryAction, Never> {
  /// Subscribes to one of ten parts.
  func watch(_ part: Int, onChange: @escaping (Int) -> Void) -> Subscription {
    switch part {
    case 0: subscribe(to: \.a, onChange: onChange)
    case 1: subscribe(to: \.b, onChange: onChange)
    case 2: subscribe(to: \.c, onChange: onChange)
    case 3: subscribe(to: \.d, onChange: onChange)
    case 4: subscribe(to: \.e, onChange: onChange)
    case 5: subscribe(to: \.f, onChange: onChange)
    case 6: subscribe(to: \.g, onChange: onChange)
    case 7: subscribe(to: \.h, onChange: onChange)
    case 8: subscribe(to: \.i, onChange: onChange)
    default: subscribe(to: \.j, onChange: onChange)
    }
  }
}
