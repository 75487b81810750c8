// Functions of libedit and the C library with a variable number of arguments, which Swift cannot call, and
// global variables, which Swift 6 reports as data races.

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <wchar.h>

// The streams are global variables.
static inline EditLine *_Nullable libedit_init(const char *_Nonnull program) {
  return el_init(program, stdin, stdout, stderr);
}

// el_set and history take a variable number of arguments.
static inline void libedit_set_prompt(EditLine *_Nonnull editor, char *_Nonnull (*_Nonnull prompt)(EditLine *_Nonnull)) {
  el_set(editor, EL_PROMPT, prompt);
}

static inline void libedit_set_editor(EditLine *_Nonnull editor, const char *_Nonnull name) {
  el_set(editor, EL_EDITOR, name);
}

// "emacs" or "vi".
static inline const char *_Nonnull libedit_editor(EditLine *_Nonnull editor) {
  const char *name = "";
  el_get(editor, EL_EDITOR, &name);
  return name;
}

// After el_set, older versions, as macOS has, keep one byte of each character.
static inline void libedit_set_getc(
  EditLine *_Nonnull editor, int (*_Nonnull getc)(EditLine *_Nonnull, wchar_t *_Nonnull)
) {
  el_wset(editor, EL_GETCFN, getc);
}

// Moves the cursor back into the line. With vi's keys, `$` moves it before the memory of an empty line, and
// a search without a match empties the line and leaves the cursor behind it. el_wline returns libedit's own
// line, and older versions have no el_cursor.
static inline void libedit_keep_cursor_in_line(EditLine *_Nonnull editor) {
  LineInfoW *line = (LineInfoW *)el_wline(editor);
  if (line->cursor < line->buffer) line->cursor = line->buffer;
  if (line->cursor > line->lastchar) line->cursor = line->lastchar;
}

// Keeps keys raw and not echoed while libedit also gives the terminal back.
static inline void libedit_keep_keys_raw(EditLine *_Nonnull editor) {
  el_set(editor, EL_SETTY, "-x", "-icanon", "-echo", "-iexten", NULL);
}

// Undoes `edit off`.
static inline void libedit_turn_on(EditLine *_Nonnull editor) {
  el_set(editor, EL_EDITMODE, 1);
}

// Makes the terminal ready for editing, or gives it back.
static inline void libedit_prepare_terminal(EditLine *_Nonnull editor, int ready) {
  el_set(editor, EL_PREP_TERM, ready);
}

static inline void libedit_refresh(EditLine *_Nonnull editor) {
  el_set(editor, EL_REFRESH);
}

static inline void libedit_set_history(EditLine *_Nonnull editor, History *_Nonnull lines) {
  el_set(editor, EL_HIST, history, lines);
}

static inline void libedit_set_client_data(EditLine *_Nonnull editor, void *_Nonnull data) {
  el_set(editor, EL_CLIENTDATA, data);
}

static inline void *_Nullable libedit_client_data(EditLine *_Nonnull editor) {
  void *data = NULL;
  el_get(editor, EL_CLIENTDATA, &data);
  return data;
}

static inline void libedit_add_function(
  EditLine *_Nonnull editor, const char *_Nonnull name, const char *_Nonnull purpose,
  unsigned char (*_Nonnull function)(EditLine *_Nonnull, int)
) {
  el_set(editor, EL_ADDFN, name, purpose, function);
}

static inline void libedit_bind(EditLine *_Nonnull editor, const char *_Nonnull key, const char *_Nonnull name) {
  el_set(editor, EL_BIND, key, name, NULL);
}

static inline void libedit_history_size(History *_Nonnull lines, int size) {
  HistEvent event;
  history(lines, &event, H_SETSIZE, size);
  history(lines, &event, H_SETUNIQUE, 1);
}

static inline void libedit_history_enter(History *_Nonnull lines, const char *_Nonnull line) {
  HistEvent event;
  history(lines, &event, H_ENTER, line);
}

static inline int libedit_history_load(History *_Nonnull lines, const char *_Nonnull path) {
  HistEvent event;
  return history(lines, &event, H_LOAD, path);
}

// Writes a line, and a header if the file is at its beginning.
static inline int libedit_history_append(const char *_Nonnull line, FILE *_Nonnull file) {
  HistEvent event;
  History *lines = history_init();
  history(lines, &event, H_SETSIZE, 1);
  history(lines, &event, H_ENTER, line);
  int result = history(lines, &event, H_SAVE_FP, file);
  history_end(lines);
  return result;
}

static inline void libedit_history_clear(History *_Nonnull lines) {
  HistEvent event;
  history(lines, &event, H_CLEAR);
}

// The same for vi's command mode.
static inline void libedit_bind_command(
  EditLine *_Nonnull editor, const char *_Nonnull key, const char *_Nonnull name
) {
  el_set(editor, EL_BIND, "-a", key, name, NULL);
}
