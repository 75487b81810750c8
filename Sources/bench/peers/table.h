// The rules of the game in C: SplitMix64 and numbers below a bound by Lemire's way, dealing, and flipping.
#include <stdbool.h>
#include <stdint.h>

struct generator {
  uint64_t state;
};

static inline uint64_t next(struct generator *generator) {
  uint64_t z = generator->state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static inline uint32_t below(struct generator *generator, uint32_t bound) {
  __extension__ typedef unsigned __int128 wide;
  wide product = (wide)next(generator) * bound;
  if ((uint64_t)product < bound) {
    uint64_t threshold = -(uint64_t)bound % bound;
    while ((uint64_t)product < threshold) product = (wide)next(generator) * bound;
  }
  return (uint32_t)(product >> 64);
}

enum { mostPairs = 1000, mostCards = 2 * mostPairs };
enum flip { refused, first, match, mismatch };

struct table {
  uint32_t pairs, cards;
  uint32_t faces[mostCards + 1];
  bool matched[mostCards + 1];
  // The unmatched cards that are up: none, one or two.
  uint32_t up[2], upCount;
  uint32_t flips, moves, found;
};

static inline void swap(uint32_t *one, uint32_t *other) {
  uint32_t kept = *one;
  *one = *other;
  *other = kept;
}

// Deals some of the tunes of a deck, by the rule of the game.
static inline void deal(struct table *table, uint32_t pairs, uint32_t tunes, struct generator *generator) {
  uint32_t deck[mostPairs];
  uint32_t *faces = table->faces + 1;
  for (uint32_t i = 0; i < tunes; i++) deck[i] = i;
  for (uint32_t i = 0; i < pairs; i++) swap(&deck[i], &deck[i + below(generator, tunes - i)]);
  for (uint32_t i = 0; i < pairs; i++) faces[2 * i] = faces[2 * i + 1] = deck[i];
  for (uint32_t i = 2 * pairs - 1; i >= 1; i--) swap(&faces[i], &faces[below(generator, i + 1)]);
  table->pairs = pairs;
  table->cards = 2 * pairs;
  for (uint32_t card = 1; card <= table->cards; card++) table->matched[card] = false;
  table->upCount = table->flips = table->moves = table->found = 0;
}

static inline enum flip flip(struct table *table, uint32_t card) {
  if (card < 1 || card > table->cards || table->matched[card]) return refused;
  if (table->upCount == 1 && table->up[0] == card) return refused;
  table->flips++;
  if (table->upCount != 1) {
    table->up[0] = card;
    table->upCount = 1;
    return first;
  }
  table->moves++;
  if (table->faces[table->up[0]] != table->faces[card]) {
    table->up[1] = card;
    table->upCount = 2;
    return mismatch;
  }
  table->matched[table->up[0]] = table->matched[card] = true;
  table->upCount = 0;
  table->found++;
  return match;
}
