// The words and patterns of what can be typed, embedded in the program. SwiftPM's own embedding would take a
// minute: the Swift compiler checks the type of each byte.

#include <stddef.h>

// UTF-8 text that lives as long as the program.
struct __attribute__((swift_attr("@Sendable"))) catalog_text {
  const unsigned char *_Nonnull start;
  size_t size;
};

struct catalog_text words_ru(void);
struct catalog_text words_zh(void);

struct catalog_text patterns_en(void);
struct catalog_text patterns_ru(void);
struct catalog_text patterns_zh(void);
