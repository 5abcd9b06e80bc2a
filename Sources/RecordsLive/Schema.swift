enum Schema {
  /// The migrations that update a new database, or one of an earlier version.
  ///
  /// A released migration never changes: a new one is appended.
  static let migrations: [Migration] = [
    [
      // `id` identifies a game; `number` keeps the order, even if a clock is set back.
      """
      CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id INTEGER NOT NULL UNIQUE,
        ended_at INTEGER NOT NULL,
        category TEXT NOT NULL,
        category_name TEXT,
        columns INTEGER NOT NULL,
        rows INTEGER NOT NULL,
        source TEXT NOT NULL,
        seed INTEGER NOT NULL,
        kind TEXT NOT NULL,
        players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 4),
        moves INTEGER NOT NULL CHECK (moves BETWEEN 0 AND 4000000000),
        slips INTEGER NOT NULL CHECK (slips BETWEEN 0 AND 4000000000),
        seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 4000000000),
        hindsight TEXT,
        given_up INTEGER NOT NULL CHECK (given_up IN (0, 1)),
        pairs BLOB NOT NULL CHECK (length(pairs) IN (0, columns * rows)),
        flips BLOB NOT NULL CHECK (length(flips) <= 60000),
        CHECK (columns BETWEEN 2 AND 10 AND rows BETWEEN 2 AND 8 AND columns * rows % 2 = 0),
        CHECK (given_up OR moves >= columns * rows / 2)
      ) STRICT
      """
    ],
    [
      "ALTER TABLE games RENAME TO old_games",
      // `players` has a line for each of them, and `pairs_found` is NULL if only the flips determine it.
      """
      CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id INTEGER NOT NULL UNIQUE,
        ended_at INTEGER NOT NULL,
        category TEXT NOT NULL,
        category_name TEXT,
        columns INTEGER NOT NULL,
        rows INTEGER NOT NULL,
        source TEXT NOT NULL,
        seed INTEGER NOT NULL,
        deck INTEGER NOT NULL CHECK (deck BETWEEN 1 AND 1000000),
        kind TEXT NOT NULL,
        players TEXT NOT NULL CHECK (length(players) BETWEEN 1 AND 2000),
        day INTEGER CHECK (day BETWEEN 0 AND 2932896),
        pairs_found INTEGER CHECK (pairs_found BETWEEN 0 AND moves),
        moves INTEGER NOT NULL CHECK (moves BETWEEN 0 AND 4000000000),
        slips INTEGER NOT NULL CHECK (slips BETWEEN 0 AND 4000000000),
        seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 4000000000),
        hindsight TEXT,
        given_up INTEGER NOT NULL CHECK (given_up IN (0, 1)),
        pairs BLOB NOT NULL CHECK (length(pairs) IN (0, columns * rows)),
        flips BLOB NOT NULL CHECK (length(flips) <= 60000),
        CHECK (columns BETWEEN 2 AND 10 AND rows BETWEEN 2 AND 8 AND columns * rows % 2 = 0),
        CHECK (given_up OR kind = 'sprint' OR moves >= columns * rows / 2)
      ) STRICT
      """,
      // Rows the first version cannot have written are left behind.
      """
      INSERT OR IGNORE INTO games
      SELECT number, id, ended_at, category, category_name, columns, rows, source, seed, 1, kind,
        CASE WHEN players BETWEEN 1 AND 4
          THEN substr(replace(hex(zeroblob(players)), '00', char(10) || 'person'), 2) END,
        NULL, iif(given_up, NULL, columns * rows / 2), moves, slips, seconds, hindsight, given_up,
        pairs, flips
      FROM old_games ORDER BY number
      """,
      "DROP TABLE old_games",
    ],
    [
      // The answers to puzzles, in order; `game` is the `id` of a game.
      """
      CREATE TABLE answers (
        number INTEGER PRIMARY KEY,
        game INTEGER NOT NULL,
        move INTEGER NOT NULL CHECK (move BETWEEN 1 AND 4000000000),
        is_right INTEGER NOT NULL CHECK (is_right IN (0, 1)),
        answered_at INTEGER NOT NULL
      ) STRICT
      """,
      "CREATE INDEX answers_by_game ON answers (game)",
    ],
    [
      "CREATE INDEX games_by_day ON games (day) WHERE day IS NOT NULL",
      "CREATE INDEX games_by_end ON games (ended_at) WHERE NOT given_up",
      """
      CREATE INDEX games_of_several ON games (number)
      WHERE NOT given_up AND instr(players, char(10)) > 0
      """,
      // The games that enter the records: in their order, and with the figures that are compared.
      """
      CREATE INDEX rivals_by_number ON games (kind, columns, rows)
      WHERE NOT given_up AND hindsight IS NULL AND instr(players, char(10)) = 0
      """,
      """
      CREATE INDEX rivals_by_figures ON games
        (kind, columns, rows, category, moves, slips, seconds, pairs_found, players)
      WHERE NOT given_up AND hindsight IS NULL AND instr(players, char(10)) = 0
      """,
      // The finds of covers in the games up to the one that was counted last; `game` and `golden_game` are an `id`.
      """
      CREATE TABLE finds (
        cover INTEGER PRIMARY KEY,
        day INTEGER NOT NULL,
        game INTEGER NOT NULL,
        golden_game INTEGER
      ) STRICT
      """,
      // The last wins in a row, a `number` each: the second one has won the crown for good. `person` is empty for anybody.
      """
      CREATE TABLE crowns (
        person TEXT NOT NULL,
        opponent TEXT NOT NULL,
        first_win INTEGER,
        second_win INTEGER,
        PRIMARY KEY (person, opponent)
      ) STRICT
      """,
      "CREATE TABLE counted (number INTEGER NOT NULL) STRICT",
      "INSERT INTO counted VALUES (0)",
    ],
    [
      // The lines of friends' games, in the order of their arrival.
      """
      CREATE TABLE friends (
        number INTEGER PRIMARY KEY,
        line TEXT NOT NULL UNIQUE CHECK (length(line) BETWEEN 1 AND 600)
      ) STRICT
      """
    ],
  ]
}

/// The columns of a game, by their places in ``list``.
enum Column: Int32, CaseIterable {
  case id, endedAt, category, categoryName, columns, rows, source, seed, deck, kind, players
  case day, pairsFound, moves, slips, seconds, hindsight, givenUp, pairs, flips

  /// The names of all columns, as in `SELECT`.
  static let list = """
    id, ended_at, category, category_name, columns, rows, source, seed, deck, kind, players, \
    day, pairs_found, moves, slips, seconds, hindsight, given_up, pairs, flips
    """

  static let count = Int32(allCases.count)

  static let parameters = allCases.map { _ in "?" }.joined(separator: ", ")

  /// The assignments of the values of a row that could not be inserted, as in `SET`.
  static let replacements = list.split { ", ".contains($0) }.map { "\($0) = excluded.\($0)" }
    .joined(separator: ", ")
}
