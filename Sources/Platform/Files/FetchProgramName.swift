/// The second name of the game's program, under which it fetches and decodes foreign data instead of playing.
///
/// It is passed as argument 0, so no second file has to be found.
public let fetchProgramName = "memorytunes-fetch"
