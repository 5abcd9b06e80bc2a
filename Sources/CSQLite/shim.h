#include <sqlite3.h>

/* What Swift cannot call: a function with a variable number of arguments, and a constant that is a pointer. */

/* Makes a database unable to run code that its file may contain. */
static inline int CSQLiteForbidCode(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  return code;
}

/* Closing the last connection does not write the log into the database. */
static inline int CSQLiteKeepLog(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/* Binds a copy of a text or of bytes. */
static inline int CSQLiteBindText(sqlite3_stmt *statement, int index, const char *text) {
  return sqlite3_bind_text(statement, index, text, -1, SQLITE_TRANSIENT);
}

static inline int CSQLiteBindBytes(
    sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}
