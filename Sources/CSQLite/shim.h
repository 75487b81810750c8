#pragma once

#include <errno.h>
#include <sqlite3.h>

// A cast of a number to a pointer, which Swift does not import.
static inline int sqlite3_bind_copied_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

// The error number of the last failed call of the system that SQLite logged on this thread. Where fsync or open
// fails, only the log has it. Only Database.swift may use it: each Swift file has a copy.
static inline int *sqlite3_logged_errno(void) {
  static _Thread_local int number;
  return &number;
}

static inline void sqlite3_note_errno(void *unused, int code, const char *message) {
  int kind = code & 0xFF;
  if (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) *sqlite3_logged_errno() = errno;
}

static inline void sqlite3_forget_errno(void) { *sqlite3_logged_errno() = 0; }

// The error number of the call that has failed in the last statement; 0 if none has.
static inline int sqlite3_failed_errno(sqlite3 *database) {
  int number = *sqlite3_logged_errno();
  if (number == 0) sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &number);
  return number;
}

// A function with a variable number of arguments. It has an effect before the first database is opened.
static inline void sqlite3_configure(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3_config(SQLITE_CONFIG_LOG, sqlite3_note_errno, (void *)0);
}
