// The catalogs of sentences and the words that can be typed, embedded in the program. SwiftPM's own embedding
// would take a minute: the Swift compiler checks the type of each byte.

#include <stddef.h>

// UTF-8 text that lives as long as the program.
struct __attribute__((swift_attr("@Sendable"))) catalog_text {
  const unsigned char *_Nonnull start;
  size_t size;
};

struct catalog_text catalog_en(void);
struct catalog_text catalog_ru(void);
struct catalog_text catalog_zh(void);
struct catalog_text catalog_manual(void);

struct catalog_text words_en(void);
struct catalog_text words_ru(void);
struct catalog_text words_zh(void);

// What follows the heading of a section, up to the next heading; empty if there is no such section.
struct catalog_text catalog_section(struct catalog_text catalog, struct catalog_text name);

// What follows `name =` in a section; empty if there is no such message. A capital letter in the name stands
// for a hyphen and the small letter.
struct catalog_text catalog_message(struct catalog_text section, struct catalog_text name);
