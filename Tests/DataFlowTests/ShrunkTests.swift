import DataFlow
import Testing

/// Lists shrunk to what still fails.
@Suite struct ShrunkTests {
  @Test(arguments: [[0], [99], [0, 99], [41, 42], [3, 30, 60, 90], Array(0..<100)])
  func `what is needed remains, in its order, and nothing else`(needed: [Int]) {
    let shrunk = Array(0..<100).shrunk { Set(needed).isSubset(of: $0) }

    #expect(shrunk == needed)
  }

  @Test func `no element of the result can be left out`() {
    // Either of two pairs is enough, and the order matters.
    func fails(_ list: [Int]) -> Bool {
      list.starts(with: [1]) && list.contains(9) || list.contains(4) && list.last == 6
    }

    let shrunk = [1, 4, 5, 9, 2, 6].shrunk(while: fails)

    #expect(fails(shrunk))
    for index in shrunk.indices {
      var shorter = shrunk
      shorter.remove(at: index)
      #expect(!fails(shorter))
    }
  }

  @Test func `what fails anyway is shrunk to nothing`() {
    #expect(Array(0..<7).shrunk { _ in true } == [])
    #expect([Int]().shrunk { _ in true } == [])
  }

  @Test
  func `one needed element among a thousand is found in about as many tries as it has digits`() {
    var tries = 0

    let shrunk = Array(0..<1024).shrunk { list in
      tries += 1
      return list.contains(700)
    }

    #expect(shrunk == [700])
    #expect(tries <= 2 * 10 + 2)
  }
}
