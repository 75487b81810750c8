// Answers with the board, cell by cell, and a message. Every row of cards is full.
#include <string.h>

#include "player.h"

enum { mostColumns = 80 };

static const char dashes[] = "--------------------------------------------------------------------------------";

// Prints a message in lines of at most so many columns, broken at blanks. Each letter takes one column.
static void printMessage(const char *text) {
  for (;;) {
    const char *blank = NULL, *end = text;
    for (int columns = 0; *end; end++) {
      if ((*end & 0xC0) == 0x80) continue;
      if (*end == ' ') blank = end;
      if (columns++ == mostColumns) break;
    }
    if (!*end || !blank) break;
    printf("%.*s\n", (int)(blank - text), text);
    text = blank + 1;
  }
  printf("%s\n", text);
}

static void printFrame(const struct decks *decks, const struct game *game, int first) {
  for (int card = first; card < first + decks->columns; card++) {
    if (card > game->layout->count || !isUp(game, card)) {
      printf("+%.*s", decks->width, dashes);
      continue;
    }
    const char *word = game->matched[card] ? "found" : "up";
    int printed = printf("+- %d %s ", card, word);
    printf("%.*s", decks->width + 1 - printed, dashes);
  }
  printf("+\n");
}

static void printCell(const struct decks *decks, const struct game *game, int number, int line) {
  const struct card *card = &game->layout->cards[number];
  if (isUp(game, number)) {
    printf("| %-*s ", card->width[line], card->label[line]);
  } else if (line == labelLines / 2) {
    int digits = number < 10 ? 1 : 2;
    int before = (decks->width - digits) / 2;
    printf("|%*d%*s", before + digits, number, decks->width - before - digits, "");
  } else {
    printf("|%-*s", decks->width, "");
  }
}

static void printBoard(const struct decks *decks, const struct game *game) {
  printf(
    "%s, seed %lu   Moves %d (par %.1f), flips %d, pairs %d of %d\n", decks->title, game->layout->seed,
    game->moves, parOf(game), game->flips, game->pairs, game->layout->count / 2);
  for (int first = 1; first <= game->layout->count; first += decks->columns) {
    printFrame(decks, game, first);
    for (int line = 0; line < labelLines; line++) {
      for (int card = first; card < first + decks->columns; card++) printCell(decks, game, card, line);
      printf("|\n");
    }
  }
  printFrame(decks, game, game->layout->count + 1);
}

void answerText(const struct decks *decks, const struct game *game, const struct answer *answer) {
  if (!answer->isRefused) {
    char end[noticeSize];
    printBoard(decks, game);
    if (isFinished(game)) {
      sayFinished(game, end);
      if (strcmp(answer->notice, end) != 0) printMessage(end);
    }
  }
  if (answer->notice[0]) printMessage(answer->notice);
}
