#pragma once

#include <sqlite3.h>

// A cast of a number to a pointer, which Swift does not import.
static inline int sqlite3_bind_copied_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}
