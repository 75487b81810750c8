// Plays games of one player and prints what `memory-tunes simulate --format json` prints of them:
//   simulate optimal|random PAIRS GAMES SEED
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

// A player who remembers every card that was up, or none. The cards that can still be turned up stand in a
// list, one kind after the other: those that are not remembered, those whose mates are not, those of which both
// are.
struct player {
  bool remembers;
  uint32_t list[mostCards], places[mostCards + 1];
  uint32_t unknown, singlesEnd, end;
  // The cards of each face that are remembered, 0 for none.
  uint32_t known[mostPairs][2];
  uint32_t first, firstFace;
};

static void begin(struct player *player, bool remembers, uint32_t pairs) {
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
static void put(struct player *player, uint32_t card, uint32_t place) {
  uint32_t other = player->list[place], from = player->places[card];
  player->list[from] = other;
  player->places[other] = from;
  player->list[place] = card;
  player->places[card] = place;
}

static void learn(struct player *player, uint32_t card, uint32_t face) {
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

static void removeCard(struct player *player, uint32_t card) {
  if (player->places[card] < player->unknown) put(player, card, --player->unknown);
  if (player->places[card] < player->singlesEnd) put(player, card, --player->singlesEnd);
  put(player, card, --player->end);
}

static uint32_t choose(const struct player *player, struct generator *generator) {
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

static void heed(struct player *player, uint32_t card, uint32_t face) {
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

static struct table table;
static struct player player;

static void play(bool remembers, uint32_t pairs, uint64_t seed) {
  struct generator generator = {seed};
  deal(&table, pairs, pairs, &generator);
  begin(&player, remembers, pairs);
  while (table.found < table.pairs) {
    uint32_t card = choose(&player, &generator);
    if (flip(&table, card) == refused) {
      fprintf(stderr, "simulate: card %u was refused\n", card);
      exit(2);
    }
    heed(&player, card, table.faces[card]);
  }
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  bool remembers = strcmp(arguments[1], "optimal") == 0;
  uint32_t pairs = (uint32_t)atoi(arguments[2]);
  long games = atol(arguments[3]);
  uint64_t seed = strtoull(arguments[4], NULL, 10);
  if (pairs < 1 || pairs > mostPairs) return 2;
  size_t size = 0;
  long *counts = NULL;
  for (long game = 0; game < games; game++) {
    play(remembers, pairs, seed + (uint64_t)game);
    if (table.moves >= size) {
      size_t larger = 2 * (size_t)table.moves;
      counts = realloc(counts, larger * sizeof *counts);
      if (!counts) return 2;
      memset(counts + size, 0, (larger - size) * sizeof *counts);
      size = larger;
    }
    counts[table.moves]++;
  }
  printf("{\"games\":%ld,\"pairs\":%u,\"players\":[\"%s\"],\"seed\":\"%s\",\"first\":0,\"moves\":{", games, pairs,
    arguments[1], arguments[4]);
  const char *separator = "";
  for (size_t moves = 0; moves < size; moves++) {
    if (counts[moves] == 0) continue;
    printf("%s\"%zu\":%ld", separator, moves, counts[moves]);
    separator = ",";
  }
  printf("},\"won\":[%ld],\"drawn\":0}\n", games * (long)pairs);
  return 0;
}
