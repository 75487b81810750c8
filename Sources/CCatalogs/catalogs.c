#include "CCatalogs.h"

#include <stdbool.h>
#include <string.h>

static const char en[] = {
#embed "../Wording/en.ftl"
};
static const char ru[] = {
#embed "../Wording/ru.ftl"
};
static const char zh[] = {
#embed "../Wording/zh.ftl"
};

static const char russian_words[] = {
#embed "../Wording/ru.words"
};
static const char chinese_words[] = {
#embed "../Wording/zh.words"
};

struct catalog_text catalog_en(void) { return (struct catalog_text){en, sizeof en}; }
struct catalog_text catalog_ru(void) { return (struct catalog_text){ru, sizeof ru}; }
struct catalog_text catalog_zh(void) { return (struct catalog_text){zh, sizeof zh}; }

struct catalog_text words_ru(void) { return (struct catalog_text){russian_words, sizeof russian_words}; }
struct catalog_text words_zh(void) { return (struct catalog_text){chinese_words, sizeof chinese_words}; }

// What follows `word` if the text begins with it; otherwise NULL.
static const char *after(const char *word, const char *text, const char *end) {
  size_t size = strlen(word);
  return (size_t)(end - text) >= size && memcmp(text, word, size) == 0 ? text + size : NULL;
}

// The next line that begins with this byte; `end` if there is none.
static const char *line_with(char first, const char *text, const char *end) {
  while ((text = memchr(text, first, end - text))) {
    if (text[-1] == '\n') return text;
    text++;
  }
  return end;
}

struct catalog_text catalog_section(struct catalog_text catalog, const char *name) {
  const char *end = catalog.start + catalog.size, *section = NULL;
  for (const char *line = catalog.start + 1; (line = line_with('#', line, end)) < end; line++) {
    const char *heading = after("## ", line, end);
    if (!heading) continue;
    if (section) return (struct catalog_text){section, line - section};
    heading = after(name, heading, end);
    if (heading && *heading == '\n') section = heading;
  }
  return section ? (struct catalog_text){section, end - section} : (struct catalog_text){end, 0};
}

struct catalog_text catalog_message(struct catalog_text section, const char *name) {
  const char *end = section.start + section.size;
  for (const char *line = section.start + 1; (line = line_with(*name, line, end)) < end; line++) {
    const char *value = after(name, line, end);
    if (value) value = after(" =", value, end);
    if (value) return (struct catalog_text){value, end - value};
  }
  return (struct catalog_text){end, 0};
}
