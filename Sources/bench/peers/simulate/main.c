// Plays games of one player and prints what `memory-tunes simulate --format json` prints of them:
//   simulate optimal|random PAIRS GAMES SEED
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "player.h"

static struct table table;
static struct player player;

static void play(bool remembers, uint32_t pairs, uint64_t seed) {
  struct generator generator = {seed};
  deal(&table, pairs, &generator);
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
