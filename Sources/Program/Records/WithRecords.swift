import ArgumentParser
import MemoryTunes
import RecordsLive
import Screens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Works with the file of finished games; if it is unusable, gives the reason and ends the command.
func withRecords(_ work: (RecordsFile) throws -> Void) throws {
  do {
    let environment = ProcessInfo.processInfo.environment
    guard let path = RecordsFile.standardPath(environment: environment) else {
      throw StorageFailure.noHomeFolder
    }
    try work(RecordsFile(path: path))
  } catch let failure as StorageFailure {
    complain(Notice.notStored(.records, failure).sentence)
    throw ExitCode(1)
  }
}
