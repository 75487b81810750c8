// Reads the file that says what lies on the table: see script/layout.awk.
#include <stdlib.h>
#include <string.h>

#include "player.h"

static void fail(const char *what) {
  fprintf(stderr, "player: %s\n", what);
  exit(2);
}

static char *column(char **rest) {
  char *text = strsep(rest, "\t");
  if (!text) fail("a column is missing in the layout");
  char *kept = strdup(text);
  if (!kept) fail("there is no memory left");
  return kept;
}

static int number(char **rest) {
  char *text = column(rest);
  int value = atoi(text);
  free(text);
  return value;
}

static void findMate(struct layout *layout) {
  for (int card = 1; card < layout->count; card++) {
    if (layout->cards[card].face != layout->cards[layout->count].face) continue;
    layout->cards[card].mate = layout->count;
    layout->cards[layout->count].mate = card;
  }
}

static void readCard(struct card *card, char *rest) {
  card->face = number(&rest);
  card->title = column(&rest);
  card->artist = column(&rest);
  for (int line = 0; line < labelLines; line++) {
    char *label = card->label[line] = column(&rest);
    size_t length = strlen(label);
    card->width[line] = (int)length;
    while (length > 0 && label[length - 1] == ' ') label[--length] = 0;
  }
}

void readDecks(struct decks *decks, const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("there is no layout");
  char *line = NULL;
  size_t size = 0;
  while (getline(&line, &size, file) > 0) {
    line[strcspn(line, "\n")] = 0;
    char *rest = line;
    const char *key = strsep(&rest, "\t");
    if (strcmp(key, "deck") == 0) {
      decks->title = column(&rest);
      decks->category = column(&rest);
      decks->tunes = number(&rest);
      decks->columns = number(&rest);
      decks->width = number(&rest);
    } else if (strcmp(key, "seed") == 0) {
      if (decks->count == mostGames) fail("there are too many games in the layout");
      struct layout *layout = &decks->layouts[decks->count++];
      layout->seed = (unsigned long)number(&rest);
      layout->par = column(&rest);
      layout->shortPar = column(&rest);
    } else {
      struct layout *layout = &decks->layouts[decks->count - 1];
      if (layout->count == mostCards) fail("there are too many cards in the layout");
      readCard(&layout->cards[++layout->count], rest);
      findMate(layout);
    }
  }
  free(line);
  fclose(file);
}

char **readVerdicts(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("there are no verdicts");
  char **verdicts = NULL;
  for (size_t count = 0, room = 0;; count++) {
    if (count == room) {
      room = 2 * room + 1;
      verdicts = realloc(verdicts, room * sizeof *verdicts);
      if (!verdicts) fail("there is no memory left");
    }
    char *line = NULL;
    size_t size = 0;
    verdicts[count] = getline(&line, &size, file) > 0 ? line : NULL;
    if (!verdicts[count]) break;
    line[strcspn(line, "\n")] = 0;
  }
  fclose(file);
  return verdicts;
}

const struct layout *layoutOf(const struct decks *decks, unsigned long seed) {
  for (int place = 0; place < decks->count; place++)
    if (decks->layouts[place].seed == seed) return &decks->layouts[place];
  fail("a seed is not in the layout");
  return NULL;
}
