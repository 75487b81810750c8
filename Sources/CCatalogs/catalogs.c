#include "CCatalogs.h"

#include <stdbool.h>
#include <string.h>

static const unsigned char en[] = {
#embed "../Wording/en.ftl"
};
static const unsigned char ru[] = {
#embed "../Wording/ru.ftl"
};
static const unsigned char zh[] = {
#embed "../Wording/zh.ftl"
};
static const unsigned char manual[] = {
#embed "../Wording/manual.ftl"
};

static const unsigned char english_words[] = {
#embed "../Wording/en.words"
};
static const unsigned char russian_words[] = {
#embed "../Wording/ru.words"
};
static const unsigned char chinese_words[] = {
#embed "../Wording/zh.words"
};

struct catalog_text catalog_en(void) { return (struct catalog_text){en, sizeof en}; }
struct catalog_text catalog_ru(void) { return (struct catalog_text){ru, sizeof ru}; }
struct catalog_text catalog_zh(void) { return (struct catalog_text){zh, sizeof zh}; }
struct catalog_text catalog_manual(void) { return (struct catalog_text){manual, sizeof manual}; }

struct catalog_text words_en(void) { return (struct catalog_text){english_words, sizeof english_words}; }
struct catalog_text words_ru(void) { return (struct catalog_text){russian_words, sizeof russian_words}; }
struct catalog_text words_zh(void) { return (struct catalog_text){chinese_words, sizeof chinese_words}; }

// What follows the name if the text begins with it; otherwise NULL.
static const unsigned char *after(struct catalog_text name, const unsigned char *text, const unsigned char *end) {
  for (size_t place = 0; place < name.size; place++) {
    unsigned char letter = name.start[place];
    bool is_capital = 'A' <= letter && letter <= 'Z';
    if (is_capital && (text == end || *text++ != '-')) return NULL;
    if (text == end || *text++ != (is_capital ? letter - 'A' + 'a' : letter)) return NULL;
  }
  return text;
}

// The next line that begins with this byte; `end` if there is none.
static const unsigned char *line_with(
    unsigned char first, const unsigned char *text, const unsigned char *end) {
  while ((text = memchr(text, first, end - text))) {
    if (text[-1] == '\n') return text;
    text++;
  }
  return end;
}

struct catalog_text catalog_section(struct catalog_text catalog, struct catalog_text name) {
  const unsigned char *end = catalog.start + catalog.size, *section = NULL;
  for (const unsigned char *line = catalog.start + 1; (line = line_with('#', line, end)) < end; line++) {
    if (end - line < 4 || memcmp(line, "## ", 3) != 0) continue;
    if (section) return (struct catalog_text){section, line - section};
    const unsigned char *heading = line + 3;
    size_t rest = end - heading;
    if (rest > name.size && memcmp(heading, name.start, name.size) == 0 && heading[name.size] == '\n') {
      section = heading + name.size;
    }
  }
  return section ? (struct catalog_text){section, end - section} : (struct catalog_text){end, 0};
}

struct catalog_text catalog_message(struct catalog_text section, struct catalog_text name) {
  const unsigned char *end = section.start + section.size;
  for (const unsigned char *line = section.start + 1; (line = line_with(*name.start, line, end)) < end; line++) {
    const unsigned char *value = after(name, line, end);
    if (value && end - value > 2 && memcmp(value, " =", 2) == 0) {
      return (struct catalog_text){value + 2, end - value - 2};
    }
  }
  return (struct catalog_text){end, 0};
}
