#include "CCatalogs.h"

static const unsigned char russian_words[] = {
#embed "../Wording/ru.words"
};
static const unsigned char chinese_words[] = {
#embed "../Wording/zh.words"
};

static const unsigned char english_patterns[] = {
#embed "../Wording/en.patterns"
};
static const unsigned char russian_patterns[] = {
#embed "../Wording/ru.patterns"
};
static const unsigned char chinese_patterns[] = {
#embed "../Wording/zh.patterns"
};

struct catalog_text words_ru(void) { return (struct catalog_text){russian_words, sizeof russian_words}; }
struct catalog_text words_zh(void) { return (struct catalog_text){chinese_words, sizeof chinese_words}; }

struct catalog_text patterns_en(void) { return (struct catalog_text){english_patterns, sizeof english_patterns}; }
struct catalog_text patterns_ru(void) { return (struct catalog_text){russian_patterns, sizeof russian_patterns}; }
struct catalog_text patterns_zh(void) { return (struct catalog_text){chinese_patterns, sizeof chinese_patterns}; }
