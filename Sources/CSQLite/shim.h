#pragma once

#include <sqlite3.h>

// A cast of a number to a pointer, which Swift does not import.
static inline int sqlite3_bind_copied_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

// A function with a variable number of arguments. It has an effect before the first database is opened.
static inline void sqlite3_count_no_memory(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
