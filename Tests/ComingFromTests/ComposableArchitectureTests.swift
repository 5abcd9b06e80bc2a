import DataFlow
import DataFlowTesting
import Testing

/// Features put together, and tested alone, as programmers of the Composable Architecture do.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ComposableArchitectureTests {
  private let coupon = Basket(coupon: Coupon(code: "TEN"))

  @Test func `a feature that is not there ignores its actions`() async {
    let store = TestStore(initialState: Basket(), reducer: basketReducer)

    store.send(.coupon(.type("TEN")), .ignored(.absentPart))
    store.send(.openCoupon) { $0.coupon = Coupon() }
    store.send(.coupon(.type("TEN"))) { $0.coupon?.code = "TEN" }
    store.send(.closeCoupon) { $0.coupon = nil }
    await store.finish()
  }

  @Test func `what a feature does can mean something for the whole`() async {
    let store = TestStore(
      initialState: coupon, reducer: basketReducer,
      performer: .shop(coupons: ["TEN": 10]))

    store.send(
      .coupon(.check),
      .handled(.run(.coupon(.check("TEN")), id: "coupon", timeout: .seconds(5))))
    await store.receive(.coupon(.checked(discount: 10))) { $0.discount = 10 }
    await store.finish()
  }

  @Test func `a view gets a store of its feature`() {
    let store = BasketStore(initialState: Basket(items: [Item(id: 7)]), reducer: basketReducer)

    let search = store.scoped(to: \.search, action: BasketAction.search)
    let coupon = store.scoped(to: \.coupon, action: BasketAction.coupon)
    let item = store.scoped(to: \.items, id: 7, action: BasketAction.item)
    search.dispatch(.type("jazz"))
    item?.dispatch(.more)

    #expect(coupon == nil)
    #expect(item?.state == Item(id: 7, count: 2))
    #expect(store.state == Basket(search: Search(query: "jazz"), items: [Item(id: 7, count: 2)]))
  }

  @Test func `a view waits for the work that its action led to`() async {
    let store = BasketStore(
      initialState: coupon, reducer: basketReducer,
      performer: .shop(coupons: ["TEN": 10]), clock: TestClock())

    await store.dispatch(.coupon(.check)).finish()

    #expect(store.state == Basket(coupon: Coupon(code: "TEN"), discount: 10))
  }
}
