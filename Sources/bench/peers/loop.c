// A plain C loop that plays scripts of games of 8 pairs and answers in JSON, without anything that takes theory:
//   loop DECK           plays the script on standard input
//   loop DECK FLIPS     writes a script of so many flips: every game is played to its end, and every third move
//                       finds a pair
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

enum { pairs = 8, mostTunes = 1000 };

static char *titles[mostTunes], *artists[mostTunes];
static uint32_t tunes;
static struct table table;
static uint64_t seed;

static void readDeck(const char *path) {
  FILE *file = fopen(path, "r");
  char *line = NULL;
  size_t size = 0;
  while (file && getline(&line, &size, file) > 0 && tunes < mostTunes) {
    titles[tunes] = strdup(strtok(line, "\t"));
    artists[tunes++] = strdup(strtok(NULL, "\t\n"));
  }
  if (tunes < pairs) exit(2);
}

static void dealSeed(uint64_t next) {
  struct generator generator = {next};
  seed = next;
  deal(&table, pairs, tunes, &generator);
}

static uint32_t anyCard(struct generator *chance) {
  uint32_t card;
  do card = 1 + below(chance, 2 * pairs);
  while (table.matched[card]);
  return card;
}

static void writeScript(uint32_t flips) {
  struct generator chance = {7};
  for (uint64_t next = 1, made = 0; made < flips; next++) {
    printf("seed %lu\nplay\n", next);
    dealSeed(next);
    while (table.found < pairs) {
      uint32_t first = anyCard(&chance), second;
      do second = anyCard(&chance);
      while (second == first || (table.moves % 3 == 0 && table.faces[second] != table.faces[first]));
      printf("flip %u\nflip %u\n", first, second);
      flip(&table, first);
      flip(&table, second);
      made += 2;
    }
  }
}

static bool isUp(uint32_t card) {
  for (uint32_t i = 0; i < table.upCount; i++)
    if (table.up[i] == card) return true;
  return table.matched[card];
}

static void answer(long line, const char *command, bool isAccepted) {
  printf(
    "{\"line\":%ld,\"command\":\"%s\",\"ok\":%s,\"notice\":null,\"screen\":\"game\",\"category\":\"pop\",\"game\":{"
    "\"phase\":\"%s\",\"seed\":\"%lu\",\"pairs\":%d,\"flips\":%u,\"moves\":%u,\"matched\":%u,\"shown\":[",
    line, command, isAccepted ? "true" : "false", table.found == pairs ? "finished" : "playing", seed, pairs,
    table.flips, table.moves, table.found);
  const char *separator = "";
  for (uint32_t card = 1; card <= 2 * pairs; card++) {
    if (!isUp(card)) continue;
    uint32_t face = table.faces[card];
    printf(
      "%s{\"card\":%u,\"face\":%u,\"title\":\"%s\",\"artist\":\"%s\",\"matched\":%s,\"side\":null}", separator, card,
      face + 1, titles[face], artists[face], table.matched[card] ? "true" : "false");
    separator = ",";
  }
  printf("]}}\n");
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  setvbuf(stdout, NULL, _IOFBF, 65536);
  readDeck(arguments[1]);
  if (count > 2) {
    writeScript((uint32_t)atoi(arguments[2]));
    return 0;
  }
  char *line = NULL;
  size_t size = 0;
  uint64_t next = 0;
  long number = 0;
  for (ssize_t length; (length = getline(&line, &size, stdin)) > 0;) {
    bool isAccepted = true;
    line[length - 1] = 0;
    number++;
    if (strncmp(line, "seed ", 5) == 0)
      next = strtoul(line + 5, NULL, 10);
    else if (strcmp(line, "play") == 0)
      dealSeed(next);
    else if (strncmp(line, "flip ", 5) == 0)
      isAccepted = flip(&table, (uint32_t)atoi(line + 5)) != refused;
    else
      return 2;
    answer(number, line, isAccepted);
  }
  return 0;
}
