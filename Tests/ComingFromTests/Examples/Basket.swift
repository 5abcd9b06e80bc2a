import DataFlow

/// What somebody is about to buy, put together from three features.
struct Basket: Equatable {
  var search = Search()
  var coupon: Coupon?
  var items: [Item] = []
  var discount = 0
}

enum BasketAction: Equatable {
  case search(SearchAction)
  case coupon(CouponAction)
  case item(Item.ID, ItemAction)
  case openCoupon
  case closeCoupon
}

enum BasketWork: Equatable {
  case search(String)
  case coupon(CouponWork)
  case item(Item.ID, ItemWork)
}

typealias BasketStore = Store<Basket, BasketAction, BasketWork>

let basketReducer = Reducer(basketOnlyReducer)
  .combined(
    with: Reducer(searchReducer).scoped(to: \.search, action: \.search, work: BasketWork.search)
  )
  .combined(
    with: Reducer(couponReducer).scoped(to: \.coupon, action: \.coupon, work: BasketWork.coupon)
  )
  .combined(
    with: Reducer(itemReducer).scoped(toEach: \.items, action: \.item, work: BasketWork.item))

/// What belongs to no feature, and what one of them means for the whole.
private func basketOnlyReducer(
  state: inout Basket, action: BasketAction
) -> Outcome<BasketWork> {
  switch action {
  case .openCoupon:
    state.coupon = Coupon()
    return .handled()
  case .closeCoupon:
    state.coupon = nil
    return .handled()
  case .coupon(.checked(let discount)):
    state.discount = discount
    return .handled()
  case .search, .coupon, .item:
    return .unhandled
  }
}

extension BasketAction {
  var search: SearchAction? { if case .search(let action) = self { action } else { nil } }
  var coupon: CouponAction? { if case .coupon(let action) = self { action } else { nil } }
  var item: (id: Item.ID, action: ItemAction)? {
    if case .item(let id, let action) = self { (id, action) } else { nil }
  }
}

// MARK: An item

struct Item: Equatable, Identifiable {
  let id: Int
  var count = 1
}

enum ItemAction: Equatable {
  case more
}

enum ItemWork: Equatable {
  case save(count: Int)
}

func itemReducer(state: inout Item, action: ItemAction) -> Outcome<ItemWork> {
  switch action {
  case .more: state.count += 1
  }
  return .handled(.run(.save(count: state.count), id: "save", after: .seconds(1)))
}

// MARK: A coupon

struct Coupon: Equatable {
  var code = ""
  var isWrong = false
}

enum CouponAction: Equatable {
  case type(String)
  case check
  case checked(discount: Int)
  case failed
}

enum CouponWork: Equatable {
  case check(String)
}

func couponReducer(state: inout Coupon, action: CouponAction) -> Outcome<CouponWork> {
  switch action {
  case .type(let code): state = Coupon(code: code)
  case .check where state.code.isEmpty: return .ignored("there is no code")
  case .check: return .handled(.run(.check(state.code), id: "coupon", timeout: .seconds(5)))
  case .checked(let discount): state.isWrong = discount == 0
  case .failed: state.isWrong = true
  }
  return .handled()
}

extension Performer<BasketAction, BasketWork> {
  /// A shop that knows these coupons.
  static func shop(coupons: [String: Int]) -> Self {
    Self { work, send in
      guard case .coupon(.check(let code)) = work else { return }
      send(.coupon(.checked(discount: coupons[code] ?? 0)))
    } recover: { _, _ in
      .coupon(.failed)
    }
  }
}
