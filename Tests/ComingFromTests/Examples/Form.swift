import DataFlow

struct Form: Equatable {
  var name = ""
}

enum FormAction: Equatable {
  case nameChanged(String)
}

typealias FormStore = Store<Form, FormAction, Never>

func formReducer(state: inout Form, action: FormAction) -> Outcome<Never> {
  switch action {
  case .nameChanged(let name): state.name = name
  }
  return .handled()
}

/// A label or a field; reports every change, from the user or the program.
@MainActor
final class Control {
  var onChange: (String) -> Void = { _ in }
  private(set) var history: [String] = [""]

  var text = "" {
    didSet {
      history.append(text)
      onChange(text)
    }
  }
}
