/// The second name of the game's program, under which it does not play, but fetches and decodes what comes
/// from outside.
///
/// Whoever starts the program for that gives it as argument 0, so no second file has to be found.
public let fetchProgramName = "memorytunes-fetch"
