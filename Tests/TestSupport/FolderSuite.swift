/// Tests that have an empty folder each, which goes with them.
package protocol FolderSuite {
  var testFolder: TestFolder { get }
}

extension FolderSuite {
  package var folder: String { testFolder.path }
}
