import DataFlow
import DataFlowTesting
import Testing

/// Features put together, and tested alone, as programmers of the Composable Architecture do.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ComposableArchitectureTests {
  private let clock = TestClock()

  private let coupon = Basket(coupon: Coupon(code: "TEN"))

  @Test func `a feature's reducer works on its part, and its work becomes the whole's`() async {
    let store = TestStore(
      initialState: Basket(items: [Item(id: 7), Item(id: 9)]), reducer: basketReducer)

    store.send(
      .search(.type("jazz")),
      .handled(.run(.search("jazz"), id: "search", after: .milliseconds(300)))
    ) { $0.search.query = "jazz" }
    store.send(
      .item(9, .more),
      .handled(.run(.item(9, .save(count: 2)), id: "save", after: .seconds(1)))
    ) { $0.items[1].count = 2 }
    store.send(.item(7, .fewer), .ignored("one is the least"))
    store.send(.item(1, .more), .ignored(.absentPart))
    await store.finish()
  }

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
      performer: .shop(coupons: ["TEN": 10]), clock: clock)

    await store.dispatch(.coupon(.check)).finish()

    #expect(store.state == Basket(coupon: Coupon(code: "TEN"), discount: 10))
  }

  @Test func `work that takes too long fails`() async {
    let store = TestStore(
      initialState: coupon, reducer: basketReducer,
      performer: .shop(coupons: ["TEN": 10]) { [clock] in try await clock.sleep(for: .seconds(9)) },
      clock: clock)

    store.send(
      .coupon(.check),
      .handled(.run(.coupon(.check("TEN")), id: "coupon", timeout: .seconds(5))))
    await clock.advance(by: .seconds(5), onceAsleep: 2)
    await store.receive(.coupon(.failed)) { $0.coupon?.isWrong = true }
    await store.finish()
  }

  @Test func `a test that is not exhaustive states only what it is about`() async {
    let store = TestStore(
      initialState: Basket(), reducer: basketReducer, performer: .shop(coupons: ["TEN": 10]))
    store.isExhaustive = false

    store.send(.openCoupon)
    store.send(.coupon(.type("TEN")))
    store.send(.coupon(.check))
    await store.receive(.coupon(.checked(discount: 10))) { $0.discount = 10 }
    await store.finish()
  }
}
