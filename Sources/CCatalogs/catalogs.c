#include "CCatalogs.h"

static const unsigned char english_words[] = {
#embed "../Wording/en.words"
};
static const unsigned char russian_words[] = {
#embed "../Wording/ru.words"
};
static const unsigned char chinese_words[] = {
#embed "../Wording/zh.words"
};

struct catalog_text words_en(void) { return (struct catalog_text){english_words, sizeof english_words}; }
struct catalog_text words_ru(void) { return (struct catalog_text){russian_words, sizeof russian_words}; }
struct catalog_text words_zh(void) { return (struct catalog_text){chinese_words, sizeof chinese_words}; }
