// Shrunk from 1 action to 1: the last one crashes the program (signal 4).
import DataFlowTesting
import Foundation
import MemoryTunes
import Testing

@Test func `a recorded run does not crash`() throws {
  let start = try JSONDecoder().decode(
    AppState.self,
    from: Data(
      #"""
      {"categories":{"all":[{"id":"pop"},{"id":"electronic"},{"id":"rock"},{"id":"metal"},{"id":"rap"}],"catalogue":{},"chosen":{"id":"pop"},"selected":0},"game":{"board":{"flips":[],"pairs":[],"titles":[]},"clock":{"isRunning":false,"seconds":0},"covers":[],"deal":{"none":{}},"fillerCount":0,"id":0,"players":[{"person":{"name":""}}],"request":{"category":{"id":"pop"},"deck":1,"grid":"4x4","id":0,"kind":"pairs","seed":0,"source":"bundled"},"show":{"cursor":0,"finale":{"result":{}},"flashing":[],"flipping":[],"isHurrying":false,"isPeeking":false,"missingCovers":{"ids":[],"recovery":"untried"}}},"inspector":{"showsEverything":false},"keys":{},"newGame":{},"notices":[],"practice":{"content":{"loading":{}}},"prompt":{"isRefused":false,"text":""},"records":{"content":{"loading":{}},"page":"collection","unstored":[]},"review":{"beginsWithSlip":false,"content":{"loading":{}},"flipCount":0},"routing":{"path":[],"selections":{}},"saving":{},"scan":{"isPaused":false,"isResting":false,"step":0},"seeds":{"generator":{"state":11400714819323198492},"next":166477},"settings":{"current":{"color":"auto","grid":"4x4","images":"auto","isAnimated":true,"isPlain":false,"isWordless":false,"kind":"pairs","language":"","music":"full","names":[],"opponents":[],"pace":"normal","pausesUnfocused":true,"peeks":false,"people":[],"peopleCount":1,"person":"","scanning":"off","showsCoordinates":false,"showsCursor":false,"sound":"auto","soundsPlaces":false,"source":"bundled","talk":"normal","theme":"auto","usesMouse":true,"volume":7},"isRestored":false,"options":{},"saved":{"category":{"id":"pop"},"keys":{"changes":{},"layout":"standard"},"ownCategories":[],"settings":{"color":"auto","grid":"4x4","images":"auto","isAnimated":true,"isPlain":false,"isWordless":false,"kind":"pairs","language":"","music":"full","names":[],"opponents":[],"pace":"normal","pausesUnfocused":true,"peeks":false,"people":[],"peopleCount":1,"person":"","scanning":"off","showsCoordinates":false,"showsCursor":false,"sound":"auto","soundsPlaces":false,"source":"bundled","talk":"normal","theme":"auto","usesMouse":true,"volume":7}}},"share":{},"sound":{},"together":{"answerCount":0,"awaitsBoards":false,"awaitsFlip":false,"cursors":{},"form":"turns","gameID":0,"isForAll":false,"keys":[],"link":{"none":{}},"peers":[],"sawEnd":[],"seats":[],"tables":[],"wasSpectator":false},"waiting":[]}
      """#.utf8))
  let play = RandomPlay(start: start, reducer: .app, invariants: appInvariants)
  try play.replay(
    #"""
    {"game":{"_0":{"moveCursor":{"_0":{"direction":"left"}}}}}
    """#)
}
