import DataFlow
import Foundation

/// A shelf of records, and how many of them are new.
struct Library: Equatable {
  var records: [String] = []
  var newCount = 0
}

enum LibraryAction: Equatable {
  case add(String)
  case remove(String)
  case look
  case launch
  case restore([String])
  case failed(LibraryWork)
}

enum LibraryWork: Equatable {
  case save([String])
  case load
  case ring
}

typealias LibraryStore = Store<Library, LibraryAction, LibraryWork>

func libraryReducer(state: inout Library, action: LibraryAction) -> Outcome<LibraryWork> {
  shelfReducer(state: &state.records, action: action)
    .merged(with: newsReducer(state: &state.newCount, action: action))
}

func shelfReducer(state: inout [String], action: LibraryAction) -> Outcome<LibraryWork> {
  switch action {
  case .add(let title):
    state.append(title)
    return .handled(.run(.save(state), id: "save"))
  case .remove(let title):
    guard let index = state.firstIndex(of: title) else { return .ignored("it is not on the shelf") }
    state.remove(at: index)
    return .handled(.run(.save(state), id: "save"))
  case .launch:
    return .handled(.run(.load))
  case .restore(let records):
    state = records
    return .handled()
  case .failed:
    return .ignored("the work could not be done")
  case .look:
    return .unhandled
  }
}

func newsReducer(state: inout Int, action: LibraryAction) -> Outcome<LibraryWork> {
  switch action {
  case .add:
    state += 1
    return .handled(.run(.ring))
  case .look:
    state = 0
    return .handled()
  case .remove, .launch, .restore, .failed:
    return .unhandled
  }
}

extension Outcome {
  var word: String {
    switch self {
    case .handled: "handled"
    case .ignored(let reason): "ignored: \(reason)"
    case .unhandled: "unknown"
    }
  }
}

@MainActor
final class Disk {
  var file = Data()
}

extension Performer<LibraryAction, LibraryWork> {
  @MainActor static func using(_ disk: Disk) -> Self {
    Self { work, send in
      switch work {
      case .save(let records): disk.file = try JSONEncoder().encode(records)
      case .load: send(.restore(try JSONDecoder().decode([String].self, from: disk.file)))
      case .ring: break
      }
    } recover: { _, work in
      .failed(work)
    }
  }
}
