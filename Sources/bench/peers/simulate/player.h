// A player who remembers every card that was up, or none. The cards that can still be turned up stand in a
// list, one kind after the other: those that are not remembered, those whose mates are not, those of which both
// are.
#include <stdbool.h>
#include <stdint.h>

#include "table.h"

struct player {
  bool remembers;
  uint32_t list[mostCards], places[mostCards + 1];
  uint32_t unknown, singlesEnd, end;
  // The cards of each face that are remembered, 0 for none.
  uint32_t known[mostPairs][2];
  uint32_t first, firstFace;
};

static inline void begin(struct player *player, bool remembers, uint32_t pairs) {
  player->remembers = remembers;
  for (uint32_t card = 1; card <= 2 * pairs; card++) {
    player->list[card - 1] = card;
    player->places[card] = card - 1;
  }
  for (uint32_t face = 0; face < pairs; face++) player->known[face][0] = player->known[face][1] = 0;
  player->unknown = player->singlesEnd = player->end = 2 * pairs;
  player->first = 0;
}

// Swaps a card with the one that stands there.
static inline void put(struct player *player, uint32_t card, uint32_t place) {
  uint32_t other = player->list[place], from = player->places[card];
  player->list[from] = other;
  player->places[other] = from;
  player->list[place] = card;
  player->places[card] = place;
}

static inline void learn(struct player *player, uint32_t card, uint32_t face) {
  if (player->places[card] >= player->unknown) return;
  put(player, card, --player->unknown);
  uint32_t *known = player->known[face];
  if (known[0] == 0) {
    known[0] = card;
    return;
  }
  known[1] = card;
  put(player, known[0], --player->singlesEnd);
  put(player, card, --player->singlesEnd);
}

static inline void removeCard(struct player *player, uint32_t card) {
  if (player->places[card] < player->unknown) put(player, card, --player->unknown);
  if (player->places[card] < player->singlesEnd) put(player, card, --player->singlesEnd);
  put(player, card, --player->end);
}

static inline uint32_t choose(const struct player *player, struct generator *generator) {
  if (player->first == 0) {
    uint32_t paired = player->end - player->singlesEnd;
    if (paired > 0) return player->list[player->singlesEnd + below(generator, paired)];
    return player->list[below(generator, player->unknown)];
  }
  const uint32_t *known = player->known[player->firstFace];
  uint32_t mate = known[0] == player->first ? known[1] : known[0];
  if (mate != 0) return mate;
  if (player->places[player->first] >= player->unknown) return player->list[below(generator, player->unknown)];
  uint32_t card = player->list[below(generator, player->unknown - 1)];
  return card == player->first ? player->list[player->unknown - 1] : card;
}

static inline void heed(struct player *player, uint32_t card, uint32_t face) {
  if (player->first == 0) {
    player->first = card;
    player->firstFace = face;
    return;
  }
  if (face == player->firstFace) {
    removeCard(player, player->first);
    removeCard(player, card);
    player->known[face][0] = player->known[face][1] = 0;
  } else if (player->remembers) {
    learn(player, player->first, player->firstFace);
    learn(player, card, face);
  }
  player->first = 0;
}
