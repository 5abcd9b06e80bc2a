// Few games decide what is said of all of them, and indexes find them. These parts of queries share parameters:
// `:person`, empty for anybody, and `:number`, that of the last game that matters.

/// Is a game of the person; rarely also one of somebody whose name ends in this one.
let isOwn = """
  (:person = '' OR instr(players || char(10), 'person ' || :person || char(10)) > 0)
  """

/// The games eligible for the records, of the person alone.
func rivals(by index: String) -> String {
  """
  games INDEXED BY rivals_by_\(index)
  WHERE NOT given_up AND hindsight IS NULL AND instr(players, char(10)) = 0
    AND number <= :number AND (:person = '' OR players = 'person ' || :person)
  """
}

/// The finished games of the person among others.
let gamesOfSeveral = """
  games INDEXED BY games_of_several
  WHERE NOT given_up AND instr(players, char(10)) > 0 AND number <= :number AND \(isOwn)
  """

/// The finished games of the person that ended on a day, given as an expression.
func games(endedOn day: String) -> String {
  """
  games INDEXED BY games_by_end
  WHERE NOT given_up AND ended_at >= (\(day)) * 86400 AND ended_at < (\(day) + 1) * 86400
    AND number <= :number AND \(isOwn)
  """
}

func lastNumbers(_ count: Int) -> String {
  """
  SELECT * FROM (
    SELECT number FROM games WHERE number <= :number ORDER BY number DESC LIMIT \(count))
  """
}

/// The numbers of the games on the daily board of `:day`, and of the person's days in a row before it.
let numbersOfDailyStreak = """
  SELECT number FROM games WHERE day IN (
    WITH RECURSIVE streak (board) AS (
      SELECT :day UNION SELECT :day - 1
      UNION SELECT board - 1 FROM streak WHERE EXISTS (
        SELECT 1 FROM games WHERE day = board - 1 AND NOT given_up AND \(isOwn)))
    SELECT board FROM streak)
  """
