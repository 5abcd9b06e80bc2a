import DataFlow

struct Form: Equatable {
  var name = ""
  var submitted: [String] = []

  /// A name consists of at least two letters.
  var isValid: Bool { name.count > 1 && name.allSatisfy(\.isLetter) }
}

enum FormAction: Equatable {
  case nameChanged(String)
  case submit
}

typealias FormStore = Store<Form, FormAction, Never>

func formReducer(state: inout Form, action: FormAction) -> Outcome<Never> {
  switch action {
  case .nameChanged(let name): state.name = name
  case .submit:
    guard state.isValid else { return .ignored("the name is not valid") }
    state.submitted.append(state.name)
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
